"""Why a part cannot be picked: what it would mean just now, and what stands against that."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Spot
from game.rules.proving_ground.actions import (
    Action,
    Aim,
    Attach,
    ChangeTank,
    Hold,
    Place,
    Shoot,
    StepTo,
    TurnUp,
)
from game.rules.proving_ground.ground.bases import cards_of, next_to_place
from game.rules.proving_ground.state import Stage, Table
from game.rules.proving_ground.tokens import GUN, LOCATIONS, SHELL

from .reasons import Refusal, Why
from .refusing import refusal, why_not_able
from .refusing_ways import why_no_end


def why_no_part(
    view: Table, seat: Seat, pawn: int | None, part: Part, pair: int | None = None
) -> Refusal | None:
    """Return why the part cannot be picked now, after this pawn where one was picked, or after
    this pair, numbered from 0."""
    if pair is not None and not isinstance(part, Spot):
        return _why_no_upgrade(view, seat, pair, part)
    if isinstance(part, Cell):
        return _why_no_cell(view, seat, pawn, part)
    action = _meant(view, seat, pawn, part)
    return refusal(view, action) if action else None


def _why_no_upgrade(view: Table, seat: Seat, pair: int, part: Part) -> Refusal:
    """Return why a pair does not go onto the tank of a card or on a cell."""
    tanks = ((number, pawn.tank) for number, pawn in enumerate(view.pawns) if pawn.tank)
    named = next((n for n, tank in tanks if tank and Card(tank.card) == part), None)
    pawn = view.pawn_on(part) if isinstance(part, Cell) else named
    refused = None if pawn is None else refusal(view, Attach(seat, pair, pawn))
    return refused or Refusal(Why.NOT_ACTIVE, "B10.1")


def _why_no_cell(view: Table, seat: Seat, pawn: int | None, cell: Cell) -> Refusal | None:
    stage, turn = view.turn.stage, view.turn
    mover = pawn if pawn is not None else turn.pawn
    if stage is Stage.STEP:
        return refusal(view, StepTo(seat, cell))
    if stage is Stage.TURN_UP:
        return refusal(view, TurnUp(seat, cell))
    if stage is Stage.SHOT and turn.pawn is not None:
        return refusal(view, Shoot(seat, turn.pawn, cell, _aim(view, cell)))
    if stage in (Stage.MAIN, Stage.DRIVE) and mover is not None:
        return why_no_end(view, mover, cell)
    if stage in (Stage.PLACE, Stage.RETURN):
        return _why_no_place(view, seat, cell)
    return _why_no_tank(view, seat, cell) if stage is Stage.MAIN else None


def _why_no_tank(view: Table, seat: Seat, cell: Cell) -> Refusal | None:
    """Return why what stands on a cell does not act, else what comes before any cell."""
    there = view.pawn_on(cell)
    if there is None or there not in view.own(seat):
        drives = refusal(view, Hold(seat))
        chosen = drives is not None and drives.why is Why.MUST_MOVE
        return Refusal(Why.TANK_FIRST, "B3.2") if chosen else drives
    return why_not_able(view, seat, there) or Refusal(Why.MUST_CHOOSE_MOVER, "B4.2")


def _why_no_place(view: Table, seat: Seat, cell: Cell) -> Refusal | None:
    placed = next_to_place(view, seat) if view.turn.stage is Stage.PLACE else (view.turn.pawn,)
    pawn = next((number for number in placed if number is not None), None)
    if pawn is None:
        return None
    tank = view.pawns[pawn].tank
    cards = (tank.card,) if tank and view.turn.stage is Stage.PLACE else cards_of(view, pawn)
    return refusal(view, Place(seat, pawn, cell, cards[0] if cards else ""))


def _meant(view: Table, seat: Seat, pawn: int | None, part: Part) -> Action | None:
    """Return the action that a part beside the board would stand for."""
    first = view.own(seat)[0]
    match part:
        case Card(name):
            return ChangeTank(seat, first if pawn is None else pawn, name)
        case Spot(_, number):
            return Attach(seat, number - 1, first if pawn is None else pawn)
        case _:
            return None


def _aim(view: Table, cell: Cell) -> Aim:
    letter = view.on(cell)
    if view.pawn_on(cell) is not None or letter == GUN:
        return Aim.TANK
    if letter == SHELL:
        return Aim.CLEAR
    return Aim.TOKEN if letter in LOCATIONS else Aim.LAY
