"""How long a night is: the full marks of dawn and madness, by who plays (K1.4)."""

from __future__ import annotations

from enum import Enum

from .house import HOUSE, House
from .state import Setup, Side

_USUAL = {(1, 1): 13, (1, 2): 14, (2, 1): 18, (2, 2): 17, (3, 3): 22}
"""Full dawn, measured, by how many are of Light and of Dark."""
_ALONE, _FURTHER = 13, 4
"""Full dawn of one Light against any other number, and what each further Light adds."""
_USUAL_MADNESS = 10


class Length(Enum):
    USUAL = "usual"
    SHORT = "short"
    """Light is favoured."""
    LONG = "long"


def setup_of(sides: tuple[Side, ...], length: Length = Length.USUAL, house: House = HOUSE) -> Setup:
    """Return the set-up of a night of this length."""
    return Setup(house, sides, *full_marks(sides, length))


def length_of(setup: Setup) -> Length | None:
    """Return which length this is, None for marks of one's own."""
    marks = setup.full_dawn, setup.full_madness
    return next((each for each in Length if full_marks(setup.sides, each) == marks), None)


def full_marks(sides: tuple[Side, ...], length: Length) -> tuple[int, int]:
    """Return full dawn and full madness."""
    match length:
        case Length.SHORT:
            return 10, 10
        case Length.LONG:
            return 18, 15
        case Length.USUAL:
            lights, darks = sides.count(Side.LIGHT), sides.count(Side.DARK)
            usual = _ALONE + _FURTHER * (lights - 1)
            return _USUAL.get((lights, darks), usual), _USUAL_MADNESS
