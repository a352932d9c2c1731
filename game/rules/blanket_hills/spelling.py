"""By which parts of the table an action is pointed out: a toy, its arc, and dials for the aim.

Where dials stand before anybody turns them, the nearest rival is: a first guess, and no more.
"""

from __future__ import annotations

from dataclasses import replace
from math import isqrt
from typing import assert_never

from game.core.rules import Seat
from game.core.spelling import Card, Dial, Knob, Speller, Spelling, Word

from .actions import (
    ANY_MOVE,
    FARTHEST,
    LONGEST_MOVE,
    NEAREST,
    ROUND,
    Action,
    Arc,
    Fire,
    FireRay,
    Move,
    Pick,
    Resign,
)
from .choices import aimed, by_nearness
from .land import squared
from .shells import Shell
from .state import Table

MOVE, RESIGN = Word("move"), Word("resign")
AZIMUTH, REACH = "azimuth", "reach"
WAY, ANY_WAY = "way", "any_way"
"""How far a move goes, with its cap and without."""


def spell(table: Table, _seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case Pick(_, shell):
            return ((Card(shell.value),),)
        case Move(_, azimuth, cm):
            way = ANY_WAY if table.setup.options.unlimited else WAY
            return ((MOVE, Dial(AZIMUTH, azimuth), Dial(way, cm)),)
        case Fire(_, shell, azimuth, reach, arc):
            aim = Dial(AZIMUTH, azimuth), Dial(REACH, reach)
            return ((Card(shell.value), Word(arc.value), *aim),)
        case FireRay():
            return ((Card(Shell.GAMMA_RAY.value),),)
        case Resign():
            return ((RESIGN,),)
        case _:
            assert_never(action)


def turned(action: Action, dial: Dial) -> Action:
    """Return the same action with a dial turned so far."""
    match action:
        case Move() if dial.name in {WAY, ANY_WAY}:
            return replace(action, cm=dial.value)
        case Move() | Fire() if dial.name == AZIMUTH:
            return replace(action, azimuth=dial.value)
        case Fire() if dial.name == REACH:
            return replace(action, reach=dial.value)
        case _:
            return action


def stands(table: Table, seat: Seat, action: Action) -> Action:
    """Return a shot as it is aimed before anybody turns its dials, with a reach as long as the way
    to the nearest rival: to correct it is the game. A move stands as it is."""
    if not isinstance(action, Fire):
        return action
    team = table.setup.teams[seat]
    rival = by_nearness(table, team)[0]
    azimuth, _ = aimed(table, team, rival)
    apart = isqrt(squared(table.tanks[team].place, table.tanks[rival].place))
    return replace(action, azimuth=azimuth, reach=min(max(apart, NEAREST), FARTHEST))


SPELL = Speller(
    of=spell,
    at_once=lambda action: isinstance(action, Pick),
    words=frozenset({MOVE.name, RESIGN.name, *(arc.value for arc in Arc)}),
    knobs={
        AZIMUTH: Knob(0, ROUND - 1, round=True),
        REACH: Knob(NEAREST, FARTHEST),
        WAY: Knob(1, LONGEST_MOVE),
        ANY_WAY: Knob(1, ANY_MOVE),
    },
    turned=turned,
    stands=stands,
)
