"""What is being chosen for a match: board, armies, options; and the table that would come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.content.maps.map_facts import name_in
from game.content.maps.maps import MapFile, MapListing, ground_hash
from game.content.maps.setups import Subject, setup_on, subject_on
from game.content.tank_chess.pieces import load_kinds
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS, army
from game.rules.tank_chess.army import Army
from game.rules.tank_chess.letters.position import setup_of
from game.rules.tank_chess.starting_board import WHITE, Board, Kind, army_points
from game.rules.tank_chess.state import Options, Setup, Table
from game.scenes.boards.board_list import BoardList
from game.scenes.frame.kit import Kit

from .last_setup import Wishes

PASTED = "pasted position"


@dataclass(frozen=True, slots=True)
class Start:
    """`name` is what it is remembered by; titles and descriptions are by language; `setup` has the
    options that its maker ticked; `map` is its file, None for a position."""

    name: str
    titles: Mapping[str, str]
    abouts: Mapping[str, str]
    setup: Setup
    map: MapFile | None = field(default=None, compare=False)

    @property
    def plain(self) -> Setup:
        """The same without any optional rule, as it is pictured and counted."""
        return replace(self.setup, options=Options())


class Selection:
    """`page` is the tab that is open, `side` whose army is being chosen.

    `own` is what comes first, a map or a position; `listed` are all other maps.
    """

    def __init__(
        self,
        kit: Kit,
        wishes: Wishes,
        listed: MapListing,
        boards: BoardList,
        own: Start | None = None,
    ) -> None:
        self.kit = kit
        self.list = boards
        self.wishes = wishes if own is None else ticked(replace(wishes, map=own.name), own)
        self.page = 0
        self.side: Seat = WHITE
        self.kinds: tuple[Kind, ...] = load_kinds()
        self._own = own
        self._previewed: tuple[Setup, Table] | None = None
        self.offer(listed)
        self._clock_by_board()

    def offer(self, listed: MapListing) -> None:
        """Offer these boards, what came with the set-up first."""
        own = self._own
        file = own.map.file if own and own.map else None
        others = tuple(on_map(each) for each in listed.maps if each.file != file)
        # It may have been saved since, too.
        again = self.kit.boards.read(file) if file else None
        if own and isinstance(again, MapFile) and again.game == TANK_CHESS.name:
            own = self._own = replace(on_map(again), name=own.name)
        self.starts: tuple[Start, ...] = (own, *others) if own else others
        self.broken = listed.broken
        self._tables: dict[int, Table] = {}

    @property
    def chosen(self) -> int:
        """The place of the chosen map in the list."""
        names = [each.name for each in self.starts]
        return names.index(self.wishes.map) if self.wishes.map in names else 0

    @property
    def start(self) -> Start:
        return self.starts[self.chosen]

    @property
    def on_own(self) -> bool:
        """Whether what came with the set-up is chosen."""
        return self._own is not None and self.start is self._own

    @property
    def board(self) -> Board:
        return self.start.setup.board

    @property
    def preview(self) -> Table:
        """Return the table as the match would begin; it is asked for in every frame."""
        setup = self.setup(self.start)
        if self._previewed is None or self._previewed[0] != setup:
            self._previewed = setup, TANK_CHESS.new(setup, 0).table
        return self._previewed[1]

    @property
    def subject(self) -> Subject:
        """Return the chosen board to be looked at in numbers, with its own armies."""
        start, title = self.start, self.title(self.chosen)
        if start.map is not None:
            return subject_on(start.map, title)
        return Subject(TANK_CHESS.name, title, self.board, 2, start.plain, ground_hash(start.plain))

    def title(self, place: int) -> str:
        return name_in(self.starts[place].titles, self.kit.words.language)

    def table(self, place: int) -> Table:
        """Return the table that a match can start from, for its picture."""
        if place not in self._tables:
            self._tables[place] = TANK_CHESS.new(self.starts[place].plain, 0).table
        return self._tables[place]

    def army_of(self, seat: Seat) -> Army:
        """Return the army as it is chosen, at first the board's own."""
        chosen = army.soldiers(self.wishes.armies[seat], self.kinds)
        return chosen or army.soldiers(army.own_army(self.board, seat), self.kinds)

    def figures(self, seat: Seat) -> dict[str, int]:
        """Return what an army is worth and may be worth, how many it has and may have; the
        commander is one of them, as on the board."""
        soldiers = self.army_of(seat)
        return {
            "spent": army.points(soldiers, self.kinds),
            "budget": army_points(self.board, self.kinds, seat),
            "count": sum(count for _, count in soldiers) + 1,
            "most": army.most(self.board, seat, self.kinds) + 1,
        }

    def setup(self, start: Start) -> Setup:
        """Return what was chosen, on this start."""
        wishes, board = self.wishes, start.setup.board
        if wishes.free_army:
            board = army.enlisted(board, (self.army_of(0), self.army_of(1)), self.kinds)
        options = Options(wishes.backing_out, wishes.hidden_mines)
        return replace(start.setup, board=board, options=options)

    def choose(self, place: int) -> None:
        chosen = self.starts[place]
        self.wishes = ticked(replace(self.wishes, map=chosen.name, armies=((), ())), chosen)
        self._clock_by_board()

    def clock_by_board(self) -> None:
        """Give both sides the time that the rules give the board, whichever it will be."""
        self.wishes = replace(self.wishes, by_board=True)
        self._clock_by_board()

    def enlist(self, kind: str, step: int) -> None:
        """Take one piece more or one less; the last one stays."""
        changed = army.changed(self.army_of(self.side), kind, step)
        if not changed:
            return
        armies = list(self.wishes.armies)
        armies[self.side] = changed
        self.wishes = replace(self.wishes, armies=(armies[0], armies[1]))

    def _clock_by_board(self) -> None:
        if self.wishes.by_board:
            count = minutes_on(self.board)
            self.wishes = replace(self.wishes, minutes=(count, count), increment=0)


def minutes_on(board: Board) -> int:
    """Return how many minutes each side has on a board of this size (C5.5)."""
    return 30 if max(board.width, board.height) <= 16 else 45


def ticked(wishes: Wishes, chosen: Start) -> Wishes:
    """Return the wishes with the options that the map's maker ticked."""
    said = chosen.setup.options
    return replace(wishes, backing_out=said.backing_out, hidden_mines=said.hidden_mines)


def on_map(found: MapFile) -> Start:
    facts = found.facts
    return Start(found.file.name, facts.titles, facts.abouts, setup_on(found, 2), found)


def on_position(kit: Kit, table: Table) -> Start:
    """Return the start of a match that goes on from here."""
    words, language = kit.words, kit.words.language
    title, about = words("chess.setup.position"), words("chess.setup.position.about")
    return Start(PASTED, {language: title}, {language: about}, setup_of(table))
