"""The map on the board: the painted night, lanes of chalk, the border, and what lies at stops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.core.grid import Cell
from game.rules.deep_scan.sky import APART, BASE, BORDER, POINTS
from game.rules.deep_scan.state import SkyObject
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Slot
from game.view.canvas.canvas import Canvas

from .event_cards import draw_small_card
from .lie_of_map import EDGE, HIGH, MARGIN, Spot, all_lanes, map_box
from .painted_sky import lost_space, painted

OBJECT, STATION, MARK, CARD = 0.8, 0.8, 0.4, 0.25
"""How large an object, the base and the mark of what is spent are, in cells, and how far below an
object its card lies."""
CLEAR, DOTS, DOT = 0.42, 5, 0.028
"""Lanes leave so much free at both ends; of so many dots so large they are."""
STOP = 0.13
"""How large the ring is of a stop where nothing lies."""
DASHES = 44
RULES = 12
"""Lost space is ruled into so many columns."""
LOST = (MARGIN + EDGE + 2 - BORDER / APART) / HIGH
"""So much of the sky at each side is beyond the border."""
SPENT = 70
"""How much is seen of what is spent."""


@dataclass(frozen=True, eq=False)
class Painting:
    """A sky that is being painted; it goes on where it was left."""

    slices: Iterator[None]


def draw_sky(canvas: Canvas, place: BoardPlace, objects: Iterable[SkyObject]) -> None:
    """Draw the night with all that lies in it, but no ship and no probe."""
    lies, box = tuple(objects), map_box(place)
    inner = place.moved(-box.x, -box.y)
    canvas.slot("scan map", lies, box, lambda paper: _draw_map(paper, inner, lies))


def draw_lost_space(canvas: Canvas, box: Box) -> None:
    """Draw what lies beyond the border, in all the room that there is."""

    def craft(slot: Slot) -> None:
        if not isinstance(slot.shown, Painting):
            paper = Canvas(slot.surface, canvas.brushes, canvas.scale)
            slot.shown = Painting(lost_space(paper, paper.width / RULES))
        for _ in slot.shown.slices:
            canvas.brushes.patience.spend()

    canvas.crafted("scan lost space", box, craft)
    canvas.frame(box, "scan_violet", 2)


def _draw_map(canvas: Canvas, place: BoardPlace, objects: Iterable[SkyObject]) -> None:
    def craft(slot: Slot) -> None:
        if not isinstance(slot.shown, Painting):
            slot.shown = Painting(_drawn(Canvas(slot.surface, canvas.brushes, canvas.scale)))
        for _ in slot.shown.slices:
            canvas.brushes.patience.spend()

    canvas.crafted("scan sky", map_box(place), craft)
    canvas.piece("scan.base", *place.middle(BASE), place.size * STATION)
    found = {each.at: each for each in objects}
    for point in POINTS:
        if point in found:
            draw_object(canvas, place, found[point])


def draw_object(canvas: Canvas, place: BoardPlace, object: SkyObject) -> None:
    """Draw what lies at a stop, dim and ticked where it is spent, with the card that lies open."""
    x, y = place.middle(object.at)
    name = kind_picture(object)
    if object.spent:
        canvas.piece(name, x, y, place.size * OBJECT, 0, canvas.dim(SPENT))
        canvas.piece("scan.spent", x, y, place.size * MARK)
        return
    canvas.piece(name, x, y, place.size * OBJECT)
    draw_reserved(canvas, place, object)


def draw_reserved(canvas: Canvas, place: BoardPlace, object: SkyObject) -> None:
    """Draw the card that lies open at an object, if there is one."""
    if object.reserved is not None:
        x, y = place.middle(object.at)
        draw_small_card(canvas, (x, y + place.size * CARD), place.size, object.reserved)


def kind_picture(object: SkyObject) -> str:
    return f"scan.kind.{object.kind.value}"


def _drawn(paper: Canvas) -> Iterator[None]:
    """Draw the night with its lanes and its border, in slices."""
    yield from painted(paper)
    unit = paper.width / HIGH
    for number, (one, other) in enumerate(all_lanes()):
        _dot(paper, one, other, unit)
        if number % 10 == 9:
            yield
    yield
    for point in POINTS:
        paper.circle(_spot(point, unit), unit * STOP, "scan_chalk", 1)
    _border(paper)
    yield


def _spot(point: Cell, unit: float, to: Cell | None = None, share: float = 0.0) -> Spot:
    to = to or point
    x, y = point.x + (to.x - point.x) * share, point.y + (to.y - point.y) * share
    return (x + EDGE + MARGIN) * unit, (y + EDGE + MARGIN) * unit


def _dot(paper: Canvas, one: Cell, other: Cell, unit: float) -> None:
    """Dot a lane with chalk."""
    for dot in range(DOTS):
        share = CLEAR + (1 - 2 * CLEAR) * dot / (DOTS - 1)
        paper.circle(_spot(one, unit, other, share), unit * DOT, "scan_chalk")


def _border(paper: Canvas) -> None:
    """Darken what is lost space, and draw the border as a line of chalk in dashes."""
    whole, edge = paper.box, paper.width * LOST
    beyond = whole.top(edge), whole.foot(edge), whole.left(edge), whole.edge(edge)
    for box in beyond:
        paper.rect(box, "scan_void")
    for start, end in _dashes(whole.inset(edge)):
        paper.line(start, end, "scan_chalk", 1.5)


def _dashes(box: Box) -> Iterator[tuple[Spot, Spot]]:
    step = box.width / DASHES
    for n in range(0, DASHES, 2):
        one, two = (n + 0.5) * step, (n + 1.5) * step
        for y in (box.y, box.bottom):
            yield (box.x + one, y), (box.x + two, y)
        for x in (box.x, box.right):
            yield (x, box.y + one), (x, box.y + two)
