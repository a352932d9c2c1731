"""Wares of a bargain as tiles, where there are too many for a lane each.

What the own side has lies at the left, what the other one has at the right; a tile that is pressed
changes hands, and its edge and its arrow show to whom.
"""

from __future__ import annotations

from functools import partial
from math import ceil

from game.core.spelling import Dial
from game.scenes.faces.bargain import Wares
from game.scenes.pages.player_sign import ink_of
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Drawing, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

from .bargain_lane import draw_way
from .choosing_seat import Chooser
from .lit_parts import Dialled, dial_key

GAP, SIGN, BADGE, MOST = 6.0, 40.0, 20.0, 3
"""Between tiles; how wide a picture and its badge are; so many columns a side has at the most."""
BESIDE, ABOUT, LEAST = 23.0, 12.0, 0.7
"""What a tile needs beside picture and name, and above and below them; how much smaller letters
may become that are not read from afar."""


def tiles(page: Page, box: Box, chooser: Chooser, other: str) -> tuple[Widget, ...]:
    """Return a tile for each ware in a box; where a name has no room its tip says it."""
    bargain = chooser.bargain
    assert bargain is not None, "only a bargain has wares"
    sides = (
        tuple(each for each in bargain.rows if each.own),
        tuple(each for each in bargain.rows if not each.own),
    )
    longest = max(len(side) for side in sides)
    halves = box.columns(2, 2 * GAP)
    count = _columns(page, box.height, longest)
    high = min(2 * SIGN, box.height / ceil(longest / count))
    room = halves[0].width / count - SIGN - BESIDE
    names = _names(page, room, high - GAP - ABOUT, tuple(each.title for each in bargain.rows))
    return tuple(
        _tile(chooser, each, cell, other, names)
        for side, half in zip(sides, halves, strict=True)
        for each, cell in zip(side, _cells(half, len(side), count, high), strict=False)
    )


def _names(page: Page, room: float, high: float, titles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the titles that have room on a tile, each word whole."""
    most = room / (1 if page.type.far else LEAST)
    wide, tall = int(room * page.scale), int(high * page.scale)
    return tuple(
        title
        for title in titles
        if all(page.measure(word, SMALL)[0] <= most for word in title.split())
        and page.type.readable((title,), page.scale, wide, tall, wrap=True)
    )


def _columns(page: Page, height: float, longest: int) -> int:
    """Return how many columns a side has: as few as leave a line to a name, or two."""
    line = page.measure("X", SMALL)[1]
    for count in range(1, MOST):
        if height / ceil(longest / count) >= line * min(count, 2) + 2 * GAP:
            return count
    return MOST


def _cells(half: Box, count: int, columns: int, high: float) -> tuple[Box, ...]:
    rows = ceil(count / columns)
    stacks = (each.stack(rows, high - GAP, GAP) for each in half.columns(columns, GAP))
    return tuple(cell for stack in stacks for cell in stack)


def _tile(chooser: Chooser, each: Wares, box: Box, other: str, names: tuple[str, ...]) -> Widget:
    ink = ink_of(chooser.mark) if each.gets > 0 else ink_of(other) if each.gets else ""
    paint = partial(_paint, each, ink, names)
    dial = next((dial for dial in chooser.picking.turnable if dial.name == each.dial), None)
    if dial is None:
        return Drawing(box, paint)
    knob = chooser.picking.knob(dial)
    more = 1 if knob.may(each.gets + 1) and each.gets >= 0 else -1
    value = each.gets + more if knob.may(each.gets + more) else 0
    says, tip = (
        Dialled(chooser.seat, Dial(each.dial, value)),
        "" if each.title in names else each.title,
    )
    key = dial_key(chooser.seat, each.dial)
    return Button(key, box, look=Look.CARD, paint=paint, says=says, tip=tip)


def _paint(each: Wares, ink: str, names: tuple[str, ...], canvas: Canvas, box: Box) -> None:
    if ink:
        canvas.plate(box, "night", 10, ink, 3)
    sign = box.left(min(SIGN, box.height)) if names else box
    side = min(SIGN, sign.height)
    canvas.picture(each.picture, *sign.middle, side - 6)
    if each.title in names:
        named = box.beside(sign.width, 2)
        named = named.left(named.width - GAP)
        canvas.write(each.title, named, canvas.fitting(names, named, SMALL))
    if ink:
        corner = sign.centred(side, side).foot(BADGE).edge(BADGE)
        badge = corner if side > BADGE * 1.5 else box.inset(GAP).edge(BADGE).centred(BADGE, BADGE)
        canvas.plate(badge, ink, BADGE / 2, "night", 2)
        draw_way(1 if each.gets < 0 else -1, "night", canvas, badge)
