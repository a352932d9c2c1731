"""What is drawn over the ground and over the pieces to show a plan, dangers and the last move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.core.grid import Cell, Facing
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.style import Family, Style

AIMED = 1.45


def mark(canvas: Canvas, place: Place, id: str, cell: Cell, alpha: int = 255) -> None:
    """Put an overlay on a cell."""
    # What is aimed at must show its facing: the ring lies round it.
    grown = AIMED if id == "target" else 1.0
    canvas.piece(f"overlay.{id}", *place.middle(cell), place.size * grown, 0, alpha)


def draw_last(
    canvas: Canvas,
    place: Place,
    spots: Sequence[tuple[float, float]],
    shot: tuple[Cell, Cell] | None,
) -> None:
    """Mark where the last move began, its way and its end, and its shot."""
    if not spots:
        return
    for x, y in (spots[0], spots[-1]):
        cell = Cell(round(x), round(y))
        canvas.rect(place.square(cell).inset(1), (214, 164, 30, 92))
    dotted(canvas, place, spots, "map_brown", 0.045)
    if shot is not None:
        draw_shot(canvas, place, *shot, "map_red", 0.04)


def dotted(
    canvas: Canvas, place: Place, spots: Sequence[tuple[float, float]], ink: str, radius: float
) -> None:
    """Draw a way as dots."""
    points = [place.spot(x, y) for x, y in spots]
    gap = place.size * 0.22
    left = 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        long = math.hypot(x2 - x1, y2 - y1)
        while long > 0 and left <= long:
            share = left / long
            spot = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
            _dot(canvas, spot, place.size * radius, ink)
            left += gap
        left -= long


def _dot(canvas: Canvas, spot: tuple[float, float], radius: float, ink: str) -> None:
    """Draw a disc with a dark edge; painted once, for there are many."""
    reach = radius + 2

    def paint(paper: Canvas) -> None:
        paper.circle(paper.box.middle, radius + 1.2, "night")
        paper.circle(paper.box.middle, radius, ink)

    # On whole pixels, or the picture would have another size from spot to spot.
    left = round((spot[0] - reach) * canvas.scale) / canvas.scale
    top = round((spot[1] - reach) * canvas.scale) / canvas.scale
    box = Box(left, top, 2 * reach, 2 * reach)
    canvas.layer(("chess dot", radius, ink), box, paint)


def draw_way(
    canvas: Canvas, place: Place, steps: Sequence[tuple[Cell, Facing]], reverse: bool
) -> None:
    """Draw the way of a plan: dots from cell to cell, a small hook where it turns."""
    spots: list[tuple[float, float]] = []
    for cell, _ in steps:
        if not spots or spots[-1] != (cell.x, cell.y):
            spots.append((cell.x, cell.y))
    if len(spots) > 1:
        dotted(canvas, place, spots, "gold" if reverse else "mark", 0.07)


def draw_shot(
    canvas: Canvas, place: Place, start: Cell, end: Cell, ink: str, line: float = 0.06
) -> None:
    """Draw a line of fire from cell to cell, short of both middles."""
    dx, dy = end.x - start.x, end.y - start.y
    long = max(abs(dx), abs(dy)) or 1
    first = place.spot(start.x + dx / long * 0.45, start.y + dy / long * 0.45)
    last = place.spot(end.x - dx / long * 0.36, end.y - dy / long * 0.36)
    beam(canvas, first, last, "night", max(3.0, place.size * line + 3))
    beam(canvas, first, last, ink, max(1.5, place.size * line))


def draw_bounce(canvas: Canvas, place: Place, start: Cell, end: Cell) -> None:
    """Draw the spark where a shot would bounce off."""
    dx, dy = start.x - end.x, start.y - end.y
    long = max(abs(dx), abs(dy)) or 1
    x, y = place.spot(end.x + dx / long * 0.42, end.y + dy / long * 0.42)
    canvas.piece("spark.1", x, y, place.size * 0.8)


def beam(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], ink: str, width: float
) -> None:
    """Draw a thick line with clean edges in any direction."""
    long = math.hypot(end[0] - start[0], end[1] - start[1]) or 1
    x, y = (end[1] - start[1]) / long * width / 2, (start[0] - end[0]) / long * width / 2
    canvas.polygon(
        (
            (start[0] + x, start[1] + y),
            (end[0] + x, end[1] + y),
            (end[0] - x, end[1] - y),
            (start[0] - x, start[1] - y),
        ),
        ink,
    )


def draw_chip(
    canvas: Canvas,
    place: Place,
    cell: Cell,
    words: str,
    ink: str,
    away: float = 0.62,
    towards: Cell | None = None,
) -> None:
    """Write a few letters on a small plate beside a cell, or halfway towards another."""
    style = Style(Family.BOLD, max(12, round(min(20, place.size * 0.42))))
    wide, high = canvas.measure(words, style)
    x, y = place.middle(cell)
    if towards is not None:
        x, y = place.spot((cell.x + towards.x) / 2, (cell.y + towards.y) / 2)
    box = Box(x - wide / 2 - 6, y + away * place.size - high / 2, wide + 12, high + 2)
    frame = canvas.box
    box = box.moved(
        max(0.0, frame.x - box.x) - max(0.0, box.right - frame.right),
        max(0.0, frame.y - box.y) - max(0.0, box.bottom - frame.bottom),
    )
    canvas.plate(box, "night", 6, ink, 1.5)
    canvas.write(words, box, style, ink, "centre", wrap=False)
