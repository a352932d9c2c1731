"""The set-up of Tank Chess: board, options, armies and clock beside the two places."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.ai.minds import MINDS
from game.content.kinds import load_kinds
from game.content.map_facts import name_in
from game.content.maps import MapFile, boards, load
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.rules.tank_chess.board import BLACK, WHITE, Board, Kind
from game.rules.tank_chess.state import Midway, Options, Setup, Table
from game.scenes.commands import Changed, Chosen
from game.scenes.kit import Kit
from game.scenes.play.keeping import shelve
from game.scenes.play.kept import waiting
from game.scenes.play.reload import watched
from game.scenes.setup import Place, last_setup, setup_scene
from game.scenes.sheet import Happening, Page, Sheet
from game.scenes.stack import Change, Push, Replace, Scene
from game.scenes.widgets.kinds import Widget
from game.session.clock import Clock
from game.session.match import Match
from game.session.record import Header, Player

from . import army, setup_pages
from .drafts import folder
from .editor import EditorScene
from .open_game import open_scene
from .sentences import side_name
from .table import TableScene
from .wishes import Army, Wishes, read, written

GAME = "tank_chess"
MINUTE = 60_000


class ChessPanel:
    """`page` is the tab that is open, `side` whose army is being chosen.

    `own` is a map that comes first, on which `mover` begins; `listed` are the others, all of
    the program's if left out.
    """

    least = 2
    most = 2

    def __init__(
        self,
        kit: Kit,
        wishes: Wishes,
        own: MapFile | None = None,
        listed: tuple[MapFile, ...] | None = None,
        mover: Seat = WHITE,
    ) -> None:
        self.kit = kit
        self.wishes = wishes
        self.page = 0
        self.side: Seat = 0
        self.kinds: tuple[Kind, ...] = load_kinds()
        listed = _listed(kit) if listed is None else listed
        others = tuple(each for each in listed if own is None or each.file != own.file)
        self.maps: tuple[MapFile, ...] = (own, *others) if own else others
        self._own = own
        self._mover = mover
        if own is not None:
            self.wishes = _ticked(replace(wishes, map=own.file.name), own)

    @property
    def strengths(self) -> tuple[str, ...]:
        return tuple(MINDS[GAME])

    @property
    def chosen(self) -> int:
        """The place of the chosen map in the list."""
        names = [each.file.name for each in self.maps]
        return names.index(self.wishes.map) if self.wishes.map in names else 0

    @property
    def map(self) -> MapFile:
        return self.maps[self.chosen]

    @property
    def board(self) -> Board:
        board = self.map.ground
        assert isinstance(board, Board)
        return board

    def title(self, place: int) -> str:
        return name_in(self.maps[place].facts.titles, self.kit.words.language)

    def table(self, place: int) -> Table:
        """Return the table of a map at its start, for its picture."""
        board = self.maps[place].ground
        assert isinstance(board, Board)
        table: Table = TANK_CHESS.new(Setup(board, self.kinds), 0).table
        return table

    @property
    def preview(self) -> Table:
        """Return the table as the match would begin."""
        table: Table = TANK_CHESS.new(self._setup(), 0).table
        return table

    def army_of(self, seat: Seat) -> Army:
        """Return the army as it is chosen, at first the board's own."""
        chosen = army.soldiers(self.wishes.armies[seat], self.kinds)
        return chosen or army.soldiers(army.own_army(self.board, seat), self.kinds)

    def marker(self, seat: Seat) -> str:
        return f"piece.commander.{seat}"

    def usual_name(self, seat: Seat) -> str:
        return side_name(self.kit.words, seat)

    def widgets(self, page: Page, box: object, places: tuple[Place, ...]) -> tuple[Widget, ...]:
        return setup_pages.widgets(self, page, box)  # type: ignore[arg-type]

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen("open"):
                return Push(open_scene(self.kit))
            case Chosen("edit"):
                return Push(EditorScene(self.kit, lambda *drawn: chess_setup(self.kit, *drawn)))
            case Changed("page", int(page)):
                self.page = page
            case Changed("side", int(seat)):
                self.side = seat
            case Changed("map", int(place)):
                self._choose(place)
            case Changed("army", bool(free)):
                self.wishes = replace(self.wishes, free_army=free)
            case Changed("more", str(kind)):
                self._enlist(kind, 1)
            case Changed("fewer", str(kind)):
                self._enlist(kind, -1)
            case Chosen() | Changed():
                self.wishes = setup_pages.wished(self.wishes, event)
        return None

    def resumed(self, answer: object) -> Change:
        return None

    def fault(self, places: tuple[Place, ...]) -> str:
        if not self.wishes.free_army:
            return ""
        for seat in (0, 1):
            if not army.fits(self.board, seat, self.army_of(seat), self.kinds):
                spent = army.points(self.army_of(seat), self.kinds)
                most = army.budget(self.board, seat, self.kinds)
                side = side_name(self.kit.words, seat)
                return self.kit.words("chess.army.over", side=side, spent=spent, budget=most)
        return ""

    def kept(self) -> str:
        return written(self.wishes)

    def start(self, places: tuple[Place, ...]) -> Change:
        match = self.match(places)
        if waiting(self.kit, GAME):
            shelve(self.kit, GAME)
        watches = self._own is not None and self.map is self._own
        return Replace(self._watched(match) if watches else self._table(match))

    def match(self, places: tuple[Place, ...]) -> Match:
        """Return the match that was chosen, not yet begun."""
        seed = self.kit.seed()
        if self.wishes.lot and seed % 2:
            places = tuple(reversed(places))
        players = tuple(Player(place.name, place.strength or None) for place in places)
        header = Header(
            game=GAME,
            rules=TANK_CHESS.number,
            setup=self._setup(),
            seed=seed,
            players=players,
            clock=self._clock(),
            labels=(("map", self.title(self.chosen)),),
            program=self.kit.version,
        )
        return Match(TANK_CHESS, header, CallFlag)

    def _table(self, match: Match) -> TableScene:
        # A map that is drawn on lays its table again and again: the match is one and the same.
        return TableScene(self.kit, match, MINDS[GAME], self.wishes, resumed=True)

    def _watched(self, match: Match) -> Scene:
        """Return the table on a map that is drawn on meanwhile; a rematch is on it too."""

        def lay(match: Match) -> Scene:
            table = self._table(match)
            again = table.rematch
            table.desk.again = lambda: self._watched(again())
            return table

        return watched(self.kit, self.map, match, self._on_another_map, lay)

    def _on_another_map(self, found: MapFile, old: Match) -> Match:
        assert isinstance(found.ground, Board)
        header = replace(old.header, setup=self._setup_on(found.ground))
        return Match(TANK_CHESS, header, CallFlag)

    def _setup(self) -> Setup:
        return self._setup_on(self.board)

    def _setup_on(self, board: Board) -> Setup:
        wishes = self.wishes
        if wishes.free_army:
            armies = (self.army_of(0), self.army_of(1))
            board = army.enlisted(board, armies, self.kinds)
        options = Options(wishes.backing_out, wishes.hidden_mines)
        black = self._mover == BLACK and self.map is self._own
        return Setup(board, self.kinds, options, Midway(BLACK, 1, 0) if black else None)

    def _clock(self) -> Clock | None:
        white, black = self.wishes.minutes
        if not white or not black:
            return None
        return Clock((white * MINUTE, black * MINUTE), self.wishes.increment * 1000)

    def _choose(self, place: int) -> None:
        chosen = self.maps[place]
        self.wishes = _ticked(replace(self.wishes, map=chosen.file.name, armies=((), ())), chosen)

    def _enlist(self, kind: str, step: int) -> None:
        armies = list(self.wishes.armies)
        armies[self.side] = army.changed(self.army_of(self.side), kind, step)
        self.wishes = replace(self.wishes, armies=(armies[0], armies[1]))


def _listed(kit: Kit) -> tuple[MapFile, ...]:
    """Return the program's boards, then the player's own."""
    return (*boards(GAME, kit.maps / GAME).maps, *boards(GAME, folder(kit)).maps)


def chess_setup(kit: Kit, path: Path | None = None, mover: Seat = WHITE) -> Sheet:
    """Return the set-up, with this map first where there is one, on which `mover` begins."""
    places, text = last_setup(kit, GAME)
    own = load(path) if path is not None else None
    if not places:
        places = (Place(""), Place("", next(iter(MINDS[GAME]))))
    return setup_scene(kit, GAME, ChessPanel(kit, read(text), own, mover=mover), places)


def _ticked(wishes: Wishes, chosen: MapFile) -> Wishes:
    """Return the wishes with the options that the map's maker ticked."""
    ticked = chosen.facts.options
    return replace(
        wishes, backing_out="backing_out" in ticked, hidden_mines="hidden_mines" in ticked
    )
