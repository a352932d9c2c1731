"""Why an action is refused, None for a legal one: the referee's question, and a player's.

What is listed and what is refused are worked out apart; a test holds them to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rules import Seat
from game.rules.proving_ground import actions
from game.rules.proving_ground.choices import face_down, keeps, other_cards, steps
from game.rules.proving_ground.ground.bases import (
    cards_of,
    free_cells,
    free_colours,
    kept_pawns,
    next_to_assign,
    next_to_place,
)
from game.rules.proving_ground.ground.board import BASES
from game.rules.proving_ground.one_shots_and_upgrades import SLOTS, able, again, extras, ready
from game.rules.proving_ground.reach import drives, taken
from game.rules.proving_ground.state import Fate, Mode, Stage, Table
from game.rules.proving_ground.tokens import ACTIONS, HIDDEN, Effect

from .reasons import Refusal, Why
from .refusing_ways import why_no_drive, why_no_shot

Answer = Refusal | None


def refusal(table: Table, action: actions.Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if table.ending:
        return Refusal(Why.OVER, "B12.2")
    if isinstance(action, actions.Retire):
        alone = table.mode is Mode.SOLO and action.seat == 0
        return None if alone else Refusal(Why.SOLO_ONLY, "B15.10")
    if action.seat != table.turn.seat:
        return Refusal(Why.NOT_YOUR_TURN, "B3.1")
    drawn = bool(table.offer) and table.turn.stage is not Stage.DRAFT
    if drawn != isinstance(action, actions.Keep):
        return Refusal(Why.KEEP_FIRST if drawn else Why.NOT_NOW, "B9.2")
    stages, check = _CHECKS[type(action)]
    if table.turn.stage not in stages:
        return _not_now(table)
    return check(table, action.seat, action)


def _not_now(table: Table) -> Refusal:
    if table.turn.stage is Stage.RETURN:
        return Refusal(Why.RETURN_FIRST, "B6.5")
    if table.turn.stage is Stage.DRIVE:
        return Refusal(Why.MUST_MOVE, "B10.6")
    return Refusal(Why.NOT_NOW, "B3.1")


def _pick(table: Table, _seat: Seat, action: actions.Pick) -> Answer:
    open_ = action.card in (table.offer or table.deck)
    return None if open_ else Refusal(Why.CARD_NOT_OPEN, "B2.8")


def _corner(table: Table, _seat: Seat, action: actions.Corner) -> Answer:
    free = action.colour in free_colours(table)
    return None if free else Refusal(Why.CORNER_TAKEN, "B2.7")


def _assign(table: Table, seat: Seat, action: actions.Assign) -> Answer:
    if action.card not in table.hands[seat]:
        return Refusal(Why.NOT_YOUR_CARD, "B2.4")
    right = action.pawn == next_to_assign(table, seat)
    return None if right else Refusal(Why.OTHER_PAWN, "B2.4")


def _place(table: Table, seat: Seat, action: actions.Place) -> Answer:
    stage = table.turn.stage
    if action.pawn not in table.own(seat):
        return Refusal(Why.NOT_YOUR_PAWN, "B6.5")
    rule, cards = _placed(table, seat, action.pawn)
    if cards is None:
        return Refusal(Why.NOT_WAITING, rule)
    if stage is Stage.MAIN and not table.turn.opening:
        return Refusal(Why.BRING_IN_LATER, "B15.7")
    if action.card not in cards:
        return Refusal(Why.NOT_YOUR_CARD, rule)
    if action.cell in free_cells(table, action.pawn):
        return None
    colour = table.pawns[action.pawn].colour
    if colour is None or action.cell not in BASES[colour]:
        return Refusal(Why.BASE_ONLY, rule, action.cell)
    why = Why.BASE_TAKEN if taken(table, action.cell) else Why.BASE_MINED
    return Refusal(why, "B6.8", action.cell)


def _placed(table: Table, seat: Seat, number: int) -> tuple[str, tuple[str, ...] | None]:
    """Return the paragraph of a placing now, and the cards it may be done with."""
    stage, pawn = table.turn.stage, table.pawns[number]
    if stage is Stage.PLACE:
        card = (pawn.tank.card if pawn.tank else "",)
        return "B2.7", card if number in next_to_place(table, seat) else None
    if stage is Stage.RETURN:
        return "B6.5", cards_of(table, number) if number == table.turn.pawn else None
    spare = tuple(tank.card for tank in table.spare)
    return "B15.7", spare if number in kept_pawns(table) else None


def _hold(table: Table, seat: Seat, _action: actions.Hold) -> Answer:
    if table.turn.stage is Stage.SHOT:
        return None
    pawns = able(table, seat)
    if not pawns:
        return Refusal(Why.NOBODY_TO_ACT, "B3.1")
    moves = any(drives(table, number) for number in pawns)
    return Refusal(Why.MUST_MOVE, "B4.2") if moves else None


def _change(table: Table, seat: Seat, action: actions.ChangeTank) -> Answer:
    if missing := why_not_able(table, seat, action.pawn):
        return missing
    known = action.card in other_cards(table, action.pawn)
    return None if known else Refusal(Why.NO_OTHER_CARD, "B7.1")


def why_not_able(table: Table, seat: Seat, number: int) -> Answer:
    """Return why a pawn cannot act for this seat."""
    if not 0 <= number < len(table.pawns) or table.pawns[number].seat != seat:
        return Refusal(Why.NOT_YOUR_PAWN, "B3.2")
    pawn = table.pawns[number]
    if pawn.cell is None:
        return Refusal(Why.PAWN_AWAY, "B6.1")
    return Refusal(Why.PAWN_SITS, "B6.5") if pawn.sits else None


def _drive(table: Table, seat: Seat, action: actions.Drive) -> Answer:
    if missing := why_not_able(table, seat, action.pawn):
        return missing
    if table.turn.stage is Stage.DRIVE and action.pawn != table.turn.pawn:
        return Refusal(Why.OTHER_PAWN, "B3.2")
    return why_no_drive(table, action.pawn, action.path)


def _shoot(table: Table, seat: Seat, action: actions.Shoot) -> Answer:
    if missing := why_not_able(table, seat, action.pawn):
        return missing
    if table.turn.stage is Stage.SHOT and action.pawn != table.turn.pawn:
        return Refusal(Why.OTHER_PAWN, "B3.2")
    return why_no_shot(table, action)


def _attach(table: Table, seat: Seat, action: actions.Attach) -> Answer:
    pairs = table.zone(seat).pairs
    if not 0 <= action.pair < len(pairs):
        return Refusal(Why.NO_PAIR, "B8.1")
    pair = pairs[action.pair]
    if pair.fate is not Fate.READY:
        return Refusal(Why.NOT_READY, "B8.3")
    if pair.effect in ACTIONS:
        return Refusal(Why.NO_UPGRADE, "B10.1")
    known = 0 <= action.pawn < len(table.pawns)
    if not known or table.side(table.pawns[action.pawn].seat) != table.side(seat):
        return Refusal(Why.NOT_YOUR_PAWN, "B10.1")
    tank = table.pawns[action.pawn].tank
    if tank is None:
        return Refusal(Why.NO_ACTIVE_CARD, "B10.1")
    if len(tank.upgrades) >= SLOTS:
        return Refusal(Why.SLOTS_FULL, "B10.1")
    return None if action in extras(table, seat) else Refusal(Why.PAWN_SITS, "B6.6")


def _extra_turn(table: Table, seat: Seat, _action: actions.UseExtraTurn) -> Answer:
    if ready(table, seat, Effect.EXTRA_TURN) is None:
        return Refusal(Why.NOT_READY, "B9.1")
    if table.turn.stage is not Stage.REST:
        return Refusal(Why.MAIN_FIRST, "B9.1")
    return None if again(table, seat) else Refusal(Why.NOBODY_TO_ACT, "B9.1")


def _extra_tank(table: Table, seat: Seat, action: actions.UseExtraTank) -> Answer:
    if ready(table, seat, Effect.EXTRA_TANK) is None:
        return Refusal(Why.NOT_READY, "B9.2")
    if not table.deck:
        return Refusal(Why.DECK_EMPTY, "B9.2")
    return None if action in extras(table, seat) else Refusal(Why.PAWN_SITS, "B6.6")


def _keep(table: Table, seat: Seat, action: actions.Keep) -> Answer:
    if action.card not in table.offer:
        return Refusal(Why.CARD_NOT_OPEN, "B9.2")
    known = action in keeps(table, seat)
    return None if known else Refusal(Why.NOT_YOUR_PAWN, "B9.2")


def _end(table: Table, seat: Seat, _action: actions.EndTurn) -> Answer:
    if table.turn.stage is Stage.REST or not able(table, seat):
        return None
    return Refusal(Why.MAIN_FIRST, "B3.1")


def _step(table: Table, seat: Seat, action: actions.StepTo) -> Answer:
    if action.cell in steps(table, seat):
        return None
    there = table.pawn_on(action.cell)
    why = Why.NOT_ADJACENT if there in {None, seat} else Why.PAWN_THERE
    return Refusal(why, "B14.3", action.cell)


def _stop(table: Table, _seat: Seat, _action: actions.Stop) -> Answer:
    return None if table.flipped.steps else Refusal(Why.STEP_FIRST, "B14.3")


def _turn_up(table: Table, seat: Seat, action: actions.TurnUp) -> Answer:
    if action.cell in face_down(table, seat):
        return None
    down = table.on(action.cell) == HIDDEN
    return Refusal(Why.NOT_ADJACENT if down else Why.FACE_UP, "B14.4", action.cell)


_TURN = frozenset({Stage.MAIN, Stage.SHOT, Stage.DRIVE, Stage.REST})
_CHECKS: dict[type, tuple[frozenset[Stage], Callable[[Table, Seat, Any], Answer]]] = {
    actions.Pick: (frozenset({Stage.DRAFT}), _pick),
    actions.Corner: (frozenset({Stage.CORNER}), _corner),
    actions.Assign: (frozenset({Stage.ASSIGN}), _assign),
    actions.Place: (frozenset({Stage.PLACE, Stage.RETURN, Stage.MAIN}), _place),
    actions.Drive: (frozenset({Stage.MAIN, Stage.DRIVE}), _drive),
    actions.Shoot: (frozenset({Stage.MAIN, Stage.SHOT}), _shoot),
    actions.Hold: (frozenset({Stage.MAIN, Stage.SHOT}), _hold),
    actions.ChangeTank: (frozenset({Stage.MAIN}), _change),
    actions.Attach: (_TURN, _attach),
    actions.UseExtraTurn: (_TURN, _extra_turn),
    actions.UseExtraTank: (_TURN, _extra_tank),
    actions.Keep: (_TURN, _keep),
    actions.EndTurn: (frozenset({Stage.MAIN, Stage.REST}), _end),
    actions.StepTo: (frozenset({Stage.STEP}), _step),
    actions.Stop: (frozenset({Stage.STEP}), _stop),
    actions.TurnUp: (frozenset({Stage.TURN_UP}), _turn_up),
}
