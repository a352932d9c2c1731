"""Marks over the board: where a pawn can end, what it strikes from there, who can be hit next."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.prospects import (
    BEGUN,
    best,
    deadly,
    endangered,
    ends,
    hitters,
    next_shells,
    shots,
    struck,
)
from game.rules.proving_ground.spelling import usual_path
from game.rules.proving_ground.state import Stage, Table
from game.view.canvas import Canvas
from game.view.cell_marks import badge, hatch, mark_end, mark_struck, mark_way, ring, threaten
from game.view.place import Place

from .standing import livery


def draw_reach(canvas: Canvas, place: Place, table: Table, number: int, focus: Cell | None) -> None:
    """Draw the ends of a pawn's drives, filled; from the one that is looked at its shots."""
    ink = f"seat.{livery(table.pawns[number])}"
    found = ends(table, number)
    for end, hazard in found.items():
        mark_end(canvas, place, end, ink, end == focus, hazard is not None)
        points = 0 if hazard else best(table, number, end)
        if points > 0 and focus not in found:
            badge(canvas, place, end, f"+{points}")
    if focus in found:
        _draw_way(canvas, place, table, number, focus)
        if found[focus] is None:
            draw_shots(canvas, place, table, number, focus)


def draw_shots(
    canvas: Canvas, place: Place, table: Table, number: int, start: Cell | None = None
) -> None:
    """Draw what a pawn strikes, outlined, with the points that it makes."""
    for cell, points in shots(table, number, start).items():
        mark_struck(canvas, place, cell)
        if points:
            badge(canvas, place, cell, "1/2" if points == BEGUN else f"+{points}")


def stands_ready(table: Table, seat: Seat) -> int | None:
    """Return the pawn of a seat that is about to shoot."""
    turn = table.turn
    shoots = turn.seat == seat and turn.stage is Stage.SHOT
    return turn.pawn if shoots else None


def draw_threats(canvas: Canvas, place: Place, table: Table, seat: Seat) -> None:
    """Draw every cell that can be struck in the next turn, and lines to those in danger."""
    if table.artillery is not None:
        hatch(canvas, place, next_shells(table))
        for victim in endangered(table, seat):
            if (cell := table.pawns[victim].cell) is not None:
                ring(canvas, place.middle(cell), place.size)
        return
    pawns = enumerate(table.pawns)
    rivals = [n for n, pawn in pawns if pawn.cell and table.side(pawn.seat) != table.side(seat)]
    hatch(canvas, place, frozenset().union(*(struck(table, rival) for rival in rivals)))
    for victim, by in hitters(table, seat).items():
        for number in by:
            start, end = table.pawns[number].cell, table.pawns[victim].cell
            if start is not None and end is not None:
                threaten(canvas, place.middle(start), place.middle(end), place.size)


def _draw_way(canvas: Canvas, place: Place, table: Table, number: int, end: Cell) -> None:
    """Draw the way to an end, red up to the first hazard on it."""
    start, way = table.pawns[number].cell, usual_path(table, number, end)
    if start is not None and way:
        hazard = deadly(table, number, end)
        mark_way(canvas, place, (start, *way), hazard.cell if hazard else None)
