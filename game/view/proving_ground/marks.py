"""Marks over the board: where a pawn can end, and what it strikes from there."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.hazards import Hazard
from game.rules.proving_ground.spelling import usual_path
from game.rules.proving_ground.state import Stage, Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.style import Family, Style

from .prospects import BEGUN, best, deadly, ends, shots
from .standing import livery

NONE = (0, 0, 0, 0)


def draw_reach(canvas: Canvas, place: Place, table: Table, number: int, focus: Cell | None) -> None:
    """Draw the ends of a pawn's drives, filled; from the one that is looked at its shots."""
    ink = f"seat.{livery(table.pawns[number])}"
    found = ends(table, number)
    for end, hazard in found.items():
        _draw_end(canvas, place, end, hazard, ink, end == focus)
        points = 0 if hazard else best(table, number, end)
        if points > 0 and focus not in found:
            _badge(canvas, place, end, f"+{points}")
    if focus in found:
        _draw_way(canvas, place, table, number, focus)
        if found[focus] is None:
            draw_shots(canvas, place, table, number, focus)


def draw_shots(
    canvas: Canvas, place: Place, table: Table, number: int, start: Cell | None = None
) -> None:
    """Draw what a pawn strikes, outlined, with the points that it makes."""
    for cell, points in shots(table, number, start).items():
        box = place.square(cell).inset(place.size * 0.06)
        canvas.plate(box, NONE, 8, "night", 6)
        canvas.plate(box.inset(1), NONE, 8, "accent", 3)
        if points:
            _badge(canvas, place, cell, "1/2" if points == BEGUN else f"+{points}")


def stands_ready(table: Table, seat: Seat) -> int | None:
    """Return the pawn of a seat that is about to shoot."""
    turn = table.turn
    shoots = turn.seat == seat and turn.stage is Stage.SHOT
    return turn.pawn if shoots else None


def _draw_end(
    canvas: Canvas, place: Place, end: Cell, hazard: Hazard | None, ink: str, focus: bool
) -> None:
    red, green, blue, _ = canvas.colour("coral" if hazard else ink)
    box = place.square(end).inset(place.size * 0.05)
    canvas.plate(box, (red, green, blue, 150 if focus else 95), 8, "night", 2)
    if hazard:
        canvas.piece("overlay.danger", *place.middle(end), place.size)


def _draw_way(canvas: Canvas, place: Place, table: Table, number: int, end: Cell) -> None:
    """Draw the way to an end, red up to the first hazard on it."""
    pawn, way = table.pawns[number], usual_path(table, number, end)
    if pawn.cell is None or not way:
        return
    hazard = deadly(table, number, end)
    ink = "danger" if hazard else "accent"
    if hazard:
        way = way[: way.index(hazard.cell) + 1]
    points = [place.middle(cell) for cell in (pawn.cell, *way)]
    canvas.lines(points, "night", 10)
    canvas.lines(points, ink, 5)
    if hazard:
        x, y = place.middle(hazard.cell)
        canvas.circle((x, y), place.size * 0.46, "night", 7)
        canvas.circle((x, y), place.size * 0.46, "danger", 4)


def _badge(canvas: Canvas, place: Place, cell: Cell, words: str) -> None:
    box = place.square(cell)
    size = place.size * 0.36
    wide = size * (1.15 if len(words) < 3 else 1.35)
    at = Box(box.right - wide - 2, box.bottom - size - 2, wide, size)
    canvas.plate(at, "night", size * 0.4, "accent", 2)
    style = Style(Family.BOLD, max(10, round(size * 0.62)))
    canvas.write(words, at, style, "accent", "centre", wrap=False)
