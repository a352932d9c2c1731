"""With what a match on the road begins: who goes with whom, along which track, to which boss.

The numbers are measured: at the middle level heroes who go together win between 55 and 80 of a
hundred matches; where they are rivals, the boss falls before night in two of three at least.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.rules.road_to_the_overlord.state import MOST_SEATS, Setup

from .card_files import World, load_world

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


def first(seats: int) -> Setup | None:
    """Return the match that is offered first: all together, along the short track."""
    return begun(load_world(), seats) if 1 <= seats <= MOST_SEATS else None


def begun(
    world: World, seats: int, ways: Ways = Ways.TOGETHER, track: str = SHORT, *, trade: bool = True
) -> Setup:
    """Return a match of so many; a track of one's own has the numbers of that which is as long.

    KeyError for a track that is not there.
    """
    marks = world.track(track).marks
    kind = SHORT if len(marks) <= len(world.track(SHORT).marks) else WHOLE
    return Setup(
        cards=world.cards,
        track=marks,
        teams=teams(seats, ways),
        boss_life=LIVES[ways][kind],
        rounds=ROUNDS[ways][kind][seats - 1],
        trade=trade,
    )


def teams(seats: int, ways: Ways) -> tuple[int, ...]:
    """Return the team of each seat; two teams sit by turns."""
    if ways is Ways.TOGETHER:
        return (0,) * seats
    many = 2 if ways is Ways.TEAMS else seats
    return tuple(seat % many for seat in range(seats))
