"""The row of boxes on the shelf: where each stands, how it is turned, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.content.shelf.boxes import ShelfBox
from game.scenes.widgets.widget_kinds import Button, Drawing, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.shelf.board import draw_shelf
from game.view.shelf.box_front import draw_box
from game.view.shelf.cover import SHAPE, Cover
from game.view.shelf.turned_box import Front

from .leafing import Leafing

NAME = "box"
PLANK = 40.0
"""What is left free below the boxes for the board they stand on."""
SMALLER, LESS, LEAST = 0.2, 0.03, 0.56
"""How much lower the neighbours of the front are, each further one than that, and how high the
smallest box is, by the height of the front."""
ASIDE, APART = 0.86, 0.52
"""How far the first neighbour stands from the front, and at most the others from each other, by
the width of the front."""
WIDTHS, OVER = 3.9, 40.0
"""So many widths of the front a row has at least, and how far it may reach out of its room."""
COVERED = 1.5
"""Whatever is farther from the front is covered by its neighbour."""
STEP = 6.0
"""Sizes go in such steps while the row moves."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A box with what is printed on its front."""

    box: ShelfBox
    cover: Cover


@dataclass(frozen=True, slots=True)
class BoxOf:
    """The box of this game was pointed at, or the keys have come to it."""

    game: str


def row(
    room: Box,
    standing: Sequence[Standing],
    leafing: Leafing,
    lifted: bool = False,
    tip: str = "",
) -> tuple[Widget, ...]:
    """Return the boxes, the front one last: it lies over its neighbours, and what they cover of
    each other is not pointed at. One that is `lifted` is not there; the `tip` is that of
    the front."""
    order = sorted(range(len(standing)), key=lambda number: abs(number - leafing.at))
    aside, apart = _spread(room, len(standing), leafing.at)
    left = right = aside.middle[0]
    found: list[Button] = []
    for number in order:
        off = number - leafing.at
        whole = _place(aside, apart, off)
        if whole.x < room.x - OVER or whole.right > room.right + OVER:
            continue
        free = whole if not found else _free(whole, left, right, off)
        left, right = min(left, free.x), max(right, free.right)
        said = tip if number == leafing.place else ""
        found.append(_button(aside, standing[number], off, whole, free, said))
    return tuple(reversed(found[1:] if lifted else found))


def in_front(room: Box, count: int, place: int, cover: Cover) -> Front:
    """Return how the box in front stands."""
    at = _place(*_spread(room, count, place), 0)
    return Front(at, cover, _large(room))


def _free(whole: Box, left: float, right: float, off: float) -> Box:
    """Return what of a box is not covered by those nearer to the front, from left to right."""
    start, end = (right, whole.right) if off > 0 else (whole.x, left)
    start, end = max(start, whole.x), min(end, whole.right)
    return Box(start, whole.y, max(1.0, end - start), whole.height)


def wall(page: Box, room: Box, plain: bool) -> Drawing:
    """Return the wall and the board on which a row stands; a `plain` one is the board alone."""
    foot = room.bottom - PLANK

    def paint(canvas: Canvas, box: Box) -> None:
        if plain:
            canvas.rect(Box(box.x, foot, box.width, PLANK / 2), "line")
        else:
            draw_shelf(canvas, box, foot)

    return Drawing(page, paint)


def pitch(room: Box) -> float:
    """Return how far the pointer pulls a box until the next is in front."""
    return _large(room).width * ASIDE


def _large(room: Box) -> Box:
    """Return how large the box in front is."""
    high = min(room.height - PLANK, room.width / WIDTHS / SHAPE)
    return Box(0, 0, high * SHAPE, high)


def _spread(room: Box, count: int, at: float) -> tuple[Box, float]:
    """Return the room moved so that its middle is that of the front, and how far boxes stand from
    each other: the whole row is in the middle of its room, whichever is in front."""
    wide, last = _large(room).width, count - 1
    least = _reach(at, 0) + _reach(last - at, 0)
    gaps = max(0.0, at - 1) + max(0.0, last - at - 1)
    apart = min(APART, max(0.0, room.width / wide - least) / gaps) if gaps else APART
    return room.moved((_reach(at, apart) - _reach(last - at, apart)) / 2 * wide, 0), apart


def _reach(boxes: float, apart: float) -> float:
    """Return how far a side of so many boxes reaches from the middle of the front."""
    return min(1.0, boxes) * ASIDE + max(0.0, boxes - 1) * apart + _height(boxes) / 2


def _height(far: float) -> float:
    """Return how high a box is so far from the front, by the height of that one."""
    return max(LEAST, 1 - min(1.0, far) * SMALLER - max(0.0, far - 1) * LESS)


def _button(room: Box, each: Standing, off: float, whole: Box, free: Box, tip: str) -> Button:
    """Return a box: it is drawn as a whole, and pointed at where it can be seen."""
    game, turn, large = each.box.game, max(-1.0, min(1.0, off)), _large(room)

    side = -1 if off > COVERED else 1 if off < -COVERED else 0
    cover = replace(each.cover, covered=side)

    def paint(canvas: Canvas, box: Box) -> None:
        draw_box(canvas, whole, cover, turn, large)

    return Button(NAME, free, look=Look.BARE, value=game, tip=tip, paint=paint, says=BoxOf(game))


def _place(room: Box, apart: float, off: float) -> Box:
    """Return where a box stands that is so far from the front, in the middle of the room."""
    large, far = _large(room), abs(off)
    tall = large.height * _height(far)
    tall = large.height if far == 0 else min(large.height, round(tall / STEP) * STEP)
    wide = tall * SHAPE
    aside = large.width * (min(1.0, far) * ASIDE + max(0.0, far - 1) * apart)
    middle = room.middle[0] + (aside if off > 0 else -aside)
    return Box(middle - wide / 2, room.bottom - PLANK - tall, wide, tall)
