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
    (1, 3): (8, 11, 14, 13, 14),
    (2, 2): (16, 18, 16, 18, 24),
    (3, 1): (26, 27, 25, 29, 32),
    (1, 4): (9, 14, 14, 13, 14),
    (2, 3): (17, 18, 17, 16, 30),
    (3, 2): (19, 19, 19, 20, 20),
    (4, 1): (27, 29, 27, 30, 35),
    (1, 5): (10, 17, 17, 12, 14),
    (2, 4): (16, 18, 18, 15, 32),
    (3, 3): (20, 22, 18, 18, 18),
    (4, 2): (22, 23, 20, 21, 21),
    (5, 1): (29, 32, 29, 34, 37),
    (1, 6): (10, 19, 18, 15, 13),
    (2, 5): (19, 20, 18, 16, 36),
    (3, 4): (21, 23, 19, 18, 18),
    (4, 3): (22, 24, 19, 20, 20),
    (5, 2): (24, 25, 23, 23, 24),
    (6, 1): (31, 33, 33, 35, 41),
    (1, 7): (11, 23, 20, 15, 14),
    (2, 6): (20, 21, 18, 16, 39),
    (3, 5): (21, 26, 21, 20, 18),
    (4, 4): (22, 25, 21, 21, 20),
    (5, 3): (23, 25, 22, 20, 20),
    (6, 2): (25, 25, 24, 25, 24),
    (7, 1): (30, 32, 35, 38, 41),
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
    """Return which length this is, whatever is given, None for marks of one's own."""
    more = dict.fromkeys(Side, 0)
    for seat, side in enumerate(setup.sides):
        more[side] += setup.given_to(seat)
    marks = setup.full_dawn - more[Side.DARK], setup.full_madness - more[Side.LIGHT]
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


def _usual_dawn(sides: tuple[Side, ...], house: House | None) -> int:
    lights, darks = sides.count(Side.LIGHT), sides.count(Side.DARK)
    marks = _MEASURED.get((lights, darks))
    if house is None or marks is None:
        return _USUAL.get((lights, darks), _ALONE + _FURTHER * (lights - 1))
    return marks[max(0, sum(rooms <= len(house.rooms) for rooms in _ROOMS) - 1)]
