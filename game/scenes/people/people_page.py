"""The people who play here: what they did in all records, with whom, when, their medals, and how
they like to play."""

from __future__ import annotations

from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.pages.dialog import sure
from game.scenes.pages.empty_page import emptiness
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.sliced_work import Slices, bar_page
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import Area, Button, Choice, Look, Widget
from game.session.people import people
from game.session.people.tally import Tally
from game.view.canvas.box import Box

from .person_tabs import evening, figures, medals
from .profile_pane import Lead, Like, Wear, Wish, profile_page, with_wish
from .profiles import keep, known_people, met, picture_of
from .remembered_tallies import remembered
from .who_is_here import forget

SIDE = 320.0
ROW = 62.0
TABS = ("figures", "medals", "evening", "profile")


def people_scene(kit: Kit) -> Sheet:
    desk = _Desk(kit)
    return Sheet(
        kit,
        desk.widgets,
        desk.answer,
        resumed=desk.resumed,
        passing=desk.passing,
        first="person:0",
        moving=lambda: not desk.work.over,
    )


class _Desk:
    """`game` is the one that is looked at, "" for all; `day` an evening by its place."""

    def __init__(self, kit: Kit) -> None:
        kit.writer.settle()
        self.work = Slices(remembered(kit))
        self.person, self.tab, self.day, self.game = 0, 0, 0, ""
        self._kit = kit
        self._all: tuple[Tally, ...] = ()
        self._known, self._fault = known_people(kit)
        if self.work.go_on(steps=40):
            self._done()

    @property
    def told(self) -> tuple[Tally, ...]:
        """The matches of the game that is looked at."""
        return tuple(each for each in self._all if self.game in ("", each.game))

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who is not to stay forgotten, whoever played most first."""
        told = (each for each in people.names(self._all) if each not in self._known.forgotten)
        return tuple(dict.fromkeys((*told, *(each.name for each in self._known.known))))

    @property
    def chosen(self) -> str:
        return self.names[min(self.person, len(self.names) - 1)]

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        kit, words = self._kit, self._kit.words
        title = words("people.title")
        if not self.work.over:
            return bar_page(kit, page, title, words("people.reading"), self.work.share)
        frame, room = framed(kit, page, title)
        if not self.names:
            return (*frame, *emptiness(room, "icon.people", words("people.none")))
        rest = room.beside(SIDE, 24)
        labels = [words(f"people.{tab}") for tab in TABS]
        return (
            *frame,
            *self._games(room.left(SIDE).top(50)),
            self._names(room.left(SIDE).below(50, 16)),
            *tabs("tab", rest.top(50), labels, self.tab),
            *self._body(rest.below(50, 16)),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("forget"):
                return Push(self._sure())
            case Said(Wear() | Lead() | Like() as wish):
                self._change(wish)
            case Changed("stays", bool(here)):
                self._kit.settings.change(person=self.chosen if here else "")
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

    def resumed(self, answer: object) -> Change:
        """Forget somebody, after a question."""
        if answer == "yes":
            name = self.chosen
            self._known = self._known.forget(name)
            keep(self._kit, name, lambda now: now.forget(name))
            forget(self._kit, name)
            if self._kit.settings.now.person == name:
                self._kit.settings.change(person="")
            self.person = 0
        return None

    def passing(self, ms: int) -> Change:
        if not self.work.over and self.work.go_on():
            self._done()
        fault, self._fault = self._fault, ""
        return Notice(fault, lasting=True) if fault else None

    def _done(self) -> None:
        self._all = self.work.value
        there = met(self._kit, self._all)
        now = self._known.met(there)
        if now != self._known:
            self._known = now
            keep(self._kit, "met", lambda people: people.met(there))

    def _change(self, wish: Wish) -> None:
        name = self.chosen
        wished = with_wish(self._known.of(name), wish)
        self._known = self._known.put(wished)
        keep(self._kit, name, lambda now: now.met(((name, None),)).put(wished))

    def _sure(self) -> Sheet:
        words, name = self._kit.words, self.chosen
        title, said = words("people.forget.title", name=name), words("people.forget.words")
        return sure(self._kit, title, said, words("people.forget"))

    def _body(self, box: Box) -> tuple[Widget, ...]:
        name = self.chosen
        match TABS[self.tab]:
            case "figures":
                return figures(self._kit, box, self.told, name)
            case "medals":
                return (medals(self._kit, box, people.person(self.told, name)),)
            case "evening":
                return evening(self._kit, box, self.told, self.day, self._mark)
            case _:
                return profile_page(self._kit, box, self._known.of(name))

    def _mark(self, name: str) -> str:
        """Return the picture that somebody has in the list."""
        return picture_of(self._known.of(name))

    def _choices(self) -> tuple[str, ...]:
        return ("", *dict.fromkeys(each.game for each in self._all))

    def _games(self, box: Box) -> tuple[Widget, ...]:
        words, games = self._kit.words, self._choices()
        named = tuple(words(f"door.{game}" if game else "records.all_games") for game in games)
        return (Choice("game", box, "", named, games.index(self.game)),)

    def _names(self, box: Box) -> Area:
        names = self.names
        cells = box.left(box.width - 16).stack(len(names), ROW - 8, 8)
        rows: tuple[Widget, ...] = tuple(
            Button(
                "person",
                cell,
                name,
                self._mark(name),
                look=Look.ROW,
                value=place,
                chosen=place == self.person,
                align="left",
            )
            for place, (cell, name) in enumerate(zip(cells, names, strict=True))
        )
        return Area("people", box, rows, len(rows) * ROW - 8, row=ROW)
