"""The people who play here: what they did in all records, with whom, when, and their medals."""

from __future__ import annotations

from dataclasses import replace

from game.rules import GAMES
from game.scenes.play.saved_files import SUFFIX, records
from game.scenes.play.slices import Slices, bar_page
from game.scenes.widgets.kinds import Area, Button, Choice, Look, Widget
from game.scenes.widgets.layout import tabs
from game.session import people, tallies
from game.session.catalogue import catalogued
from game.session.steps import Steps
from game.session.tallies import Tallies, tallied
from game.session.tally import Tally
from game.view.box import Box

from .commands import Changed, Chosen
from .emptiness import emptiness
from .faces import faces_of
from .frame import BACK, framed
from .kit import Kit
from .people_tabs import evening, figures, medals
from .sheet import Happening, Page, Sheet
from .stack import Change, Pop

SIDE = 320.0
ROW = 62.0
TABS = ("figures", "medals", "evening")


def people_scene(kit: Kit) -> Sheet:
    desk = _Desk(kit)
    return Sheet(
        kit,
        desk.widgets,
        desk.answer,
        passing=desk.passing,
        first="person:0",
        moving=lambda: not desk.work.over,
    )


def remembered(kit: Kit) -> Steps[Tallies]:
    """Return what all records say, in small steps."""
    found = yield from catalogued(records(kit), SUFFIX)
    return (yield from tallied(records(kit), found.listed, GAMES))


class _Desk:
    """`game` is the one that is looked at, "" for all; `day` an evening by its place."""

    def __init__(self, kit: Kit) -> None:
        kit.writer.settle()
        self.work = Slices(remembered(kit))
        self.person, self.tab, self.day, self.game = 0, 0, 0, ""
        self._kit = kit
        self._all: tuple[Tally, ...] = ()
        if self.work.go_on(steps=40):
            self._done()

    @property
    def told(self) -> tuple[Tally, ...]:
        """The matches of the game that is looked at."""
        return tuple(each for each in self._all if self.game in ("", each.game))

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, words = self._kit, self._kit.words
        title = words("people.title")
        if not self.work.over:
            return bar_page(kit, page, title, words("people.reading"), self.work.share)
        frame, room = framed(kit, page, title)
        names = people.names(self._all)
        if not names:
            return (*frame, *emptiness(room, "icon.people", words("people.none")))
        rest = room.beside(SIDE, 24)
        labels = [words(f"people.{tab}") for tab in TABS]
        body = rest.below(50, 16)
        return (
            *frame,
            *self._games(room.left(SIDE).top(50)),
            self._names(room.left(SIDE).below(50, 16), names),
            *tabs("tab", rest.top(50), labels, self.tab),
            *self._body(body, names[min(self.person, len(names) - 1)]),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("person", int(place)):
                self.person = place
            case Changed("tab", int(place)):
                self.tab = place
            case Changed("day", int(place)):
                self.day = place
            case Changed("game", int(place)):
                self.game = self._choices()[place]
            case _:
                pass
        return None

    def passing(self, ms: int) -> Change:
        if not self.work.over and self.work.go_on():
            self._done()
        return None

    def _done(self) -> None:
        kit, found = self._kit, self.work.value
        folder = records(kit)
        if found.fresh and found.noted:
            kit.writer.put(folder / tallies.NAME, lambda: tallies.note(folder, found.noted))
        nobody = usual_names(kit)
        self._all = tuple(replace(t, people=_named(t.people, nobody)) for t in found.told)

    def _body(self, box: Box, name: str) -> tuple[Widget, ...]:
        match TABS[self.tab]:
            case "figures":
                return figures(self._kit, box, self.told, name)
            case "medals":
                return medals(self._kit, box, people.person(self.told, name))
            case _:
                return evening(self._kit, box, self.told, self.day)

    def _choices(self) -> tuple[str, ...]:
        return ("", *dict.fromkeys(each.game for each in self._all))

    def _games(self, box: Box) -> tuple[Widget, ...]:
        words, games = self._kit.words, self._choices()
        named = tuple(words(f"door.{game}" if game else "records.all_games") for game in games)
        return (Choice("game", box, "", named, games.index(self.game)),)

    def _names(self, box: Box, names: tuple[str, ...]) -> Area:
        cells = box.left(box.width - 16).stack(len(names), ROW - 8, 8)
        rows: tuple[Widget, ...] = tuple(
            Button(
                "person",
                cell,
                name,
                look=Look.ROW,
                value=place,
                chosen=place == self.person,
                align="left",
            )
            for place, (cell, name) in enumerate(zip(cells, names, strict=True))
        )
        return Area("people", box, rows, len(rows) * ROW - 8, row=ROW)


def usual_names(kit: Kit) -> frozenset[str]:
    """Return what seats are called in any language: old records have it where nobody typed."""
    keys = (key for face in faces_of(kit).values() for key in face.seats.names)
    return frozenset(name for key in keys for name in kit.words.anywhere(key))


def _named(names: tuple[str, ...], nobody: frozenset[str]) -> tuple[str, ...]:
    return tuple("" if name in nobody else name for name in names)
