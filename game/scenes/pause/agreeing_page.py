"""Do all agree? Each person answers with the own device; who share one are gone through by name.

It pops AGREED, or the Refusal of the first who does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Changed, Command, Kind, Resized, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.seat_marker import colour_of, draw_marker
from game.scenes.pages.widget_scene import Page, leads_back, plain_paper, veil
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, LABEL, STRONG

AGREED: Final = "agreed"
WIDTH = 760
ROW = 62.0
ANSWER = 160.0


@dataclass(frozen=True, slots=True)
class Refusal:
    seat: Seat


class AgreementScene:
    """`names` are those of the people who are asked, by their seats, `marks` the pictures of all
    seats; `hide` covers the table."""

    wants = Wants.KEYS

    def __init__(
        self,
        kit: Kit,
        title: str,
        question: str,
        names: Mapping[Seat, str],
        marks: Sequence[str],
        hide: bool = False,
    ) -> None:
        self.see_through = not hide
        self.form = Form("", shared=False)
        self._kit = kit
        self._title = title
        self._question = question
        self._names = names
        self._marks = marks
        self._waiting = sorted(names)
        self._page = Page(1280, 720, 1, kit.type)
        self._refocus()

    @property
    def moving(self) -> bool:
        return self.form.due

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may answer now: all with a device of their own, and the first of the others."""
        own = [seat for seat in self._waiting if self._speaks_alone(seat)]
        sharing = [seat for seat in self._waiting if seat not in own]
        return (*own, *sharing[:1])

    def handle(self, command: Command) -> Change:
        if isinstance(command, Resized):
            self._page = Page(command.width, command.height, command.scale, self._kit.type)
            return None
        seat = self._answerer(getattr(command, "seat", NOBODY))
        if seat is None:
            return None
        if leads_back(command):
            return Pop(Refusal(seat))
        match self.form.handle(command, self.widgets(self._page, seat)):
            case Changed("agree"):
                return self._agreed(seat)
            case Changed("refuse"):
                return Pop(Refusal(seat))
            case _:
                return None

    def update(self, ms: int) -> Change:
        self.form.update(ms)
        return None

    def draw(self, canvas: Canvas) -> None:
        (veil if self.see_through else plain_paper)(canvas)
        page = Page(canvas.width, canvas.height, canvas.scale, self._kit.type)
        self.form.draw(canvas, self.widgets(page))

    def resume(self, answer: object) -> Change:
        return None

    def widgets(self, page: Page, only: Seat | None = None) -> tuple[Widget, ...]:
        """Return what there is, of answers all or those of one person."""
        high = page.measure(self._question, BODY, WIDTH - 80)[1]
        box = page.box.centred(WIDTH, 112 + high + ROW * len(self._names))
        inside = box.inset(40, 24)
        rows = inside.below(68 + high).stack(len(self._names), ROW - 8, 8)
        found: list[Widget] = [
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), self._title, HEAD),
            Label(inside.below(52).top(high + 6), self._question, BODY, "quiet"),
        ]
        for seat, row in zip(sorted(self._names), rows, strict=True):
            found += self._row(seat, row, only in (None, seat))
        return tuple(found)

    def _row(self, seat: Seat, row: Box, answers: bool) -> list[Widget]:
        words, now = self._kit.words, seat in self.asked
        mark = self._marks[seat]
        edge = colour_of(mark) if now else "panel_light"
        rest = row.edge(2 * ANSWER + 8).inset(4, 4)
        found: list[Widget] = [
            Panel(row, "panel_light" if now else "panel", edge, 10),
            Drawing(row.left(54).inset(7, 7), lambda canvas, at: draw_marker(canvas, at, mark)),
            Label(row.beside(54, 8).above(0).left(row.width - 80), self._names[seat], STRONG),
        ]
        if not now:
            key = "agree.later" if seat in self._waiting else "agree.done"
            found.append(Label(rest.inset(12, 0), words(key), LABEL, "quiet", "right"))
        elif answers:
            no, yes = rest.columns(2, 8)
            found.append(Button("refuse", no, words("agree.no"), value=seat))
            found.append(Button("agree", yes, words("agree.yes"), look=Look.MAIN, value=seat))
        return found

    def _agreed(self, seat: Seat) -> Change:
        self._waiting.remove(seat)
        if not self._waiting:
            return Pop(AGREED)
        self._refocus()
        return None

    def _answerer(self, device: Seat) -> Seat | None:
        """Return for whom a device speaks now: its own seat, or of all others the first."""
        if device != NOBODY:
            return device if device in self._waiting else None
        return next((seat for seat in self.asked if not self._speaks_alone(seat)), None)

    def _speaks_alone(self, seat: Seat) -> bool:
        """Whether the seat has a device of its own here; a phone has no say at this screen."""
        device = self._kit.seating.device_of(seat)
        return device is not None and device.kind is not Kind.PHONE

    def _refocus(self) -> None:
        """Let everybody who is asked anew begin at what does no harm."""
        for seat in self.asked:
            device = seat if self._speaks_alone(seat) else NOBODY
            if self.form.focused(device) not in (f"refuse:{seat}", f"agree:{seat}"):
                self.form.focus(f"refuse:{seat}", device)
