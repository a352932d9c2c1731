"""What a seat may decide: which shell to take, where to drive, and how to toss.

What the swinging meters were stopped at is the action, so all of it is whole numbers (G5.4, G10).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final

from game.core.number_bounds import Within
from game.core.rules import Seat

from .shells import Shell

ROUND: Final = 360
"""Degrees of the compass: 0 is north, 90 east."""
NEAREST, FARTHEST = 5, 140
"""How far one may mean to toss (G5.2)."""
LONGEST_MOVE: Final = 30
"""A move's cap (G4.2)."""
ANY_MOVE: Final = 120
"""No move is longer where there is no cap: it would leave the blanket."""

Azimuth = Annotated[int, Within(0, ROUND - 1)]
Reach = Annotated[int, Within(NEAREST, FARTHEST)]
Way = Annotated[int, Within(1, ANY_MOVE)]


class Arc(Enum):
    """How high a shell flies: its apex is the reach through so much (G5.2)."""

    FLAT = "flat"
    NORMAL = "normal"
    HIGH = "high"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__

    def apex(self, reach: int) -> int:
        return reach // _PARTS[self]


_PARTS: Final = {Arc.FLAT: 16, Arc.NORMAL: 4, Arc.HIGH: 2}


@dataclass(frozen=True, slots=True)
class Pick:
    """Take a shell of this kind out of the barrel (G2.4)."""

    seat: Seat
    shell: Shell


@dataclass(frozen=True, slots=True)
class Move:
    """Drive straight, so many centimetres or as far as the land allows (G4)."""

    seat: Seat
    azimuth: Azimuth
    cm: Way


@dataclass(frozen=True, slots=True)
class Fire:
    """Toss a shell of one's own that is thrown (G5)."""

    seat: Seat
    shell: Shell
    azimuth: Azimuth
    reach: Reach
    arc: Arc = Arc.NORMAL


@dataclass(frozen=True, slots=True)
class FireRay:
    """Use the gamma ray, which is not thrown and not aimed (G6.8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resign:
    seat: Seat


Shot = Fire | FireRay
Talk = Resign
Action = Pick | Move | Shot | Talk
