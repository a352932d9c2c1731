"""Marks over the cells of any board: where a piece can end, what it strikes, who is in danger."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence

from game.core.grid import STRAIGHT, Cell
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.canvas.outline import NONE, mark_cell
from game.view.show.flares import Spot, between

RING, FRAME = 0.48, 0.42
TICK = 0.2
"""How long the corners of a cell are that is aimed at, in cells."""
HAIR = 0.44, 0.26
"""From where to where a cross-hair leads, from the middle of a cell."""

WASH, WASH_FOCUS, DEADLY = 10, 40, 110
"""How clear the fill of such a cell is, of the one that is looked at, and of a deadly one: but for
danger, what lies there keeps its own light and dark."""

RIM = 220
"""How clear the rim of a cell is where a piece can end; who looks at one sees it brighter."""


def mark_end(
    canvas: Canvas, place: BoardPlace, cell: Cell, ink: Colour, focus: bool, deadly: bool
) -> None:
    """Fill a cell where a piece can end, with a rim in the ink of its seat; one that it does not
    reach alive is hatched. Only danger is filled with red, whoever's turn it is."""
    red, green, blue, _ = canvas.colour("coral" if deadly else ink)
    wash = canvas.colour("coral" if deadly else "accent")
    fill = (*wash[:3], (DEADLY if deadly else 0) + (WASH_FOCUS if focus else WASH))
    inset = place.size * 0.05
    mark_cell(canvas, place, cell, inset, fill, "night", 5)
    mark_cell(canvas, place, cell, inset + 1, NONE, (red, green, blue, RIM), 3)
    if deadly:
        hatch(canvas, place, (cell,))


def mark_struck(canvas: Canvas, place: BoardPlace, cell: Cell) -> None:
    """Outline a cell that a shot strikes, with the cross-hairs of a sight."""
    inset = place.size * 0.06
    x, y = place.middle(cell)
    for ink, frame, hair, edge in (("night", 6, 7, inset), ("accent", 3, 3, inset + 1)):
        mark_cell(canvas, place, cell, edge, NONE, ink, frame)
        for way in STRAIGHT:
            ends = (place.size * share for share in HAIR)
            canvas.lines([(x + way.dx * end, y + way.dy * end) for end in ends], ink, hair)


def mark_aimed(canvas: Canvas, place: BoardPlace, cell: Cell) -> None:
    """Draw the corners of a cell that a shot would strike once one has driven."""
    x, y = place.middle(cell)
    far, near = place.size * FRAME, place.size * (FRAME - TICK)
    for ink, line in (("night", 6), ("accent", 3)):
        for across in (-1, 1):
            for down in (-1, 1):
                corner = x + across * far, y + down * far
                ends = (x + across * near, corner[1]), (corner[0], y + down * near)
                canvas.lines((ends[0], corner, ends[1]), ink, line)


def mark_fire(canvas: Canvas, place: BoardPlace, start: Cell, end: Cell) -> None:
    """Draw a line of fire from one frame to the other; it lies over neither piece."""
    line = _rim(place, start, end), _rim(place, end, start)
    canvas.lines(line, "night", 7)
    canvas.lines(line, "accent", 3)


def _rim(place: BoardPlace, cell: Cell, to: Cell) -> Spot:
    """Return where a line from a cell to another crosses the frame round the first."""
    (x, y), (far, deep) = place.middle(cell), place.middle(to)
    share = place.size * FRAME / max(abs(far - x), abs(deep - y))
    return x + (far - x) * share, y + (deep - y) * share


def mark_way(
    canvas: Canvas,
    place: BoardPlace,
    way: Sequence[Cell],
    until: Cell | None,
    clear: Collection[Cell] = (),
) -> None:
    """Draw a way through its cells, in red as far as what ends it; over nothing that stands on the
    first or the last, if they are to be kept `clear`."""
    if until is not None:
        way = way[: way.index(until, 1) + 1]
    points = [place.middle(cell) for cell in way]
    for end, near in ((0, 1), (-1, -2)):
        if way[end] in clear:
            points[end] = _rim(place, way[end], way[near])
    canvas.lines(points, "night", 10)
    canvas.lines(points, "accent" if until is None else "danger", 5)
    if until is not None:
        ring(canvas, place.middle(until), place.size)


def dots(
    canvas: Canvas, ends: tuple[Spot, Spot], ink: Colour, reach: float, edge: float, gap: float
) -> None:
    """Draw dots with a dark edge between two spots, about so far apart; at the ends are none."""
    start, end = ends
    count = max(2, round(math.dist(start, end) / gap))
    for number in range(1, count):
        spot = between(start, end, number / count)
        canvas.circle(spot, reach + edge, "night")
        canvas.circle(spot, reach, ink)


def badge(canvas: Canvas, place: BoardPlace, cell: Cell, words: str) -> None:
    """Write a few letters over the corner of a cell, half beside what lies there."""
    box = place.square(cell)
    size = place.size * 0.36
    wide = size * (1.15 if len(words) < 3 else 1.35)
    at = Box(box.right - wide * 0.82, box.bottom - size * 0.72, wide, size)
    canvas.plate(at, "night", size * 0.4, "accent", 2)
    style = Style(Family.BOLD, max(10, round(size * 0.62)))
    canvas.write(words, at, style, "accent", "centre", wrap=False)


def hatch(canvas: Canvas, place: BoardPlace, cells: Iterable[Cell]) -> None:
    for cell in sorted(cells):
        canvas.piece("overlay.danger", *place.middle(cell), place.size)


def tape(canvas: Canvas, place: BoardPlace, cells: Iterable[Cell]) -> None:
    """Draw striped tape round each cell in danger; what lies there is seen."""
    for cell in sorted(cells):
        canvas.piece("overlay.tape", *place.middle(cell), place.size)


def ring(canvas: Canvas, at: Spot, size: float) -> None:
    """Draw the ring about who is in danger."""
    canvas.circle(at, size * RING, "night", 7)
    canvas.circle(at, size * RING, "danger", 4)


def threaten(canvas: Canvas, start: Spot, end: Spot, size: float) -> None:
    """Draw a line from who threatens to who is in danger."""
    canvas.lines([start, end], "night", 8)
    canvas.lines([start, end], "danger", 4)
    ring(canvas, end, size)


def paint_taped(canvas: Canvas, box: Box) -> None:
    """Paint a cell in danger, as a sign of a legend."""
    canvas.piece("overlay.tape", *box.middle, box.width)


def paint_threat(canvas: Canvas, box: Box) -> None:
    """Paint a line to who is in danger, as a sign of a legend."""
    x, y = box.middle
    threaten(canvas, (box.x + 2, y), (x + box.width * 0.22, y), box.width * 0.5)


def paint_ring(canvas: Canvas, box: Box) -> None:
    """Paint the ring about who is in danger, as a sign of a legend."""
    ring(canvas, box.middle, box.width * 0.6)


def paint_safe(canvas: Canvas, box: Box) -> None:
    """Paint that nobody is in danger, as a sign of a legend."""
    canvas.picture("icon.tick", *box.middle, box.width * 0.6)
