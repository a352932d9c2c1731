"""How a match is set up: who goes with whom, to which boss, and how long (L1.2, L3.1, L7).

The numbers are measured: at the middle level heroes who go together win between 55 and 80 of a
hundred matches; where they are rivals, the boss falls before night in two of three at least.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final

from game.core.rules import State as CoreState

from .state import LIFE, Hero, Setup, State, Table

SHORT: Final = "short"
WHOLE: Final = "whole"


class Ways(Enum):
    """Who goes with whom (L1.2)."""

    TOGETHER = "together"
    TEAMS = "teams"
    ALONE = "alone"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


LIVES: Final = {
    Ways.TOGETHER: {SHORT: 39, WHOLE: 90},
    Ways.TEAMS: {SHORT: 39, WHOLE: 60},
    Ways.ALONE: {SHORT: 32, WHOLE: 45},
}
"""The boss's life at the end of each track: of the whole one what L7 offers, the less the fewer go
side by side; of the short one still less, as there is too little time to grow stronger."""
ROUNDS: Final = {
    Ways.TOGETHER: {SHORT: (28, 17, 13, 11), WHOLE: (36, 24, 19, 19)},
    Ways.TEAMS: {SHORT: (28, 28, 22, 17), WHOLE: (36, 28, 24, 24)},
    Ways.ALONE: {SHORT: (28, 28, 22, 21), WHOLE: (36, 28, 24, 22)},
}
"""After so many rounds night falls, by how many sit there: who is alone has more turns."""


def agreed(setup: Setup, seats: int, ways: Ways, track: str) -> Setup:
    """Return a set-up with what is agreed to for so many who go so along a track."""
    return replace(
        setup,
        teams=teams(seats, ways),
        boss_life=LIVES[ways][track],
        rounds=ROUNDS[ways][track][seats - 1],
    )


def teams(seats: int, ways: Ways) -> tuple[int, ...]:
    """Return the team of each seat; two teams sit by turns."""
    if ways is Ways.TOGETHER:
        return (0,) * seats
    many = 2 if ways is Ways.TEAMS else seats
    return tuple(seat % many for seat in range(seats))


def new(setup: Setup, seed: int) -> State:
    """Return the road as a match begins; a task begins as its moment has it."""
    moment = setup.moment
    if moment is None:
        table = Table(setup, tuple(_hero(more) for more in _given(setup)))
    else:
        table = Table(setup, moment.heroes, fight=moment.fight, arrived=moment.fight is not None)
    return CoreState(table, (), seed)


def _given(setup: Setup) -> tuple[int, ...]:
    return setup.given or (0,) * len(setup.teams)


def _hero(more: int) -> Hero:
    return Hero(level=1 + more, life=LIFE + more)
