"""By which parts of the table an action is pointed out.

A drive is the pawn and its end cell. Where several ways lead there, the first of those that meet
"""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.paths import Path
from game.core.rules import Seat
from game.core.spelling import Card, Part, Piece, Speller, Spelling, Spot, Word
from game.rules.proving_ground import actions
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.choices import aims
from game.rules.proving_ground.foresight.hazards import first_hazard
from game.rules.proving_ground.ground.board import BASES
from game.rules.proving_ground.one_shots_and_upgrades import ready
from game.rules.proving_ground.reach import drives
from game.rules.proving_ground.state import Mode, Stage, Table
from game.rules.proving_ground.tokens import SHELL, Effect

HOLD, END, STOP = Word("hold"), Word("end_turn"), Word("stop")
SHOOT, CHANGE = Word("shoot"), Word("change")
AIMS = {aim: Word(f"aim_{aim.value}") for aim in Aim}
PAIR = "pair"
"""A pair of the own zone as a spot, numbered from 1."""


def spell(table: Table, seat: Seat, action: actions.Action) -> tuple[Spelling, ...]:
    if isinstance(action, actions.Extra):
        return _extra(table, seat, action)
    return (_parts(table, action),)


def at_once(action: actions.Action) -> bool:
    return True


def grave(table: Table, seat: Seat, action: actions.Action) -> bool:
    """Whether a tank, its armour or the turn is lost by it (B4.3, B6.5, B6.8)."""
    match action:
        case actions.Drive(_, pawn, path):
            return first_hazard(table, pawn, path) is not None
        case actions.Place(_, pawn, cell, card):
            deadly = table.options.deadly_bases and table.on(cell) == SHELL
            return deadly or card == table.pawns[pawn].lost
        case _:
            return False


SPELL = Speller(
    of=spell,
    at_once=at_once,
    grave=grave,
    words=frozenset(word.name for word in (HOLD, END, STOP, SHOOT, CHANGE, *AIMS.values())),
    spots=frozenset({PAIR}),
)


def _parts(table: Table, action: actions.Action) -> Spelling:
    match action:
        case actions.Pick(_, card) | actions.Assign(_, _, card):
            return (Card(card),)
        case actions.Corner(_, colour):
            return (BASES[colour][0],)
        case actions.Place(_, _, cell, card):
            return (cell,) if table.turn.stage is Stage.PLACE else (cell, Card(card))
        case actions.Drive():
            return (Piece(action.pawn), *_way(table, action))
        case actions.Shoot():
            return _shot(table, action)
        case actions.Hold():
            return (HOLD,)
        case actions.ChangeTank(_, pawn, card):
            return (Piece(pawn), CHANGE, Card(card))
        case actions.EndTurn():
            return (END,)
        case actions.StepTo(_, cell) | actions.TurnUp(_, cell):
            return (cell,)
        case actions.Stop():
            return (STOP,)
        case actions.Retire():
            return (Word("retire"),)
        case actions.Attach() | actions.UseExtraTurn() | actions.UseExtraTank() | actions.Keep():
            return ()
        case _:
            assert_never(action)


def _way(table: Table, action: actions.Drive) -> tuple[Cell, ...]:
    """Return the end of the way that one takes by its end alone, or end and way."""
    end = action.path[-1]
    if action.path == usual_path(table, action.pawn, end):
        return (end,)
    return (end, *action.path[:-1])


def usual_path(table: Table, number: int, end: Cell) -> Path | None:
    """Return the first way to a cell that meets nothing, or the first of all."""
    ways = [path for path in drives(table, number) if path[-1] == end]
    safe = (path for path in ways if first_hazard(table, number, path) is None)
    return next(safe, ways[0] if ways else None)


def _shot(table: Table, action: actions.Shoot) -> Spelling:
    parts: tuple[Part, ...] = (action.cell,)
    if len(aims(table, action.seat, action.cell)) > 1:
        parts = (action.cell, AIMS[action.aim])
    if table.turn.stage is Stage.SHOT:
        return parts
    return (Piece(action.pawn), SHOOT, *parts)


def _extra(table: Table, seat: Seat, action: actions.Extra) -> tuple[Spelling, ...]:
    match action:
        case actions.Attach(_, pair, pawn):
            given, tank = Spot(PAIR, pair + 1), table.pawns[pawn].tank
            by_pawn: Spelling = (given, Piece(pawn))
            if tank is None or pawn not in table.own(seat):
                return (by_pawn,)
            return by_pawn, (given, Card(tank.card))
        case actions.UseExtraTurn():
            return ((Spot(PAIR, (ready(table, seat, Effect.EXTRA_TURN) or 0) + 1),),)
        case actions.UseExtraTank():
            return ((Spot(PAIR, (ready(table, seat, Effect.EXTRA_TANK) or 0) + 1),),)
        case actions.Keep(_, card, pawn):
            if pawn is None or (len(table.own(seat)) == 1 and table.mode is not Mode.TEAM):
                return ((Card(card),),)
            return ((Card(card), Piece(pawn)),)
        case _:
            assert_never(action)
