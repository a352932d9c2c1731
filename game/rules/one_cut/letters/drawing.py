"""The field in letters: drawn for the terminal, read for scenarios.

A row has its number and a letter for each cell, `.` for a bare one, `1` and `2` for the figures;
even rows are drawn half a hex to the right. A field may be cut out: columns and rows are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.codec import Unreadable
from game.core.grid import Cell, column_name
from game.rules.one_cut.field import SIZE, on_field
from game.rules.one_cut.state import Table

LEGEND = """\
Columns are lettered, rows are numbered; 1 and 2 are the figures of the seats, a point is a bare
cell. Even rows lie half a hex to the right, so every cell touches six others."""

BARE = "."
_FIGURES = ("1", "2")
_COLUMNS = [column_name(x) for x in range(SIZE)]


@dataclass(frozen=True, slots=True)
class Cut:
    """The part of the field that is drawn."""

    columns: range = range(SIZE)
    rows: range = range(SIZE)

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(Cell(x, y) for y in self.rows for x in self.columns)


WHOLE = Cut()


def draw_board(table: Table, cut: Cut = WHOLE) -> tuple[str, ...]:
    head = "   " + " ".join(column_name(x) for x in cut.columns)
    return (head, *(_row(table, y, cut.columns) for y in cut.rows))


def read_board(lines: Sequence[str]) -> tuple[tuple[Cell, Cell], Cut]:
    """Return where the figures stand, and which part of the field is drawn."""
    head, *rows = [line.split() for line in lines] or [[]]
    if not head or not set(head) <= set(_COLUMNS):
        raise Unreadable("a board begins with the letters of its columns, A to J")
    first = _COLUMNS.index(head[0])
    found: dict[str, Cell] = {}
    for number, *letters in rows:
        if len(letters) != len(head) or not number.isdecimal():
            raise Unreadable(f"row {number!r} is no number and {len(head)} cells")
        for place, letter in enumerate(letters):
            if letter != BARE:
                found[letter] = Cell(first + place, int(number) - 1)
    if set(found) != set(_FIGURES) or not all(map(on_field, found.values())):
        raise Unreadable("a board shows the figures 1 and 2, each once, and bare cells")
    ys = [int(number) - 1 for number, *_ in rows]
    cut = Cut(range(first, first + len(head)), range(min(ys), max(ys) + 1))
    return (found["1"], found["2"]), cut


def _row(table: Table, y: int, columns: range) -> str:
    figures = {side.cell: letter for side, letter in zip(table.sides, _FIGURES, strict=True)}
    letters = (figures.get(Cell(x, y), BARE) for x in columns)
    return f"{y + 1:>2} {' ' * (y % 2)}{' '.join(letters)}"
