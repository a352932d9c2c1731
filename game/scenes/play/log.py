"""What has happened, in lines that stay; each can be asked why."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from game.core.rules import Seat, Told
from game.scenes.faces.board_face import seat_of
from game.scenes.faces.who_came_and_left import seated_words
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Look, Paint, Widget
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL, Style
from game.view.show.playback import Playback

from .sitting import Sitting

AREA = "log"
MOST = 40
SWATCH = 5.0
REMEMBERED = 400
"""So many events back a match that is gone on with is told again."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """`times` counts events one after the other that read the same; `number` is the last one.

    A `note` is of no event: who came and who left. `seat` is whom the line is about.
    """

    number: int
    words: str
    head: bool = False
    times: int = 1
    note: bool = False
    seat: Seat | None = None


class Log:
    """Follows a playback: an event gets its line when it has been shown.

    `tell` says an event, "" for what is not worth a line; `heads(event)` begins a new part.
    `whose(table, event)` is the seat whose swatch the line has, in its `colour`. The newest line of
    an event stands out: it tells what has just happened.
    """

    def __init__(
        self,
        kit: Kit,
        names: Names,
        tell: Callable[[Words, Any, Any, Names], str],
        heads: Callable[[Any], bool] = lambda event: False,
        whose: Callable[[Any, Any], Seat | None] = seat_of,
        colour: Callable[[Seat], Colour] = "seat.{}".format,
    ) -> None:
        self.lines: tuple[LogLine, ...] = ()
        self._kit = kit
        self._tell = tell
        self._heads = heads
        self._whose = whose
        self._colour = colour
        self._names = names
        self._called = tuple(map(called, names))
        self._jumped = 0
        self._reel: Playback[Any, Told[Any]] | None = None
        self._place = 0
        self._laid: tuple[tuple[Hashable, ...], Area] | None = None
        self._rows: dict[tuple[LogLine, bool], tuple[float, Paint]] = {}

    def catch_up(self, sitting: Sitting) -> None:
        """Tell anew what a sitting has changed: the names in the lines, or the past itself."""
        if sitting.names != self._names:
            self.say_anew(sitting.names, sitting.match, sitting.live.eyes)
        if sitting.jumped != self._jumped:
            self._jumped = sitting.jumped
            self.recall(sitting.match, sitting.live.eyes)

    def say_anew(self, names: Names, match: Match, eyes: Seat) -> None:
        """Tell the same lines with other names, or in another language."""
        self._names, self._called = names, tuple(map(called, names))
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
        # How a row looks and how high it is hangs on its width alone, not on where the log stands.
        about = page.scale, box.width, page.type.percent, self._kit.words.language
        key = (self.lines, about, box)
        if self._laid is None or self._laid[0] != key:
            if self._laid is None or self._laid[0][1] != about:
                self._rows.clear()
            self._laid = key, self._laid_out(page, box)
        return self._laid[1]

    def newest(self, page: Page, box: Box) -> tuple[Drawing, ...]:
        """Return the newest lines that have room in a box, from its top on: only to be read."""
        told = [line for line in self.lines if not (line.head or line.note)]
        rows: list[tuple[float, Paint]] = []
        for line in reversed(told):
            high, paint = self._row(page, box, line, line is told[-1])
            if sum(each for each, _ in rows) + high + 2 > box.height:
                break
            rows.insert(0, (high + 2, paint))
        tops = accumulate((high for high, _ in rows), initial=box.y)
        return tuple(
            Drawing(Box(box.x + 6, top, box.width - 16, high - 2), paint)
            for top, (high, paint) in zip(tops, rows, strict=False)
        )

    def _laid_out(self, page: Page, box: Box) -> Area:
        happened = [line for line in self.lines if not (line.head or line.note)]
        keys = [(line, line in happened[-1:]) for line in self.lines]
        self._rows = {key: self._rows.get(key) or self._row(page, box, *key) for key in keys}
        rows: list[Widget] = []
        y = box.y
        for (line, _), (high, paint) in self._rows.items():
            # A line that is higher than the log would never be seen whole.
            high = min(high, box.height - 2)
            cell = Box(box.x, y, box.width - 16, high)
            if line.note:
                rows.append(Drawing(cell, paint))
            else:
                rows.append(Button("log", cell, look=Look.QUIET, value=line.number, paint=paint))
            y += high + 2
        return Area(AREA, box, tuple(rows), y - box.y, ends=True)

    def _row(self, page: Page, box: Box, line: LogLine, newest: bool) -> tuple[float, Paint]:
        """Return how high a line is, and what paints it."""
        words, seat = line_words(self._kit, line), line.seat
        swatch = None if seat is None else self._colour(seat)
        high = page.measure(words, _style(line, newest), box.width - 40)[1] + 10
        return high, _line(words, line, newest, swatch)

    def _add(self, table: Any, told: Told[Any]) -> None:
        last = self.lines[-1] if self.lines else None
        if last and told.number <= last.number:
            return
        words = self._tell(self._kit.words, table, told.event, self._called)
        if not words:
            return
        if last and last.words == words:
            again = replace(last, number=told.number, times=last.times + 1)
            self.lines = (*self.lines[:-1], again)
        else:
            seat = self._whose(table, told.event)
            line = LogLine(told.number, words, self._heads(told.event), seat=seat)
            self.lines = (*self.lines, line)[-MOST:]


def called(name: str) -> str:
    """Return what somebody is called in a line: of a crew the first one, and how many more."""
    first, *more = name.split(", ")
    return f"{first} +{len(more)}" if more else name


def line_words(kit: Kit, line: LogLine) -> str:
    """Return the line as it is read."""
    if line.times == 1:
        return line.words
    return kit.words("log.times", words=line.words, count=line.times)


def _style(line: LogLine, newest: bool) -> Style:
    return LABEL if line.head or newest else SMALL


def _line(words: str, line: LogLine, newest: bool, swatch: Colour | None) -> Paint:
    head = line.head

    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        ink = "accent" if head else "hint" if line.note else "words"
        if newest:
            canvas.plate(whole.inset(0, 2), "panel_light", 6)
        if head:
            canvas.rect(Box(whole.x + 4, whole.bottom - 2, whole.width - 8, 1), "line")
        if swatch is not None:
            canvas.plate(whole.inset(2, 6).left(SWATCH), swatch, SWATCH / 2)
        canvas.write(words, whole.inset(12, 2), _style(line, newest), ink)

    return paint
