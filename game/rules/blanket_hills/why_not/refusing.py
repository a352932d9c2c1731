"""Why an action is refused, None for one that may be done: the referee's question, and a player's.

The list of actions is a few of many; what is checked here is each of them.
"""

from __future__ import annotations

from typing import assert_never

from game.rules.blanket_hills.actions import (
    ANY_MOVE,
    FARTHEST,
    LONGEST_MOVE,
    NEAREST,
    ROUND,
    Action,
    Fire,
    FireRay,
    Move,
    Pick,
    Resign,
)
from game.rules.blanket_hills.course import acting
from game.rules.blanket_hills.driving import drive, too_near
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import MOVES, Table

from .reasons import Refusal, Why

Answer = Refusal | None


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in table.seats:
        return Refusal(Why.NOT_SEATED, "G2.2")
    if table.ending is not None:
        return Refusal(Why.OVER, "G7.1")
    if isinstance(action, Resign):
        resigned = table.tanks[table.setup.teams[action.seat]].resigned
        return Refusal(Why.RESIGNED, "G7.1") if resigned else None
    if action.seat != acting(table):
        return Refusal(Why.NOT_THE_TURN, "G2.4" if table.turn is None else "G2.5")
    if isinstance(action, Pick):
        return _pick(table, action)
    return Refusal(Why.PICK_FIRST, "G2.4") if table.turn is None else _turn(table, action)


def move_cap(table: Table) -> int:
    """Return how long a move may be (G4.2)."""
    return ANY_MOVE if table.setup.options.unlimited else LONGEST_MOVE


def _pick(table: Table, action: Pick) -> Answer:
    if table.turn is not None:
        return Refusal(Why.PICKED, "G2.4")
    return None if action.shell in table.barrel else Refusal(Why.NOT_IN_BARREL, "G2.4")


def _turn(table: Table, action: Move | Fire | FireRay) -> Answer:
    match action:
        case Move():
            return _move(table, action)
        case Fire():
            return _fire(table, action)
        case FireRay(seat):
            return _held(table, seat, Shell.GAMMA_RAY)
        case _:
            assert_never(action)


def _move(table: Table, action: Move) -> Answer:
    team = table.setup.teams[action.seat]
    tank = table.tanks[team]
    if tank.glued:
        return Refusal(Why.GLUED, "G4.3")
    if tank.moves >= MOVES:
        return Refusal(Why.NO_MOVES_LEFT, "G4.1")
    if action.cm < 1 or not 0 <= action.azimuth < ROUND:
        return Refusal(Why.NO_WAY, "G4.2")
    if action.cm > move_cap(table):
        return Refusal(Why.TOO_FAR, "G4.2")
    driven = drive(table, team, action.azimuth, action.cm)
    if not driven.cm:
        return Refusal(Why.BLOCKED, "G4.2", driven.beyond, driven.stopped)
    rival = too_near(table, team, driven.to)
    return None if rival is None else Refusal(Why.TOO_NEAR, "G4.2", driven.to, team=rival)


def _fire(table: Table, action: Fire) -> Answer:
    if action.shell is Shell.GAMMA_RAY:
        return Refusal(Why.NOT_AIMED, "G6.8")
    if not (0 <= action.azimuth < ROUND and NEAREST <= action.reach <= FARTHEST):
        return Refusal(Why.NO_SUCH_AIM, "G5.2")
    return _held(table, action.seat, action.shell)


def _held(table: Table, seat: int, shell: Shell) -> Answer:
    tank = table.tanks[table.setup.teams[seat]]
    return None if shell in tank.shells else Refusal(Why.NOT_IN_HAND, "G3.1")
