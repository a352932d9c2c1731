"""Do all agree? Each person answers with the own device; who share one are gone through by name.

It pops AGREED, or the Refusal of the first who does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Changed, Command, FocusLost, Kind, Resized, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.dialog import Beside
from game.scenes.pages.notice_room import free_room
from game.scenes.pages.player_sign import colour_of, draw_marker
from game.scenes.pages.widget_scene import Page, leads_back
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, LABEL, STRONG

AGREED: Final = "agreed"
ROW, GAP = 102.0, 8.0
TALL = 84.0
"""In a lower row the answers stand beside the name, which then has so much of it."""

NAMED = 0.42
TOLD = 0.3
"""Which share of the side the question has at the most."""


@dataclass(frozen=True, slots=True)
class Refusal:
    seat: Seat


class AgreementScene:
    """`names` are those of the people who are asked, by their seats, `marks` the pictures of all
    seats; it stands `beside` the board."""

    wants = Wants.KEYS
    see_through = True

    def __init__(
        self,
        kit: Kit,
        title: str,
        question: str,
        names: Mapping[Seat, str],
        marks: Sequence[str],
        beside: Beside,
    ) -> None:
        self._beside = beside
        self.form = Form("", shared=False)
        self._kit = kit
        self._title = title
        self._question = question
        self._names = names
        self._marks = marks
        self._waiting = sorted(names)
        self._page = Page(1280, 720, 1, kit.type)
        self._notices: tuple[str, ...] = ()
        self._refocus()

    @property
    def moving(self) -> bool:
        return self.form.due or self._beside.runs()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may answer now: all with a device of their own, and the first of the others."""
        own = [seat for seat in self._waiting if self._speaks_alone(seat)]
        sharing = [seat for seat in self._waiting if seat not in own]
        return (*own, *sharing[:1])

    @property
    def notice_room(self) -> Box | None:
        """Where short sentences cover neither an answer nor the board."""
        page, at = self._page, self._beside.at(self._page.width, self._page.height)
        return free_room(at, page.measure, self.widgets(page), self._notices)

    def make_room(self, notices: tuple[str, ...]) -> None:
        self._notices = notices

    def handle(self, command: Command) -> Change:
        if isinstance(command, Resized):
            self._page = Page(command.width, command.height, command.scale, self._kit.type)
            return None
        if isinstance(command, FocusLost):
            return Pop(command)
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
        return Pop() if self._beside.passing(ms) else None

    def draw(self, canvas: Canvas) -> None:
        page = Page(canvas.width, canvas.height, canvas.scale, self._kit.type)
        self.form.draw(canvas, self.widgets(page))

    def resume(self, answer: object) -> Change:
        return None

    def widgets(self, page: Page, only: Seat | None = None) -> tuple[Widget, ...]:
        """Return what there is, of answers all or those of one person."""
        at = self._beside.at(page.width, page.height)
        wide, count = at.width - 36, len(self._names)
        head = page.measure(self._title, HEAD, wide)[1] + 6
        told = min(page.measure(self._question, BODY, wide)[1] + 6, at.height * TOLD)
        row = min(ROW, (at.height - head - told - 40) / count - GAP)
        box = at.top(head + told + 40 + (row + GAP) * count)
        inside = box.inset(18, 14)
        rows = inside.below(head + told, 12).stack(count, row, GAP)
        found: list[Widget] = [
            # Nothing of what lies there is half seen, nor seems to be asked.
            Panel(at, "page", None, 0),
            Panel(box, "panel", "accent", 14, shadow=True),
            Label(inside.top(head), self._title, HEAD, stand="top"),
            Label(inside.below(head, 4).top(told), self._question, BODY, "quiet", stand="top"),
        ]
        for seat, each in zip(sorted(self._names), rows, strict=True):
            found += self._row(seat, each, only in (None, seat))
        return tuple(found)

    def _row(self, seat: Seat, row: Box, answers: bool) -> list[Widget]:
        """Return who is asked over the answers, or where there is little room beside them."""
        words, now = self._kit.words, seat in self.asked
        mark = self._marks[seat]
        edge = colour_of(mark) if now else "panel_light"
        tall = row.height >= TALL
        named = row.top(44) if tall else row.left(row.width * NAMED)
        rest = (row.below(44) if tall else row.beside(named.width)).inset(4, 4)
        sign = named.left(min(44.0, named.height))
        found: list[Widget] = [
            Panel(row, "panel_light" if now else "panel", edge, 10),
            Drawing(sign.inset(5, 5), lambda canvas, at: draw_marker(canvas, at, mark)),
            Label(named.beside(sign.width, 4), self._names[seat], STRONG),
        ]
        if not now:
            key = "agree.later" if seat in self._waiting else "agree.done"
            found.append(Label(rest.inset(8, 0), words(key), LABEL, "quiet", "right"))
        elif answers:
            no, yes = rest.columns(2, 8)
            found.append(Button("refuse", no, words("agree.no"), value=seat, margin=4))
            yes_words = words("agree.yes")
            found.append(Button("agree", yes, yes_words, look=Look.MAIN, value=seat, margin=4))
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
