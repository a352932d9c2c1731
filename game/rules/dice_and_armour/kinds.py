"""The table of all numbers: classes, parts, and what a broken part does (D1.3, D6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Kind(Enum):
    """A class of tanks, the lightest first."""

    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"

    __hash__ = object.__hash__

    @property
    def weight(self) -> int:
        return list(Kind).index(self)


class Part(Enum):
    """A part of a tank; the value is the face of the hit die that strikes it (D4.3)."""

    TRACKS = 1
    ENGINE = 2
    REAR = 3
    SIDE = 4
    TURRET = 5
    FRONT = 6

    __hash__ = object.__hash__


PARTS: Final = tuple(Part)
RAMMED: Final = (Part.TRACKS, Part.REAR, Part.SIDE, Part.FRONT)
"""The parts that a ram may break (D7.2)."""


@dataclass(frozen=True, slots=True)
class Values:
    """What a class can do: cells it moves, how far it shoots, and both with a broken part.

    `limp` is the speed with a broken engine, `cap` the most that a broken turret penetrates. With
    a broken engine one that `rests` moves every second turn; with its rear one that `drags` is
    slower by a step.
    """

    speed: int
    range: int
    limp: int
    cap: int
    rests: bool = False
    drags: bool = True


VALUES: Final = {
    Kind.LIGHT: Values(speed=3, range=1, limp=2, cap=1),
    Kind.MEDIUM: Values(speed=2, range=2, limp=1, cap=2),
    Kind.HEAVY: Values(speed=1, range=3, limp=1, cap=4, rests=True, drags=False),
}
ALL: Final = 6
"""What penetrates without damage: every face up to this (D4.5)."""
FATAL: Final = 3
"""The face of the critical die that destroys (D4.4)."""
DESTROYED: Final = 6
SHORT: Final = 4
"""So many broken parts destroy a tank, and with the option `short` (D5.1)."""
MOST: Final = {Kind.LIGHT: 7, Kind.MEDIUM: 3, Kind.HEAVY: 2}
"""So many of a class a free army has at most (D10)."""
CHIPS: Final = 3
"""So many chips remove a wreck (D5.3)."""
BOUND: Final = 2
"""So many moves a tank goes straight only (D6.2)."""
JAMMED: Final = 3
"""So many turns a struck turret does not shoot (D6.4)."""
HOLD: Final = 6
"""With this count on the enemy's base a match is won (D8.2)."""
QUIET: Final = 40
"""So many turns in a row without anything end a match (D8.3)."""
