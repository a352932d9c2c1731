"""The cells that a chosen piece can reach: flat blue, framed where it kills, hatched where it dies.

How it can face there is not told here: only the cell that is pointed at shows its facings
(`facing_ring`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

BLUE = (52, 126, 190)
DEEP = (24, 76, 132)
PALE = (214, 236, 250)
FIRE = (190, 30, 18)
LIT, BACKED = 124, 34
FAINT = 15
"""What is left, in percent, of the marks that do not answer what is being asked."""


class Risk(Enum):
    """In how many of its facings there the piece could be destroyed."""

    NONE = 0
    SOME = 1
    ALL = 2


@dataclass(frozen=True, slots=True)
class Signs:
    """All that a lit cell shows: whether an enemy is destroyed from it, in how many facings the
    piece itself could be, and whether it takes backing up; `faint` if something else is asked."""

    shoots: bool = False
    risk: Risk = Risk.NONE
    backs: bool = False
    faint: bool = False

    def paint(self, place: BoardPlace, cell: Cell) -> Callable[[Canvas], None]:
        return lambda paper: _paint_cell(paper.part(place.square(cell)), place, cell, self)


def paint_reach_marks(
    canvas: Canvas, place: BoardPlace, cells: Collection[tuple[Cell, Signs]]
) -> None:
    for cell, signs in sorted(cells, key=_reading):
        # Many cells look alike: to paint each of them would take a frame's whole time.
        canvas.layer(("chess lit", place.size, signs), place.square(cell), signs.paint(place, cell))


def faded(alpha: int, faint: bool) -> int:
    return alpha * FAINT // 100 if faint else alpha


def _paint_cell(canvas: Canvas, place: BoardPlace, cell: Cell, signs: Signs) -> None:
    inner, faint = place.square(cell).inset(1), signs.faint
    # Where dangers are asked for, the cells without any step back.
    lit = BACKED if signs.backs or signs.risk is not Risk.NONE else LIT
    canvas.plate(inner, (*BLUE, faded(lit, faint)), 3)
    if signs.backs:
        small, broad = inner.inset(place.size * 0.18), max(2.0, place.size * 0.08)
        canvas.frame(small, (*DEEP, faded(230, faint)), broad)
    # The rim is seen on mud and water, too.
    canvas.frame(inner, (*PALE, faded(170, faint)), max(1.0, place.size * 0.035))
    if signs.risk is not Risk.NONE:
        picture = "overlay.hatch" if signs.risk is Risk.SOME else "overlay.hatch_full"
        canvas.piece(picture, *place.middle(cell), place.size, 0, faded(255, faint))
    if signs.shoots:
        canvas.frame(inner, (*FIRE, faded(255, faint)), max(2.0, place.size * 0.07))


def _reading(item: tuple[Cell, Signs]) -> tuple[int, int]:
    return item[0].y, item[0].x
