"""The set-up of a game that is played in several ways: which one, by which optional rules, and
on which board where there are any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from game.ai.minds import offered, usual
from game.content.maps.maps import BrokenMap, MapFile, load
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.face import NotMine
from game.scenes.faces.seat_names import names_of
from game.scenes.frame.commands import Changed, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Replace, Scene
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.saving import board_labels, make_way
from game.scenes.seats.occupants import Occupant, last_setup
from game.scenes.setup.chosen_match import fresh_match
from game.scenes.setup.map_reload import watched
from game.scenes.setup.setup_page import setup_scene
from game.scenes.table.opened_table import opened
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import Choice, Label, Toggle, Widget
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, SMALL

from .fitting_boards import FittingBoards
from .plan_clock import plan_clock
from .seat_sides import Sided, Sides
from .variants import Variant, Variants
from .way_picture import picture_in, shared_out

GAP, ROOMY, CROWDED = 8.0, 7, 8
"""How far rows lie apart, so many lie less close than more would, and with more than so many
switches of which nothing is told lie two in a row."""

LOW = 40.0
"""In a row that is lower the letters of a name are small."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Of this list the name at this place holds now."""

    number: int
    place: int


@dataclass
class VariantPanel:
    """The part of the set-up that is the game's own; choices are kept as words of a line.

    The map that was asked for is `own`: it is watched while it is played on.
    """

    kit: Kit
    of: Variants
    place: int = 0
    on: set[str] = field(default_factory=set)
    boards: tuple[MapFile, ...] = ()
    board: int = 0
    own: MapFile | None = None
    broken: Sequence[BrokenMap] = ()

    @property
    def least(self) -> int:
        return min(min(each.seats) for each in self.of.all)

    @property
    def most(self) -> int:
        """How many the chosen way has seats for."""
        return max(self.variant.seats)

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(self.of.game)

    @property
    def variant(self) -> Variant:
        return self.of.all[self.place]

    @property
    def map(self) -> MapFile | None:
        """The board that was chosen, None for one that is laid out by chance."""
        return self.fitting.chosen(self.board) if self.variant.boards else None

    @property
    def fitting(self) -> FittingBoards:
        return FittingBoards(self.of, self.variant.name, self.boards, self.broken)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        words, key, variant = self.kit.words, self.of.words, self.variant
        names = [words(f"{key}.mode.{each.name}") for each in self.of.all]
        told_of = [name for name in (*variant.options, *self._held()) if self.of.about(words, name)]
        sides = self._sides_of(variant)
        count = len(variant.options) + len(told_of) + len(self._lists_of(variant)) + variant.boards
        count += sides is not None
        paired = count > CROWDED and not any(self.of.about(words, name) for name in variant.options)
        count += (variant.boards and bool(self.broken)) - paired * (len(variant.options) // 2)
        dense = self.kit.type.demand > 100 or count > ROOMY
        count += not (variant.boards or dense)
        gap, tall = GAP / 2 if dense else GAP, 26 + page.grown(24)
        painted = self.of.paint
        told, low = shared_out(box.below(50, 12), count * (tall + gap), painted is not None)
        rows = iter(low.stack(count, min(tall, low.height / max(1, count) - gap), gap))
        # Larger letters say less: of the way that is chosen, not why the game is among others.
        why = self.of.why if self.kit.type.percent == 100 else ""
        seats = len(places)
        setup = self._for(places) if seats in variant.seats else None
        about_key, says = f"{key}.mode.{variant.name}.about", ""
        if setup is not None:
            about_key, says = self.of.told_of(variant.name, setup), self.of.says(words, setup)
        about = " ".join((*(words(each) for each in (why, about_key) if each), says)).strip()
        paint = painted(self.chosen(seats)) if painted is not None else None
        picture = picture_in(told, variant.picture, paint)
        return (
            *tabs("mode", box.top(50), names, self.place),
            picture,
            Label(told.beside(picture.box.width, 20), about, BODY, "words"),
            *(self._sides(sides, next(rows), places) if sides is not None else ()),
            *self._lists(rows),
            *(self._pairs(rows) if paired else self._options(rows)),
            *self._boards(rows),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Changed("mode", int(place)):
                self.place = place
            case Changed("layout", int(place)):
                self.board = self.fitting.number(place)
            case Said(Sided(seat)) if self.of.sides is not None:
                self.on = self.of.sides.turned(seat, self.on)
            case Said(Listed(number, place)):
                names = self.of.lists[number]
                self.on = self.on.difference(names) | {names[place]}
            case Changed(name, bool(on)) if name in self.of.options:
                self.on = self.on | {name} if on else self.on - {name}
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        return None

    def fault(self, places: tuple[Occupant, ...]) -> str:
        words, seats = self.kit.words, len(places)
        if seats not in self.variant.seats:
            return words(self.variant.fault)
        return self.of.fault(words, seats, self._options_on(), self.map)

    def choices_text(self) -> str:
        chosen = self.boards[self.board - 1].file.stem if self.board else ""
        return " ".join((self.variant.name, *sorted(self.on), chosen))

    def start(self, places: tuple[Occupant, ...]) -> Change:
        kit, game, found = self.kit, self.of.game, self.map
        make_way(kit, game)
        titles = found.facts.titles if found else {}
        labels = (*(board_labels(kit, titles) if titles else ()), ("date", kit.today()))
        clock = plan_clock(kit, self.of, self._options_on(), places)
        match = fresh_match(kit, game, self._for(places), kit.seed(), places, labels, clock)
        if found is not None and found is self.own:
            return Replace(self._watched(match))
        return Replace(faces_of(kit)[game].door.resume(kit, match))

    def _watched(self, match: Match) -> Scene:
        """Return the table on a map that is drawn on meanwhile; a rematch is on it too, as it was
        read last."""
        face, own = faces_of(self.kit)[self.of.game], self.own
        assert own is not None

        def lay(match: Match) -> Scene:
            return opened(self.kit, match, face, again=self._watched)

        return watched(self.kit, own, match, self._on_another_map, lay)

    def _on_another_map(self, found: MapFile, old: Match) -> Match:
        self.own = found
        setup = self._on_map(len(old.header.players), found)
        return Match(old.rules, replace(old.header, setup=setup), old.flag)

    def chosen(self, seats: int) -> Any:
        """Return the set-up of a match for so many."""
        return self._on_map(seats, self.map)

    def _for(self, places: tuple[Occupant, ...]) -> Any:
        """Return the set-up of a match of these players, each given what was chosen."""
        given = tuple(each.handicaps for each in places)
        people = tuple(not each.strength for each in places)
        return self.of.seated(self.of.given(self.chosen(len(places)), given), people)

    def _on_map(self, seats: int, ground: MapFile | None) -> Any:
        return self.of.setup(self.variant.name, seats, self._options_on(), self._ground(ground))

    def _options_on(self) -> frozenset[str]:
        """Return what of all that was chosen means anything in this way to play."""
        sides, lists = self._sides_of(self.variant), self._lists_of(self.variant).values()
        chosen = sides.options if sides is not None else ()
        return frozenset(self.on).intersection(chain(self.variant.options, chosen, *lists))

    def _ground(self, found: MapFile | None) -> Any:
        return None if found is None else self.of.ground(found)

    def _held(self) -> tuple[str, ...]:
        """Return which name of each list holds: the first where nothing was chosen yet."""
        lists = self._lists_of(self.variant).values()
        return tuple(next((name for name in names if name in self.on), names[0]) for names in lists)

    def _lists_of(self, variant: Variant) -> Mapping[int, tuple[str, ...]]:
        """Return the lists by number that mean anything in a way to play."""
        lists = enumerate(self.of.lists)
        return {n: names for n, names in lists if variant.lists is None or n in variant.lists}

    def _sides_of(self, variant: Variant) -> Sides | None:
        return self.of.sides if variant.sided else None

    def _told(self, name: str, rows: Iterator[Box]) -> Iterator[Widget]:
        """Yield what is told of a name, in a row of its own; in a low one as small as the name."""
        if about := self.of.about(self.kit.words, name):
            row = next(rows).beside(26)
            yield Label(row.inset(0, 5 * (row.height < LOW)), about, SMALL, "quiet")

    def _lists(self, rows: Iterator[Box]) -> Iterator[Widget]:
        """Yield the choices of which one holds, and below each what that is where it is told."""
        words, key = self.kit.words, self.of.words
        lists = self._lists_of(self.variant).items()
        for (number, names), held in zip(lists, self._held(), strict=True):
            listed = tuple(words(f"{key}.option.{name}") for name in names)
            title, now = words(f"{key}.list.{number}"), names.index(held)
            says, ends = partial(Listed, number), listed[-1][:1].isdigit()
            yield Choice(f"list.{number}", next(rows), title, listed, now, says=says, ends=ends)
            yield from self._told(held, rows)

    def _options(self, rows: Iterator[Box]) -> Iterator[Widget]:
        """Yield a switch for each optional rule, and below it what it does where that is told."""
        words = self.kit.words
        for name in self.variant.options:
            yield Toggle(name, next(rows), words(f"{self.of.words}.option.{name}"), name in self.on)
            yield from self._told(name, rows)

    def _pairs(self, rows: Iterator[Box]) -> Iterator[Widget]:
        """Yield a switch for each optional rule, two in a row; one that is left over has a row."""
        words, names = self.kit.words, self.variant.options
        for first in range(0, len(names), 2):
            pair = names[first : first + 2]
            for name, box in zip(pair, next(rows).columns(len(pair), GAP), strict=True):
                yield Toggle(name, box, words(f"{self.of.words}.option.{name}"), name in self.on)

    def _boards(self, rows: Iterator[Box]) -> tuple[Widget, ...]:
        return self.fitting.widgets(self.kit, rows, self.board) if self.variant.boards else ()

    def _sides(self, sides: Sides, row: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        words, game = self.kit.words, self.of.game
        names = names_of(words, game, (place.name for place in places))
        marks = faces_of(self.kit)[game].seats.marks[: len(places)]
        return sides.widgets(words, self.of.words, row, self.on, names, marks)


def variant_setup(kit: Kit, of: Variants, path: Path | None = None) -> Sheet:
    """Return the set-up as it was left, on a map where there is one."""
    own = load(path) if path is not None else None
    if own is not None and own.game != of.game:
        raise NotMine(own.file.name)
    places, text = last_setup(kit, of.game)
    first = (Occupant(""), Occupant("", usual(of.game)))
    return setup_scene(kit, of.game, _read(kit, of, text.split(), own), places or first)


def _read(kit: Kit, of: Variants, said: list[str], own: MapFile | None) -> VariantPanel:
    """Return the panel with the choices of a line; what it does not know is left out."""
    names = [each.name for each in of.all]
    place = names.index(said[0]) if said[:1] and said[0] in names else 0
    here = len(kit.company.here)
    if kit.seats and kit.seats not in of.all[place].seats:
        # So many are there for the whole evening.
        place = next((n for n, each in enumerate(of.all) if kit.seats in each.seats), place)
    elif here > max(of.all[place].seats):
        place = max(range(len(of.all)), key=lambda n: min(here, max(of.all[n].seats)))
    if own is not None and not of.fits(of.all[place].name, own):
        place = next((n for n, each in enumerate(of.all) if of.fits(each.name, own)), place)
    boards = (*of.boards(kit, of.game), *((own,) if own else ()))
    files = [each.file.stem for each in boards]
    first = 0 if of.chance or not boards else 1
    left = next((files.index(word) + 1 for word in said[1:] if word in files), first)
    on = of.options.intersection(said[1:]) if said else of.usual
    number, broken = len(boards) if own else left, of.broken(kit, of.game)
    return VariantPanel(kit, of, place, set(on), boards, number, own, broken)
