"""The board in letters: drawn for the terminal, read for scenarios and maps.

A cell has two letters: what lies there (`.` bare, `a` to `p` a token, `A` to `P` a special one,
`x` a shell, `?` a token face down), then who stands there (`G Y B R`, `@` for the artillery).
A board may be cut out: rows and columns are named.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.codec import Unreadable
from game.core.grid import Cell, column_name
from game.rules.proving_ground.ground.board import CELLS, SIZE, Colour, cell_named, place_of
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import BARE, FLOORS, GUN

from .notation import pawn_name

LEGEND = """\
Each cell has two letters. First what lies there: . nothing, a to p a token, A to P a special one,
x a shell, ? a token face down. Then who stands there: G green, Y yellow, B blue, R red,
@ a tank of the artillery."""
COLOUR_OF = {colour.value[0].upper(): colour for colour in Colour}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A board that was read: what lies on it, who stands where, and the cells it shows."""

    floor: str
    pawns: dict[Colour, Cell]
    shown: tuple[Cell, ...]


def draw_board(table: Table, shown: tuple[Cell, ...] = CELLS) -> tuple[str, ...]:
    """Return the rows from the highest down, and the letters of the columns."""
    columns = sorted({cell.x for cell in shown})
    rows = sorted({cell.y for cell in shown})
    lines = [
        f"{SIZE - y} {' '.join(_square(table, Cell(x, y)) for x in columns)}".rstrip() for y in rows
    ]
    return (*lines, "  " + "  ".join(column_name(x) for x in columns))


def read_board(lines: tuple[str, ...]) -> Sheet:
    """Read a board as it is drawn; what it does not show is bare."""
    columns = [name for name in lines[-1].split() if name.isalpha()]
    floor, pawns, shown = [BARE] * len(CELLS), {}, []
    for line in lines[:-1]:
        row, *squares = line.split()
        if len(squares) != len(columns):
            raise Unreadable(f"row {row}: expected {len(columns)} cells, found {len(squares)}")
        for column, square in zip(columns, squares, strict=True):
            cell = cell_named(column + row)
            if cell is None:
                raise Unreadable(f"{column}{row} is no cell of the board")
            lies, stands = _read(square, f"{column}{row}")
            floor[place_of(cell)] = GUN if stands == GUN else lies
            if stands in COLOUR_OF:
                pawns[COLOUR_OF[stands]] = cell
            shown.append(cell)
    return Sheet("".join(floor), pawns, tuple(shown))


def _read(square: str, place: str) -> tuple[str, str]:
    known = len(square) == 2 and square[0] in FLOORS - {GUN}
    if not known or square[1] not in {*COLOUR_OF, BARE, GUN}:
        raise Unreadable(
            f"{place}: expected what lies there and who stands there, found {square!r}"
        )
    return square[0], square[1]


def _square(table: Table, cell: Cell) -> str:
    floor, number = table.on(cell), table.pawn_on(cell)
    if floor == GUN:
        return BARE + GUN
    return floor + (BARE if number is None else pawn_name(table, number))
