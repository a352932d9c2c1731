"""What is drawn over the ground and over the pieces to show a plan, dangers and the last move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.core.grid import Cell, Facing
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .reach_marks import faded

AIMED = 1.45
BEAD = 0.055
"""The radius of a bead of a way: seven 64ths of a cell across."""
TREADS = (150, 118, 74)
TREAD = 0.14
"""How far tread marks lie apart."""


def mark(canvas: Canvas, place: BoardPlace, id: str, cell: Cell, alpha: int = 255) -> None:
    """Put an overlay on a cell."""
    # What is aimed at must show its facing: the ring lies round it.
    grown = AIMED if id == "target" else 1.0
    canvas.piece(f"overlay.{id}", *place.middle(cell), place.size * grown, 0, alpha)


def draw_last(
    canvas: Canvas,
    place: BoardPlace,
    spots: Sequence[tuple[float, float]],
    shot: tuple[Cell, Cell] | None,
    faint: bool = False,
) -> None:
    """Mark where the last move began, its way and its end, and its shot.

    The way is a pair of tracks, so that nobody takes it for the beads of a plan.
    """
    if not spots:
        return
    for x, y in (spots[0], spots[-1]):
        cell = Cell(round(x), round(y))
        canvas.rect(place.square(cell).inset(1), (214, 164, 30, faded(92, faint)))
    if faint:
        return
    _draw_tracks(canvas, place, spots)
    if shot is not None:
        draw_shot(canvas, place, *shot, "map_red", 0.04)


def _draw_tracks(canvas: Canvas, place: BoardPlace, spots: Sequence[tuple[float, float]]) -> None:
    """Draw the tread marks of a drive: short bars across the way, in two rows."""
    for (x1, y1), (x2, y2) in pairwise(spots):
        long = math.hypot(x2 - x1, y2 - y1)
        if not long:
            continue
        dx, dy = (x2 - x1) / long, (y2 - y1) / long
        for step in range(round(long / TREAD)):
            x, y = x1 + dx * (step + 0.5) * TREAD, y1 + dy * (step + 0.5) * TREAD
            for side in (-0.21, 0.21):
                _tread(canvas, place, (x - dy * side, y + dx * side), (dx, dy))


def _tread(
    canvas: Canvas,
    place: BoardPlace,
    spot: tuple[float, float],
    way: tuple[float, float],
) -> None:
    (x, y), (dx, dy) = spot, way
    corners = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    spots = (
        (x + dx * along * 0.028 - dy * across * 0.085, y + dy * along * 0.028 + dx * across * 0.085)
        for along, across in corners
    )
    canvas.polygon(tuple(place.spot(*each) for each in spots), TREADS)


def dotted(
    canvas: Canvas, place: BoardPlace, spots: Sequence[tuple[float, float]], ink: str, radius: float
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
        paper.circle(paper.box.middle, radius + 0.9, "night")
        paper.circle(paper.box.middle, radius, ink)

    # On whole pixels, or the picture would have another size from spot to spot.
    left = round((spot[0] - reach) * canvas.scale) / canvas.scale
    top = round((spot[1] - reach) * canvas.scale) / canvas.scale
    box = Box(left, top, 2 * reach, 2 * reach)
    canvas.layer(("chess dot", radius, ink), box, paint)


def draw_way(
    canvas: Canvas, place: BoardPlace, steps: Sequence[tuple[Cell, Facing]], reverse: bool
) -> None:
    """Draw the way of a plan: dots from cell to cell, a small hook where it turns."""
    spots: list[tuple[float, float]] = []
    for cell, _ in steps:
        if not spots or spots[-1] != (cell.x, cell.y):
            spots.append((cell.x, cell.y))
    if len(spots) > 1:
        dotted(canvas, place, spots, "gold" if reverse else "mark", BEAD)


def draw_shot(
    canvas: Canvas, place: BoardPlace, start: Cell, end: Cell, ink: str, line: float = 0.06
) -> None:
    """Draw a line of fire from cell to cell, short of both middles."""
    dx, dy = end.x - start.x, end.y - start.y
    long = max(abs(dx), abs(dy)) or 1
    first = place.spot(start.x + dx / long * 0.45, start.y + dy / long * 0.45)
    last = place.spot(end.x - dx / long * 0.36, end.y - dy / long * 0.36)
    beam(canvas, first, last, "night", max(3.0, place.size * line + 3))
    beam(canvas, first, last, ink, max(1.5, place.size * line))


def draw_bounce(canvas: Canvas, place: BoardPlace, start: Cell, end: Cell) -> None:
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


def draw_thin_shot(canvas: Canvas, place: BoardPlace, start: Cell, end: Cell) -> None:
    """Draw what could be shot at by turning: a thin line from the ring, and a thin ring."""
    dx, dy = end.x - start.x, end.y - start.y
    long = max(abs(dx), abs(dy)) or 1
    first = place.spot(start.x + dx / long * 0.86, start.y + dy / long * 0.86)
    last = place.spot(end.x - dx / long * 0.42, end.y - dy / long * 0.42)
    if long > 1:
        beam(canvas, first, last, "map_red", max(1.5, place.size * 0.035))
    canvas.circle(place.middle(end), place.size * 0.46, "map_red", max(1.0, place.size * 0.04))


def draw_chip(canvas: Canvas, spot: tuple[float, float], cell: float, words: str, ink: str) -> None:
    """Write a few letters on a small plate, on a board whose cells are so large."""
    style = Style(Family.BOLD, max(12, round(min(20, cell * 0.42))))
    wide, high = canvas.measure(words, style)
    box = Box(spot[0] - wide / 2 - 6, spot[1] - high / 2, wide + 12, high + 2)
    frame = canvas.box
    box = box.moved(
        max(0.0, frame.x - box.x) - max(0.0, box.right - frame.right),
        max(0.0, frame.y - box.y) - max(0.0, box.bottom - frame.bottom),
    )
    canvas.plate(box, "night", 6, ink, 1.5)
    canvas.write(words, box, style, ink, "centre", wrap=False)
