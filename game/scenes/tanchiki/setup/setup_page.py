"""The set-up of Tanchiki, and what can follow a match: the same again, or another board."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, replace

from game.ai.minds import offered, usual
from game.content.maps.maps import MapFile
from game.content.tanchiki import laid_boards
from game.content.tanchiki.cards import load_cards
from game.core.rules import Outcome
from game.rules.tanchiki.handicaps import given_to, handicaps_of, helmets, named
from game.rules.tanchiki.setting_up import first_player, helmets_in
from game.rules.tanchiki.state import Options, Setup
from game.scenes.boards.board_list import ListReader, broken_scene
from game.scenes.boards.numbers_page import numbers_scene
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Push, Replace, Scene
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.saving import board_labels, make_way
from game.scenes.seats.occupants import Occupant, computers, last_setup, occupant
from game.scenes.setup.chosen_match import fresh_match
from game.scenes.setup.map_reload import watched
from game.scenes.setup.setup_page import setup_scene
from game.scenes.table.opened_table import rematch
from game.scenes.tanchiki.end.solo_bests import best
from game.scenes.tanchiki.table import TableScene
from game.scenes.tanchiki.table_face import TABLE
from game.scenes.widgets.widget_kinds import Widget
from game.session.match.match import Match
from game.view.canvas.box import Box

from .chosen_board import BoardChoice, Rework
from .setup_tabs import Pages

GAME = "tanchiki"
MAPS = 1
"""The page with the maps."""
WATCHED = 3
"""So many computers play where a match is only watched."""
SWITCHES = tuple(field.name for field in fields(Options) if field.name != "solo")


class TanchikiPanel:
    """`tab` is the page that is open, `quarter` the part of the board that is worked on."""

    least = 1
    most = 8

    def __init__(self, kit: Kit, choices: str, own: MapFile | None = None) -> None:
        found = laid_boards.read_choices(choices)
        self.kit = kit
        self.tab = 0
        self.quarter = 0
        self.deck = load_cards()
        self.choice = BoardChoice(kit, found.boards, found.map_name, own)
        on = found.options if own is None else own.facts.options
        self.options = {name: name in on for name in SWITCHES}
        self._bests: dict[Hashable, int | None] = {}

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(GAME)

    def best(self, seats: int) -> int | None:
        """Return in how many turns one alone has made it on this board, None for a crowd."""
        if seats != 1 or self.choice.laid(seats) is None:
            return None
        key = self.choice.name(seats), tuple(self.options.items())
        if key not in self._bests:
            setup = Setup(self.choice.board(seats), seats, Options(**self.options, solo=True))
            self._bests[key] = best(self.kit, setup)
        return self._bests[key]

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        seats = len(places)
        pages = Pages(self.choice, self.options, seats, self.best(seats), self.quarter)
        return pages.widgets(box, self.tab)

    def answer(self, event: Happening) -> Change:
        choice = self.choice
        match event:
            case Changed("tab", int(tab)):
                self.tab = tab
            case Changed("quarter", int(place)):
                self.quarter = place
            case Changed("map", int(place)) if place >= len(choice.maps):
                broken = choice.broken[place - len(choice.maps)]
                return Push(broken_scene(self.kit, broken))
            case Changed("map", int(place)):
                choice.choose(choice.maps[place])
            case Changed("numbers", int(seats)):
                return Push(numbers_scene(self.kit, choice.subject(seats)))
            case Chosen("by_code"):
                choice.choose(None)
                self.tab = 0
            case Changed("code", str(typed)):
                choice.lay(typed)
            case Changed(name, bool(on)) if name in self.options:
                self.options[name] = on
            case Said(Rework() as said):
                choice.rework(said)
            case _:
                pass
        return None

    @property
    def reader(self) -> ListReader:
        return ListReader(self.choice.list, lambda: self.tab == MAPS, self.choice.read_again)

    def resumed(self, answer: object) -> Change:
        return self.reader.resumed(answer)

    def fault(self, places: tuple[Occupant, ...]) -> str:
        """Return what stands against the board, or against so many helmets (T13.2)."""
        wrong = self.choice.fault(len(places))
        if wrong or len(places) == 1:
            return wrong
        given = handicaps_of([place.handicaps for place in places])
        board = self.choice.laid(len(places))
        most = helmets_in(board) if board is not None else len(places)
        if helmets(given) <= most:
            return ""
        return self.kit.words("tanchiki.setup.helmets", count=most)

    def choices_text(self) -> str:
        choice = self.choice
        name = choice.map.file.name if choice.map is not None else ""
        return laid_boards.choices_text(choice.codes.values(), name, self.options)

    def start(self, places: tuple[Occupant, ...]) -> Change:
        make_way(self.kit, GAME)
        return Replace(self._table(places))

    def _table(self, places: tuple[Occupant, ...], before: Outcome | None = None) -> Scene:
        def lay(match: Match) -> Scene:
            # Whoever played without a name may have been named since.
            def again() -> Scene:
                return self._table(places_of(match), match.outcome)

            def further() -> Scene:
                return self.further(places_of(match), match.outcome)

            return TableScene(self.kit, match, again, further)

        begun, own, chosen = self.match(places, before), self.choice.own, self.choice.map
        # It is read anew whenever the page comes back, so it is another value of the same file.
        if own is None or chosen is None or chosen.file != own.file:
            return lay(begun)
        return watched(self.kit, chosen, begun, _on_another_map, lay)

    def further(self, places: tuple[Occupant, ...], before: Outcome | None = None) -> Scene:
        """Return the table on another board.

        Here and below `before` is how the match before it ended at this table.
        """
        self.choice.further(len(places))
        return self._table(places, before)

    def match(self, places: tuple[Occupant, ...], before: Outcome | None = None) -> Match:
        """Return the match that was chosen, not yet begun."""
        kit, seed, seats, chosen = self.kit, self.kit.seed(), len(places), self.choice.map
        setup = Setup(
            self.choice.board(seats),
            seats,
            Options(**self.options, solo=seats == 1),
            first_player(seats, seed, before),
            self.deck,
            handicaps_of([place.handicaps for place in places]) if seats > 1 else (),
        )
        titles = chosen.facts.titles if chosen is not None else {"": self.choice.name(seats)}
        labels = (*board_labels(kit, titles), ("date", kit.today()))
        return fresh_match(kit, GAME, setup, seed, places, labels)


def taken_up(kit: Kit, match: Match) -> Scene:
    """Return the table of a match that was left; after it the same buttons as ever are there."""
    places = places_of(match)

    def further() -> Scene:
        return TanchikiPanel(kit, last_setup(kit, GAME)[1]).further(places, match.outcome)

    return TableScene(kit, match, lambda: taken_up(kit, rematch(kit, match, TABLE)), further)


def computers_alone(kit: Kit) -> Match:
    """Return a match of computers on a board as the first set-up has it."""
    return TanchikiPanel(kit, "").match(computers(GAME, WATCHED))


def places_of(match: Match) -> tuple[Occupant, ...]:
    """Return who sat there, with what each was given, to be offered the seats again."""
    handicaps = match.header.setup.handicaps
    return tuple(
        replace(occupant(player), handicaps=named(given_to(handicaps, seat)))
        for seat, player in enumerate(match.header.players)
    )


def _on_another_map(found: MapFile, old: Match) -> Match:
    setup = replace(old.header.setup, board=found.ground)
    return Match(old.rules, replace(old.header, setup=setup))


def tanchiki_setup(kit: Kit, own: MapFile | None = None) -> Sheet:
    """Return the set-up with the last table offered again."""
    places, choices = last_setup(kit, GAME)
    if not places:
        places = (Occupant(""), Occupant("", usual(GAME)), Occupant("", usual(GAME)))
    panel = TanchikiPanel(kit, choices, own)
    return setup_scene(kit, GAME, panel, places, panel.reader.slices)
