"""The line in letters, `..A..B..`: A and B are the fighters of the seats, a point a bare cell."""

from __future__ import annotations

from game.core.codec import Unreadable
from game.rules.arena_of_eight.state import CELLS, Table

from .names import FIGURES

LEGEND = """\
A and B are the fighters of the seats on the line of eight cells, a point is a bare cell; cells
count from 1 on the left."""

BARE = "."


def draw_line(table: Table) -> str:
    return written_line((table.sides[0].cell, table.sides[1].cell))


def written_line(cells: tuple[int, int]) -> str:
    letters = dict(zip(cells, FIGURES, strict=True))
    return "".join(letters.get(cell, BARE) for cell in CELLS)


def read_line(written: str) -> tuple[int, int]:
    """Return where the fighters stand."""
    if len(written) != len(CELLS) or sorted(written.replace(BARE, "")) != sorted(FIGURES):
        raise Unreadable(f"{written!r} is no line of eight cells with A and B on it")
    one, two = (written.index(letter) + 1 for letter in FIGURES)
    return one, two
