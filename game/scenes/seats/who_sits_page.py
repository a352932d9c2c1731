"""Who sits on this seat: somebody known is chosen by name. Pops a `SitDown`, or None.

Names that only the records know come a moment later, since these are read in slices.
"""

from __future__ import annotations

from collections.abc import Collection

from game.core.rules import Seat
from game.scenes.frame.commands import Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop
from game.scenes.pages.empty_page import emptiness
from game.scenes.pages.sliced_work import Slices
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.people.profiles import keep, known_people, met, picture_of
from game.scenes.people.remembered_tallies import remembered
from game.scenes.widgets.widget_kinds import Area, Button, Label, Look, Panel, Widget
from game.session.people.profiles import Profile
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD

from .occupants import SitDown

WIDTH, HIGH = 640.0, 560.0
ROW = 60.0


class _Desk:
    def __init__(self, kit: Kit, seat: Seat, taken: Collection[str]) -> None:
        self.work = Slices(remembered(kit))
        self._kit, self._seat, self._taken = kit, seat, taken
        self._people, self._fault = known_people(kit)

    @property
    def offered(self) -> tuple[Profile, ...]:
        return tuple(each for each in self._people.known if each.name not in self._taken)

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        box = page.box.centred((WIDTH + page.grown(WIDTH)) / 2, min(HIGH, page.height - 40))
        inside, words = box.inset(32, 24), self._kit.words
        body = inside.below(56).above(70)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(44), words("who.title"), HEAD, "words"),
            *(self._rows(body) if self.offered else self._nobody(body)),
            Button("close", inside.foot(54), words("dialog.no")),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Said(SitDown() as chosen):
                return Pop(chosen)
            case Chosen("close"):
                return Pop()
            case _:
                return None

    def passing(self, ms: int) -> Change:
        if not self.work.over and self.work.go_on():
            self._meet()
        fault, self._fault = self._fault, ""
        return Notice(fault, lasting=True) if fault else None

    def _meet(self) -> None:
        there = met(self._kit, self.work.value)
        now = self._people.met(there)
        if now != self._people:
            self._people = now
            keep(self._kit, "met", lambda people: people.met(there))

    def _rows(self, box: Box) -> tuple[Widget, ...]:
        cells = box.left(box.width - 16).stack(len(self.offered), ROW - 8, 8)
        rows: tuple[Widget, ...] = tuple(
            Button(
                "who",
                cell,
                each.name,
                picture_of(each),
                look=Look.ROW,
                value=each.name,
                align="left",
                says=SitDown(self._seat, each),
            )
            for cell, each in zip(cells, self.offered, strict=True)
        )
        return (Area("people", box, rows, len(rows) * ROW - 8, row=ROW),)

    def _nobody(self, box: Box) -> tuple[Widget, ...]:
        words = self._kit.words
        if not self.work.over:
            return (Label(box, words("people.reading"), BODY, "quiet"),)
        return emptiness(box, "icon.people", words("who.nobody"))


def who_scene(kit: Kit, seat: Seat, taken: Collection[str]) -> Sheet:
    """Return the page, without those who sit already."""
    desk = _Desk(kit, seat, taken)
    first = f"who:{desk.offered[0].name}" if desk.offered else "close"
    return Sheet(
        kit,
        desk.widgets,
        desk.answer,
        passing=desk.passing,
        paper=veil,
        see_through=True,
        first=first,
        moving=lambda: not desk.work.over,
    )
