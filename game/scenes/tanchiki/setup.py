"""The set-up of Tanchiki: the board by code or from a map, and the optional rules."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, replace
from pathlib import Path

from game.ai.minds import offered, usual
from game.content.map_facts import name_in
from game.content.maps import BrokenMap, Listing, MapFile, load
from game.content.tanchiki.cards import load_cards
from game.content.tiled.faults import MapFaults
from game.core.chance import Dice
from game.core.rules import Outcome
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.board import Board
from game.rules.tanchiki.setting import first_player
from game.rules.tanchiki.state import Options, Setup
from game.scenes.board_list import READ_AGAIN, broken_scene
from game.scenes.commands import Changed, Chosen
from game.scenes.kit import Kit
from game.scenes.numbers import numbers_scene
from game.scenes.play.reload import watched
from game.scenes.play.saving import board_labels, make_way
from game.scenes.setup import Occupant, last_setup, setup_scene
from game.scenes.sheet import Happening, Page, Sheet
from game.scenes.stack import Change, Push, Replace, Scene
from game.scenes.widgets.kinds import Widget
from game.session.match import Match
from game.session.record import Header, Player
from game.view.box import Box

from . import boards, setup_pages
from .boards import BOX, LARGE_BOARD, LEARNING, Quarters
from .solo import best
from .table import TableScene

GAME = "tanchiki"
SWITCHES = tuple(field.name for field in fields(Options) if field.name != "solo")


class TanchikiPanel:
    """`tab` is the page that is open; a map of "" is the board by its code."""

    least = 1
    most = 8

    def __init__(self, kit: Kit, kept: str, own: MapFile | None = None) -> None:
        found = boards.read_choices(kept)
        self.kit = kit
        self.tab = 0
        self.pool = boards.segments(kit.maps)
        self.deck = load_cards()
        self.codes: dict[int, Quarters] = {BOX: Quarters(LEARNING)}
        for quarters in found.boards:
            if boards.board_by(self.pool, quarters.code) is not None:
                self.codes[boards.count_of(quarters.code)] = quarters
        self._own = own
        self.map: MapFile | None = own or self._known(found.map_name)
        self.options = {name: name in found.options for name in SWITCHES}
        if own is not None:
            self.options = {name: name in own.facts.options for name in SWITCHES}
        self._listing: Listing | None = None
        self.typed: str | None = None
        self._bests: dict[Hashable, int | None] = {}
        self._shuffles = 0

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(GAME)

    @property
    def maps(self) -> tuple[MapFile, ...]:
        """All boards of the folder, read when they are first looked at."""
        return self._listed.maps

    @property
    def broken(self) -> tuple[BrokenMap, ...]:
        """The maps of the folder that cannot be read."""
        return self._listed.broken

    @property
    def _listed(self) -> Listing:
        if self._listing is None:
            self._listing = boards.maps(self.kit.shelf, self.kit.maps)
        return self._listing

    def quarters(self, seats: int) -> Quarters:
        """Return the board by code for so many seats."""
        count = boards.wanted(seats)
        if count not in self.codes:
            dice = Dice(self.kit.seed(), "board", count)
            self.codes[count] = self._playable(Quarters(LARGE_BOARD), dice, count)
        return self.codes[count]

    def board(self, seats: int) -> Board:
        """Return the board that is chosen."""
        if self.map is not None:
            ground = self.map.ground
            assert isinstance(ground, Board)
            return ground
        found = boards.board_by(self.pool, self.quarters(seats).code)
        assert found is not None
        return found

    def best(self, seats: int) -> int | None:
        """Return in how many turns one alone has made it on this board, None for a crowd."""
        if seats != 1:
            return None
        board = self.map.file if self.map is not None else self.quarters(seats).code
        key = board, tuple(self.options.items())
        if key not in self._bests:
            setup = Setup(self.board(seats), seats, Options(**self.options, solo=True))
            self._bests[key] = best(self.kit, setup)
        return self._bests[key]

    def title(self, found: MapFile) -> str:
        return name_in(found.facts.titles, self.kit.words.language)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        return setup_pages.widgets(self, box, len(places))

    def answer(self, event: Happening) -> Change:
        match event:
            case Changed("tab", int(tab)):
                self.tab = tab
            case Changed("map", int(place)) if place >= len(self.maps):
                broken = self.broken[place - len(self.maps)]
                return Push(broken_scene(self.kit, broken.file, broken.faults))
            case Changed("map", int(place)):
                self.map = self.maps[place]
            case Chosen("numbers") if self.map is not None:
                return Push(numbers_scene(self.kit, self.map))
            case Chosen("by_code"):
                self.map, self.tab = None, 0
            case Changed(name, bool(on)) if name.startswith("option."):
                self.options[name[7:]] = on
            case Changed("code", str(typed)):
                self._lay(typed)
            case Changed(name, int(value)) if name.startswith("board."):
                self._rearrange(name[6:], value)
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        if answer == READ_AGAIN:
            self._listing = None
        return None

    def fault(self, places: tuple[Occupant, ...]) -> str:
        if self.map is None:
            wrong = self.typed is not None and not self.fits(self.typed, len(places))
            return self.kit.words("tanchiki.setup.no_code") if wrong else ""
        least, most = self.map.players
        if least <= len(places) <= most:
            return ""
        return self.kit.words("tanchiki.setup.players", least=least, most=most)

    def choices_text(self) -> str:
        name = self.map.file.name if self.map is not None else ""
        return boards.choices_text(self.codes.values(), name, self.options)

    def start(self, places: tuple[Occupant, ...]) -> Change:
        make_way(self.kit, GAME)
        return Replace(self._table(places))

    def _table(self, places: tuple[Occupant, ...], before: Outcome | None = None) -> Scene:
        def lay(match: Match) -> Scene:
            def again() -> Scene:
                return self._table(places, match.outcome)

            return TableScene(self.kit, match, again, lambda: self.further(places, match.outcome))

        begun = self.match(places, before)
        if self.map is None or self.map is not self._own:
            return lay(begun)
        return watched(self.kit, self.map, begun, _on_another_map, lay)

    def further(self, places: tuple[Occupant, ...], before: Outcome | None = None) -> Scene:
        """Return the table on another board: the next map, or segments shuffled anew.

        Here and below `before` is how the match before it ended at this table.
        """
        if self.map is None:
            self._rearrange("shuffle", len(places))
            return self._table(places, before)
        fits = [m for m in self.maps if m.players[0] <= len(places) <= m.players[1]]
        files = [found.file for found in fits]
        place = files.index(self.map.file) if self.map.file in files else -1
        self.map = fits[(place + 1) % len(fits)]
        return self._table(places, before)

    def match(self, places: tuple[Occupant, ...], before: Outcome | None = None) -> Match:
        """Return the match that was chosen, not yet begun."""
        kit, seed, seats = self.kit, self.kit.seed(), len(places)
        solo = seats == 1
        setup = Setup(
            self.board(seats),
            seats,
            Options(**self.options, solo=solo),
            first_player(seats, seed, before),
            self.deck,
        )
        code = self.quarters(seats).code if self.map is None else ""
        board = board_labels(kit, self.map.facts.titles if self.map is not None else {"": code})
        header = Header(
            game=GAME,
            rules=TANCHIKI.number,
            setup=setup,
            seed=seed,
            players=tuple(Player(place.name, place.strength or None) for place in places),
            labels=(*board, ("date", kit.today())),
            program=kit.version,
        )
        return Match(TANCHIKI, header)

    def _known(self, name: str) -> MapFile | None:
        """Return the map of the last table, if it is still there and whole."""
        path = self.kit.maps / GAME / name
        if not name or Path(name).name != name or not path.is_file():
            return None
        try:
            return load(path)
        except MapFaults:
            return None

    def fits(self, code: str, seats: int) -> bool:
        """Say whether a code names a board for so many players."""
        there = boards.board_by(self.pool, code.upper()) is not None
        return there and boards.count_of(code.upper()) == boards.wanted(seats)

    def _lay(self, typed: str) -> None:
        """Lay the board whose code is typed, as soon as there is one; what was locked stays so."""
        self.typed, code = typed, typed.upper()
        if boards.board_by(self.pool, code) is None:
            return
        count = boards.count_of(code)
        locked = self.codes[count].locked if count in self.codes else frozenset()
        self.codes[count] = Quarters(boards.tidy(code), locked)

    def _rearrange(self, name: str, value: int) -> None:
        """Change the board by its code: `value` is a quarter's place, or the number of seats."""
        self.map = self.typed = None
        if name == "shuffle":
            count = boards.wanted(value)
            self._shuffles += 1
            dice = Dice(self.kit.seed(), "shuffle", self._shuffles)
            found = self.quarters(value)
            self.codes[count] = self._playable(found, dice, count)
            return
        if name == "learning":
            self.codes[BOX] = Quarters(LEARNING)
            return
        name, _, number = name.partition(".")
        count = int(number)
        old = self.codes[count]
        changed = {
            "turn": lambda: boards.turned(old, value),
            "lock": lambda: boards.locked(old, value),
            "next": lambda: boards.next_segment(self.pool, old, value),
        }[name]()
        if boards.board_by(self.pool, changed.code) is not None:
            self.codes[count] = changed

    def _playable(self, quarters: Quarters, dice: Dice, count: int) -> Quarters:
        """Shuffle until the board can be played; nearly always at once."""
        for _ in range(20):
            found = boards.shuffled(self.pool, quarters, dice, count)
            if boards.board_by(self.pool, found.code) is not None:
                return found
        return quarters


def _on_another_map(found: MapFile, old: Match) -> Match:
    setup = replace(old.header.setup, board=found.ground)
    return Match(TANCHIKI, replace(old.header, setup=setup))


def tanchiki_setup(kit: Kit, own: MapFile | None = None) -> Sheet:
    """Return the set-up with the last table offered again."""
    places, kept = last_setup(kit, GAME)
    if not places:
        places = (Occupant(""), Occupant("", usual(GAME)), Occupant("", usual(GAME)))
    return setup_scene(kit, GAME, TanchikiPanel(kit, kept, own), places)
