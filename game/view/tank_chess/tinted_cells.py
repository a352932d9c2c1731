"""Cells that are tinted: where a piece gets to, or a whole army."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .marks import mark

PLAIN, HATCH, LEANS = 104, 190, 90
"""How strongly a cell is tinted or hatched, and how a hatch leans: to the other side than that of
danger. Where two armies get, both are seen."""


def draw_reach(
    canvas: Canvas, place: BoardPlace, cells: Mapping[Cell, int], danger: Mapping[Cell, float]
) -> None:
    """Light up the cells that can be reached; a cell's number is how many facings it has.

    `danger` is the share of them in which the piece could be destroyed.
    """

    def paint(paper: Canvas, ground: BoardPlace) -> None:
        for cell, facings in cells.items():
            veil = (52, 126, 190, 78 + 8 * facings)
            if share := danger.get(cell):
                veil = (196, 60, 44, round(60 + 100 * share))
            paper.plate(ground.square(cell).inset(1), veil, 2)
            mark(paper, ground, "reach", cell, 230)

    key = ("chess reach", place, frozenset(cells.items()), frozenset(danger.items()))
    _layer(canvas, place, key, paint)


def _layer(
    canvas: Canvas, place: BoardPlace, key: Hashable, paint: Callable[[Canvas, BoardPlace], None]
) -> None:
    """Paint over the whole board, once for each key."""
    corner = replace(place, x=0.0, y=0.0)
    canvas.layer(key, place.box, lambda paper: paint(paper, corner))


def draw_zone(
    canvas: Canvas, place: BoardPlace, cells: Iterable[Cell], ink: tuple[int, int, int]
) -> None:
    """Tint cells, as the reach of a whole army."""
    tinted = frozenset(cells)
    key = ("chess zone", place, tinted, ink)
    _layer(canvas, place, key, lambda paper, ground: paint_zone(paper, ground, tinted, ink))


def paint_zone(
    canvas: Canvas,
    place: BoardPlace,
    cells: Iterable[Cell],
    ink: tuple[int, int, int],
    hatched: bool = False,
) -> None:
    """Do the same without keeping it, for a picture that is kept as a whole.

    Cells `hatched` instead of tinted are told from those by every eye.
    """
    for cell in cells:
        if hatched:
            canvas.piece("overlay.hatch", *place.middle(cell), place.size, LEANS, HATCH)
        else:
            canvas.plate(place.square(cell).inset(1), (*ink, PLAIN), 2)
