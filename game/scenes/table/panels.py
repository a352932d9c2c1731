"""A panel for every seat: who sits there, the score, what it has, and whether it acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.scenes.kit import Words
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import LABEL, SMALL, STRONG, Family, Style

from .face import SeatPanel

TALLEST = 92.0
LOW = 50.0
"""A row lower than this has no second line."""

SIGN = 24.0
SCORE = Style(Family.BOLD, 36)
FIGURE = 23.0


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat's panel with what the sitting knows: names of all who share the seat, who acts."""

    seat: Seat
    names: tuple[str, ...]
    mark: str
    panel: SeatPanel
    active: bool
    thinking: bool


def draw_panels(canvas: Canvas, boxes: Sequence[Box], shown: Sequence[Shown]) -> None:
    for each, row in zip(shown, boxes, strict=True):
        canvas.layer(("seat panel", each), row, partial(_paint, each))


def panel_boxes(box: Box, count: int) -> tuple[Box, ...]:
    height = min(TALLEST, (box.height - 6 * (count - 1)) / max(1, count))
    return box.stack(count, height, 6)


def counted_words(words: Words, panel: SeatPanel) -> str:
    """Return what a panel's counters stand for, "" where its game says nothing of them."""
    told = (words(each.tip, count=each.count) for each in panel.counters if each.tip)
    return " · ".join(told)


def _paint(shown: Shown, canvas: Canvas) -> None:
    box, panel = canvas.box, shown.panel
    fill = "panel_light" if shown.active else "panel"
    canvas.plate(box.inset(1), fill, 10, panel.colour if shown.active else "panel_light", 3)
    mark = Box(8, 0, min(52, box.height - 10), box.height)
    canvas.picture(shown.mark, *mark.middle, mark.width, 0, 90 if panel.gone else 255)
    wide = FIGURE * len(str(panel.score)) if panel.score is not None else 0
    room = box.inset(0, 5).beside(mark.right + 8).above(0)
    room = room.left(room.width - wide - 18)
    low = box.height < LOW
    name = room if low else room.top(room.height * 0.52)
    words = " · ".join(shown.names)
    style = canvas.fitting((words,), name, LABEL if low else STRONG, wrap=False)
    canvas.write(words, name, style, "quiet" if panel.gone else panel.colour, wrap=False)
    if not low:
        _paint_facts(canvas, room.foot(room.height * 0.44), shown)
    if panel.score is not None:
        score = box.left(box.width - 12).edge(wide)
        canvas.write(str(panel.score), score, SCORE, "words", "right")


def _paint_facts(canvas: Canvas, box: Box, shown: Shown) -> None:
    """Paint what the seat has several of, then small signs, as many as have room."""
    x = box.x
    for counter in shown.panel.counters:
        words = str(counter.count)
        wide = canvas.measure(words, SMALL)[0]
        if x + SIGN + wide + 14 > box.right:
            return
        canvas.picture(counter.picture, x + SIGN / 2, box.middle[1], SIGN)
        canvas.write(words, Box(x + SIGN + 4, box.y, wide + 4, box.height), SMALL, "quiet")
        x += SIGN + wide + 14
    signs = ("icon.hourglass",) * shown.thinking + shown.panel.signs
    for picture in signs:
        if x + SIGN > box.right + 1:
            return
        canvas.picture(picture, x + SIGN / 2, box.middle[1], SIGN)
        x += SIGN + 3
