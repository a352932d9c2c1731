"""The row of boxes on its plank: where each stands, how it is painted, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.content.shelf.boxes import ShelfBox
from game.scenes.widgets.widget_kinds import Button, Drawing, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

from .leafing import Leafing

NAME = "box"
PLANK = 26.0
SHAPE = 0.75
"""How wide a cover is for its height."""
SMALLER, LEAST = 0.72, 0.5
"""How high the neighbours of the front are, and the smallest box."""
ASIDE, APART = 0.86, 0.5
"""How far the first neighbour stands from the front, and the others from each other, by the width
of the front."""
SEEN = 5.5
TURNED = 0.82
"""How narrow a box looks that is turned a little."""
STEP = 6.0
"""Sizes go in such steps while the row moves, so that no frame paints all boxes anew."""
SHADE = 110
RIBBON = 0.22
"""How broad the ribbon is, by the width of the box."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is to be seen of a box besides its cover."""

    box: ShelfBox
    new: bool
    waits: bool


@dataclass(frozen=True, slots=True)
class BoxOf:
    """The box of this game was pointed at, or the keys have come to it."""

    game: str


def row(room: Box, standing: Sequence[Standing], leafing: Leafing) -> tuple[Widget, ...]:
    """Return the plank and the boxes, the front one last: it lies over its neighbours."""
    order = sorted(range(len(standing)), key=lambda number: -abs(number - leafing.at))
    seen = [number for number in order if abs(number - leafing.at) <= SEEN]
    plank = Drawing(room.foot(PLANK).inset(-40, 0), _draw_plank)
    aside = room.moved(_lean(room, len(standing), leafing.at), 0)
    return plank, *(_button(aside, standing[number], number - leafing.at) for number in seen)


def _lean(room: Box, count: int, at: float) -> float:
    """Return how far right of the middle the front stands: the whole row is in the middle."""
    wide = (room.height - PLANK) * SHAPE
    most = max(0.0, min(room.width / 2 - wide * 0.6, (count - 1) * APART * wide / 2))
    return (at / (count - 1) * 2 - 1) * most if count > 1 else 0.0


def pitch(room: Box) -> float:
    """Return how far the pointer pulls a box until the next is in front."""
    return (room.height - PLANK) * SHAPE * ASIDE


def _button(room: Box, each: Standing, off: float) -> Button:
    box, near = _place(room, off), max(0.0, 1 - abs(off))
    paint = partial(_paint_box, each=each, near=round(near, 1))
    game = each.box.game
    return Button(NAME, box, look=Look.BARE, value=game, paint=_outside(paint), says=BoxOf(game))


def _place(room: Box, off: float) -> Box:
    """Return where a box stands that is so far from the front."""
    high, far = room.height - PLANK, abs(off)
    near = min(1.0, far)
    share = max(LEAST, 1 - near * (1 - SMALLER) - max(0.0, far - 1) * 0.06)
    tall = high * share
    tall = high if far == 0 else min(high, round(tall / STEP) * STEP)
    wide = tall * SHAPE * (1 - near * (1 - TURNED))
    aside = high * SHAPE * (near * ASIDE + max(0.0, far - 1) * APART)
    middle = room.middle[0] + (aside if off > 0 else -aside)
    return Box(middle - wide / 2, room.y + high - tall, wide, tall)


def _outside(paint: Callable[[Canvas, Box], None]) -> Callable[[Canvas, Box], None]:
    """Return the painter for a whole button: what is handed to it lies within its edge."""
    return lambda canvas, inside: paint(canvas, inside.inset(-6))


def _paint_box(canvas: Canvas, box: Box, each: Standing, near: float) -> None:
    canvas.shadow(box, 6, 12)
    draw_cover(canvas, box, each)
    if near < 1:
        canvas.plate(box, (10, 12, 16, round(SHADE * (1 - near))), 6)


def draw_cover(canvas: Canvas, box: Box, each: Standing) -> None:
    """Draw the front of a box; it is painted once as large as it is shown."""
    tall = round(box.height * canvas.scale)
    pixels = max(1, round(tall * SHAPE)), max(1, tall)
    canvas.reduced(("cover", each), box, pixels, lambda paper: _paint_cover(paper, each))


def _paint_cover(paper: Canvas, each: Standing) -> None:
    box, cover = paper.box, each.box.cover
    if cover in paper.brushes.pictures:
        paper.picture(cover, *box.middle, max(box.width, box.height))
    else:
        _paint_plain(paper, box, each)
    if each.new or each.waits:
        _paint_ribbon(paper, box, each.waits)


def _paint_plain(paper: Canvas, box: Box, each: Standing) -> None:
    """Paint a box of plain cardboard with the game's emblem."""
    paper.plate(box, "card_turn", 6, "card_turn_dark", 3, "card_turn_dark")
    inside = box.inset(box.width * 0.08)
    paper.plate(inside, "panel", 6, "card_turn_light", 2)
    paper.picture(f"door.{each.box.game}", *inside.middle, inside.width * 0.8)


def _paint_ribbon(paper: Canvas, box: Box, waits: bool) -> None:
    """Paint the ribbon over the corner: a star on a new box, the way on where a match waits."""
    size = box.width * RIBBON
    ink: Colour = "gold" if waits else "coral"
    x, y = box.right - size * 0.75, box.y
    low = y + size * 1.5
    paper.polygon(
        [
            (x - size / 2, y),
            (x + size / 2, y),
            (x + size / 2, low),
            (x, low - size * 0.3),
            (x - size / 2, low),
        ],
        ink,
    )
    paper.picture("icon.play_ink" if waits else "icon.star", x, y + size * 0.6, size * 0.62)


def _draw_plank(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, "ring_plank_dark")
    canvas.rect(box.top(6), "ring_plank")
