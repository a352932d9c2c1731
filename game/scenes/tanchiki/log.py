"""What has happened, in lines that stay; each can be asked why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rules import Told
from game.rules.tanchiki.events import TurnBegan
from game.scenes.kit import Kit
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Area, Button, Look, Paint, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.playback import Playback
from game.view.style import LABEL, SMALL

from .sentences import tell
from .words import Names

MOST = 60


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    words: str
    head: bool = False


class Log:
    """Follows a playback: an event gets its line when it has been shown."""

    def __init__(self, kit: Kit, names: Names) -> None:
        self.lines: tuple[Line, ...] = ()
        self._kit = kit
        self._names = names
        self._reel: Playback[Any, Told[Any]] | None = None
        self._place = 0

    def follow(self, reel: Playback[Any, Told[Any]]) -> bool:
        """Take in what has been shown since; return whether there is a new line."""
        if reel is not self._reel:
            self._reel, self._place = reel, 0
        known = self.lines[-1].number if self.lines else -1
        found: list[Line] = []
        for table, told in reel.past[self._place :]:
            words = tell(self._kit.words, table, told.event, self._names)
            if words and told.number > known:
                found.append(Line(told.number, words, isinstance(told.event, TurnBegan)))
        self._place = reel.place
        self.lines = (*self.lines, *found)[-MOST:]
        return bool(found)

    def forget_after(self, told: int) -> None:
        """Take away what has been undone."""
        self.lines = tuple(line for line in self.lines if line.number < told)


def log_area(page: Page, box: Box, lines: Sequence[Line]) -> Area:
    """Return the log with its newest line at the foot."""
    rows: list[Widget] = []
    y = box.y
    for line in lines:
        style = LABEL if line.head else SMALL
        high = page.measure(line.words, style, box.width - 44)[1] + 10
        cell = Box(box.x, y, box.width - 16, high)
        rows.append(Button("log", cell, look=Look.QUIET, value=line.number, paint=_line(line)))
        y += high + 2
    return Area("tanchiki.log", box, tuple(rows), y - box.y)


def _line(line: Line) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        ink = "accent" if line.head else "words"
        if line.head:
            canvas.rect(Box(whole.x + 4, whole.bottom - 2, whole.width - 8, 1), "line")
        style = LABEL if line.head else SMALL
        canvas.write(line.words, whole.inset(12, 2), style, ink)

    return paint
