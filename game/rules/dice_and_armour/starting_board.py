"""What a match is set up on: cells, blocks, two bases, and where the tanks begin (D1.3, D10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.grid import Cell, Facing, column_name
from game.core.number_bounds import Extent, Few
from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import Kind, Part

WHITE: Seat = 0
"""Sits in the south, whoever begins (D2.1)."""
BLACK: Seat = 1
SEATS: tuple[Seat, ...] = (WHITE, BLACK)
AHEAD = (Facing.NORTH, Facing.SOUTH)
"""Where the tanks of each seat look at the start."""
ARMY = (
    Kind.LIGHT,
    Kind.MEDIUM,
    Kind.LIGHT,
    Kind.HEAVY,
    Kind.LIGHT,
    Kind.MEDIUM,
    Kind.LIGHT,
)
"""The row of a side, from the west."""
WIDTH, HEIGHT = 9, 11
LEAST_HEIGHT = 5


@dataclass(frozen=True, slots=True)
class Placement:
    """A tank where it begins, or the wreck of one: that has `chips`, a tank None."""

    seat: Seat
    kind: Kind
    cell: Cell
    facing: Facing
    broken: tuple[Part, ...] = ()
    chips: Few | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """`bases` are those of white and of black; on `blocks` lies concrete (D10)."""

    width: Extent
    height: Extent
    bases: tuple[Cell, Cell]
    tanks: tuple[Placement, ...]
    blocks: frozenset[Cell] = frozenset()


def laid_out(width: int, height: int, blocks: Iterable[Cell] = ()) -> Board | None:
    """Return a board with both armies in their second rows, None where they find no room.

    Each army stands in the middle of its row, each base in the middle of the last one; blocks
    that lie there are left out.
    """
    if width < len(ARMY) or height < LEAST_HEIGHT:
        return None
    middle = width // 2
    bases = (Cell(middle, height - 1), Cell(middle, 0))
    rows = (height - 2, 1)
    tanks = tuple(
        Placement(seat, kind, Cell(middle - len(ARMY) // 2 + place, rows[seat]), AHEAD[seat])
        for seat in SEATS
        for place, kind in enumerate(ARMY)
    )
    used = {*bases, *(tank.cell for tank in tanks)}
    return Board(width, height, bases, tanks, frozenset(blocks) - used)


def bare() -> Board:
    """Return the board of the rules: 9 columns, 11 rows, no block."""
    board = laid_out(WIDTH, HEIGHT)
    assert board is not None
    return board


def cell_name(cell: Cell, height: int) -> str:
    """Return a name such as D5; row 1 is the southern one."""
    return f"{column_name(cell.x)}{height - cell.y}"


def cell_named(name: str, height: int) -> Cell | None:
    """Return the cell of a name, on the board or beside it."""
    letter, digits = name[:1].upper(), name[1:]
    if not ("A" <= letter <= "Z" and digits.isdecimal() and len(digits) < 4):
        return None
    return Cell(ord(letter) - ord("A"), height - int(digits))
