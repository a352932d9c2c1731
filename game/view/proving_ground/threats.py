"""Who can be hit in the next turn: by a rival's shot, or by the next shell of the artillery."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.state import Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place

from .prospects import hitters, next_shells, struck

Spot = tuple[float, float]
RING = 0.48


def draw_threats(canvas: Canvas, place: Place, table: Table, seat: Seat) -> None:
    """Draw every cell that can be struck in the next turn, and lines to those in danger."""
    if table.artillery is not None:
        cells = next_shells(table)
        _hatch(canvas, place, cells)
        for victim in endangered(table, seat):
            cell = table.pawns[victim].cell
            if cell is not None:
                _ring(canvas, place.middle(cell), place.size)
        return
    pawns = enumerate(table.pawns)
    rivals = [n for n, pawn in pawns if pawn.cell and table.side(pawn.seat) != table.side(seat)]
    _hatch(canvas, place, frozenset().union(*(struck(table, rival) for rival in rivals)))
    for victim, by in hitters(table, seat).items():
        for number in by:
            start, end = table.pawns[number].cell, table.pawns[victim].cell
            if start is not None and end is not None:
                _line(canvas, place.middle(start), place.middle(end), place.size)


def endangered(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the pawns of a side that can be hit in the next turn."""
    if table.artillery is None:
        return tuple(hitters(table, seat))
    cells = next_shells(table)
    return tuple(number for number in table.own(seat) if table.pawns[number].cell in cells)


def paint_cell(canvas: Canvas, box: Box) -> None:
    """Paint a cell that can be struck, as a sign of a legend."""
    canvas.piece("overlay.danger", *box.middle, box.width)


def paint_line(canvas: Canvas, box: Box) -> None:
    """Paint a line to a tank in danger, as a sign of a legend."""
    x, y = box.middle
    _line(canvas, (box.x + 2, y), (x + box.width * 0.22, y), box.width * 0.5)


def paint_ring(canvas: Canvas, box: Box) -> None:
    """Paint the ring about a tank in danger, as a sign of a legend."""
    _ring(canvas, box.middle, box.width * 0.6)


def _hatch(canvas: Canvas, place: Place, cells: Iterable[Cell]) -> None:
    for cell in sorted(cells):
        canvas.piece("overlay.danger", *place.middle(cell), place.size)


def _line(canvas: Canvas, start: Spot, end: Spot, size: float) -> None:
    canvas.lines([start, end], "night", 8)
    canvas.lines([start, end], "danger", 4)
    _ring(canvas, end, size)


def _ring(canvas: Canvas, at: Spot, size: float) -> None:
    canvas.circle(at, size * RING, "night", 7)
    canvas.circle(at, size * RING, "danger", 4)
