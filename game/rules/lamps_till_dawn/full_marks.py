"""How long a night is: the full marks of dawn and madness, by who plays (K1.4).

Beside what the book says stands what was measured with the strongest computer players on both
sides: a usual night at the table is as long as gives either side half of the nights.
"""

from __future__ import annotations

from enum import Enum

from .house import HOUSE, House
from .state import Setup, Side

_USUAL = {(1, 1): 13, (1, 2): 14, (2, 1): 18, (2, 2): 17, (3, 3): 22}
"""Full dawn, measured, by how many are of Light and of Dark."""
_ALONE, _FURTHER = 13, 4
"""Full dawn of one Light against any other number, and what each further Light adds."""
_USUAL_MADNESS = 10

_ROOMS = (8, 10, 12, 16, 20)
_MEASURED = {
    (1, 1): (13, 16, 14, 18, 21),
    (1, 2): (11, 12, 8, 12, 16),
    (2, 1): (20, 22, 22, 28, 28),
    (2, 2): (16, 18, 16, 18, 24),
    (3, 3): (20, 22, 18, 18, 18),
}
"""Ruling "as measured": full dawn of a usual night by how many are of Light and of Dark, in houses
of so many rooms and more."""


class Length(Enum):
    USUAL = "usual"
    SHORT = "short"
    """Light is favoured."""
    LONG = "long"


def setup_of(
    sides: tuple[Side, ...], length: Length = Length.USUAL, house: House | None = None
) -> Setup:
    """Return the set-up of a night of this length, without a house by the book."""
    return Setup(house or HOUSE, sides, *full_marks(sides, length, house))


def length_of(setup: Setup) -> Length | None:
    """Return which length this is, None for marks of one's own."""
    marks = setup.full_dawn, setup.full_madness
    houses = (setup.house, None)
    found = (each for each in Length for h in houses if full_marks(setup.sides, each, h) == marks)
    return next(found, None)


def full_marks(
    sides: tuple[Side, ...], length: Length, house: House | None = None
) -> tuple[int, int]:
    """Return full dawn and full madness: as measured in a house, without one by the book."""
    match length:
        case Length.SHORT:
            return 10, 10
        case Length.LONG:
            return 18, 15
        case Length.USUAL:
            return _usual_dawn(sides, house), _USUAL_MADNESS


def is_measured(sides: tuple[Side, ...]) -> bool:
    """Whether usual nights of so many against so many were measured to be even."""
    return _counts(sides) in _MEASURED


def _counts(sides: tuple[Side, ...]) -> tuple[int, int]:
    return sides.count(Side.LIGHT), sides.count(Side.DARK)


def _usual_dawn(sides: tuple[Side, ...], house: House | None) -> int:
    counts = lights, _ = _counts(sides)
    if house is not None and counts in _MEASURED:
        reached = sum(rooms <= len(house.rooms) for rooms in _ROOMS)
        return _MEASURED[counts][max(0, reached - 1)]
    return _USUAL.get(counts, _ALONE + _FURTHER * (lights - 1))
