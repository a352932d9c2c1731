"""What has happened, in lines that stay; each can be asked why."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat, Told
from game.scenes.kit import Kit, Names, Words
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Area, Button, Drawing, Look, Paint, Widget
from game.session.match import Match
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.playback import Playback
from game.view.style import LABEL, SMALL

from .seatings import seated_words

AREA = "log"
MOST = 40
REMEMBERED = 400
"""So many events back a match that is gone on with is told again."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """`times` counts events one after the other that read the same; `number` is the last one.

    A `note` is of no event: who came and who left.
    """

    number: int
    words: str
    head: bool = False
    times: int = 1
    note: bool = False


class Log:
    """Follows a playback: an event gets its line when it has been shown.

    `tell` says an event, "" for what is not worth a line; `heads(event)` begins a new part.
    """

    def __init__(
        self,
        kit: Kit,
        names: Names,
        tell: Callable[[Words, Any, Any, Names], str],
        heads: Callable[[Any], bool] = lambda event: False,
    ) -> None:
        self.lines: tuple[LogLine, ...] = ()
        self._kit = kit
        self._tell = tell
        self._heads = heads
        self._names = names
        self._reel: Playback[Any, Told[Any]] | None = None
        self._place = 0
        self._laid: tuple[tuple[Hashable, ...], Area] | None = None
        self._rows: dict[LogLine, tuple[float, Paint]] = {}

    def say_anew(self, names: Names, match: Match, eyes: Seat) -> None:
        """Tell the same lines with other names, or in another language."""
        self._names = names
        if self.lines:
            self.recall(match, eyes, self.lines[-1].number)

    def recall(self, match: Match, eyes: Seat, until: int | None = None) -> None:
        """Tell anew what has happened at this match, as these eyes saw it, until an event."""
        self.lines = ()
        count = match.count
        while count > 0 and match.state_at(count).told > match.state.told - REMEMBERED:
            count -= 1
        table = match.rules.view(match.state_at(count).table, eyes)
        notes = list(seated_words(self._kit.words, match.header, match.entries))
        for number, done in enumerate(match.done[count:], count):
            self._add_notes(notes, number)
            for told in match.seen(done.told, eyes):
                if until is not None and told.number > until:
                    return
                self._add(table, told)
                table = match.rules.evolve(table, told.event)
        self._add_notes(notes, match.count)

    def _add_notes(self, notes: list[tuple[int, str]], count: int) -> None:
        """Add what is told of the seats once so many actions stand."""
        while notes and notes[0][0] <= count:
            number = self.lines[-1].number if self.lines else -1
            self.lines = (*self.lines, LogLine(number, notes.pop(0)[1], note=True))[-MOST:]

    def follow(self, reel: Playback[Any, Told[Any]]) -> bool:
        """Take in what has been shown since; return whether there is something new."""
        if reel is not self._reel:
            self._reel, self._place = reel, 0
        before = self.lines
        for table, told in reel.past[self._place :]:
            self._add(table, told)
        self._place = reel.place
        return self.lines != before

    def area(self, page: Page, box: Box) -> Area:
        """Return the log with its newest line at the foot, laid out anew only if it must be."""
        key = (self.lines, page, box, page.type.percent, self._kit.words.language)
        if self._laid is None or self._laid[0] != key:
            if self._laid is None or self._laid[0][1:] != key[1:]:
                self._rows.clear()
            self._laid = key, self._laid_out(page, box)
        return self._laid[1]

    def _laid_out(self, page: Page, box: Box) -> Area:
        self._rows = {
            line: self._rows.get(line) or self._row(page, box, line) for line in self.lines
        }
        rows: list[Widget] = []
        y = box.y
        for line, (high, paint) in self._rows.items():
            cell = Box(box.x, y, box.width - 16, high)
            if line.note:
                rows.append(Drawing(cell, paint))
            else:
                rows.append(Button("log", cell, look=Look.QUIET, value=line.number, paint=paint))
            y += high + 2
        return Area(AREA, box, tuple(rows), y - box.y, ends=True)

    def _row(self, page: Page, box: Box, line: LogLine) -> tuple[float, Paint]:
        """Return how high a line is, and what paints it."""
        words = line_words(self._kit, line)
        style = LABEL if line.head else SMALL
        return page.measure(words, style, box.width - 40)[1] + 10, _line(words, line)

    def _add(self, table: Any, told: Told[Any]) -> None:
        last = self.lines[-1] if self.lines else None
        if last and told.number <= last.number:
            return
        words = self._tell(self._kit.words, table, told.event, self._names)
        if not words:
            return
        if last and last.words == words:
            again = LogLine(told.number, words, last.head, last.times + 1)
            self.lines = (*self.lines[:-1], again)
        else:
            line = LogLine(told.number, words, self._heads(told.event))
            self.lines = (*self.lines, line)[-MOST:]


def line_words(kit: Kit, line: LogLine) -> str:
    """Return the line as it is read."""
    if line.times == 1:
        return line.words
    return kit.words("log.times", words=line.words, count=line.times)


def _line(words: str, line: LogLine) -> Paint:
    head = line.head

    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        ink = "accent" if head else "hint" if line.note else "words"
        if head:
            canvas.rect(Box(whole.x + 4, whole.bottom - 2, whole.width - 8, 1), "line")
        style = LABEL if head else SMALL
        canvas.write(words, whole.inset(12, 2), style, ink)

    return paint
