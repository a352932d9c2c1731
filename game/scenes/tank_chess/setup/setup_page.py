"""The set-up of Tank Chess: board, options, armies and clock beside the two places."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from game.ai.minds import offered, usual
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import MapFile, MapListing, load
from game.rules.tank_chess import army
from game.rules.tank_chess.state import Table
from game.scenes.boards.board_list import BoardList, ListReader, broken_scene
from game.scenes.boards.numbers_page import numbers_scene
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Push, Replace, Scene
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.saving import board_labels, make_way
from game.scenes.seats.occupants import Occupant, computers, last_setup
from game.scenes.setup.chosen_match import fresh_match
from game.scenes.setup.map_reload import watched
from game.scenes.setup.setup_page import setup_scene
from game.scenes.tank_chess.editor.draft_files import folder
from game.scenes.tank_chess.editor.editor import EditorScene
from game.scenes.tank_chess.game_texts.open_game_page import open_scene
from game.scenes.tank_chess.naming import side_name
from game.scenes.tank_chess.opened_table import opened, rematch
from game.scenes.widgets.widget_kinds import Widget
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.view.canvas.box import Box

from . import setup_tabs
from .last_setup import Wishes, read, written
from .match_choice import Selection, Start, on_map, on_position

GAME = "tank_chess"
MINUTE = 60_000


class ChessPanel:
    """The part of the set-up that is Tank Chess's own; `own` is what comes first, a map or a
    position."""

    least = 2
    most = 2

    def __init__(self, kit: Kit, wishes: Wishes, own: Start | None = None) -> None:
        self.kit = kit
        boards = BoardList(kit, GAME, *folders(kit))
        found = boards.listing or _first(kit, wishes.map) or boards.whole
        self.selection = Selection(kit, wishes, found, boards, own)

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(GAME)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        return setup_tabs.widgets(self.selection, page, box)

    def answer(self, event: Happening) -> Change:
        selection = self.selection
        match event:
            case Chosen("open"):
                return Push(open_scene(self.kit, partial(position_setup, self.kit)))
            case Chosen("edit"):
                return Push(EditorScene(self.kit, partial(played_on, self.kit)))
            case Chosen("by_board"):
                selection.clock_by_board()
            case Changed("page", int(page)):
                selection.page = page
            case Changed("side", int(seat)):
                selection.side = seat
            case Changed("map", int(place)) if place >= len(selection.starts):
                broken = selection.broken[place - len(selection.starts)]
                return Push(broken_scene(self.kit, broken))
            case Changed("map", int(place)):
                selection.choose(place)
            case Chosen("numbers"):
                return Push(numbers_scene(self.kit, selection.subject))
            case Changed("army", bool(free)):
                selection.wishes = replace(selection.wishes, free_army=free)
            case Changed("more" | "fewer" as way, str(kind)):
                selection.enlist(kind, 1 if way == "more" else -1)
            case Chosen() | Changed():
                selection.wishes = setup_tabs.wished(selection.wishes, event)
        return None

    @property
    def reader(self) -> ListReader:
        chosen = self.selection
        return ListReader(
            chosen.list, lambda: chosen.page == 0, lambda: chosen.offer(chosen.list.whole)
        )

    def resumed(self, answer: object) -> Change:
        return self.reader.resumed(answer)

    def fault(self, places: tuple[Occupant, ...]) -> str:
        """Return the sentence that says of what an army has too much."""
        chosen, words = self.selection, self.kit.words
        for seat in (0, 1) if chosen.wishes.free_army else ():
            if not army.fits(chosen.board, seat, chosen.army_of(seat), chosen.kinds):
                figures = chosen.figures(seat)
                key = "over" if figures["spent"] > figures["budget"] else "crowded"
                return words(f"chess.army.{key}", side=side_name(words, seat), **figures)
        return ""

    def choices_text(self) -> str:
        return written(self.selection.wishes)

    def start(self, places: tuple[Occupant, ...]) -> Change:
        match = self.match(places)
        # Here and not when the table is laid: a map that is drawn on lays it again and again.
        make_way(self.kit, GAME)
        own = self.selection.start.map if self.selection.on_own else None
        if own is not None:
            return Replace(self._watched(own, match))
        return Replace(opened(self.kit, match, self.selection.wishes))

    def match(self, places: tuple[Occupant, ...]) -> Match:
        """Return the match that was chosen, not yet begun."""
        seed = self.kit.seed()
        if self.selection.wishes.lot and seed % 2:
            places = tuple(reversed(places))
        setup = self.selection.setup(self.selection.start)
        labels = board_labels(self.kit, self.selection.start.titles)
        return fresh_match(self.kit, GAME, setup, seed, places, labels, self._clock())

    def _watched(self, own: MapFile, match: Match) -> Scene:
        """Return the table on a map that is drawn on meanwhile; a rematch is on it too."""

        def again(played: Match) -> Scene:
            return self._watched(own, rematch(self.kit, played))

        def lay(match: Match) -> Scene:
            return opened(self.kit, match, self.selection.wishes, again=again)

        return watched(self.kit, own, match, self._on_another_map, lay)

    def _on_another_map(self, found: MapFile, old: Match) -> Match:
        header = replace(old.header, setup=self.selection.setup(on_map(found)))
        return Match(old.rules, header, old.flag)

    def _clock(self) -> Clock | None:
        wishes = self.selection.wishes
        white, black = wishes.minutes
        if not white or not black:
            return None
        return Clock((white * MINUTE, black * MINUTE), wishes.increment * 1000)


def folders(kit: Kit) -> tuple[Path, Path]:
    """Return where the program's boards lie, and the player's own."""
    return kit.maps / GAME, folder(kit)


def _first(kit: Kit, wanted: str) -> MapListing | None:
    """Return the board that was chosen last, or the first one, to be shown before the others."""
    for name in (Path(wanted).name, map_kind(GAME).first):
        for path in (place / name for place in folders(kit)):
            found = kit.boards.read(path) if path.is_file() else None
            if isinstance(found, MapFile) and found.game == GAME:
                return MapListing((found,))
    return None


def chess_setup(kit: Kit, path: Path | None = None) -> Sheet:
    """Return the set-up, with this map first where there is one."""
    return _setup(kit, on_map(load(path)) if path is not None else None)


def computers_alone(kit: Kit) -> Match:
    """Return a match of computers on the board of the first set-up."""
    return ChessPanel(kit, Wishes()).match(computers(GAME, 2))


def played_on(kit: Kit, path: Path) -> Scene:
    """Return a match on this map with those who sat at the last table; the set-up if it cannot
    begin."""
    places, panel = _opened(kit, on_map(load(path)))
    change = panel.start(places) if not panel.fault(places) else None
    return change.scene if isinstance(change, Replace) else chess_setup(kit, path)


def position_setup(kit: Kit, table: Table) -> Sheet:
    """Return the set-up of a match that goes on from a position."""
    return _setup(kit, on_position(kit, table))


def _opened(kit: Kit, own: Start | None) -> tuple[tuple[Occupant, ...], ChessPanel]:
    """Return who sits there, and the panel as it was left."""
    places, text = last_setup(kit, GAME)
    if len(places) != 2:
        places = (Occupant(""), Occupant("", usual(GAME)))
    return places, ChessPanel(kit, read(text), own)


def _setup(kit: Kit, own: Start | None) -> Sheet:
    places, panel = _opened(kit, own)
    return setup_scene(kit, GAME, panel, places, panel.reader.slices)
