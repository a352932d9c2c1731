"""What is being chosen for a match: board, armies, options; and the table that would come of it."""

from __future__ import annotations

from dataclasses import replace

from game.content.kinds import load_kinds
from game.content.map_facts import name_in
from game.content.maps import MapFile
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.board import BLACK, WHITE, Board, Kind
from game.rules.tank_chess.state import Midway, Options, Setup, Table
from game.scenes.kit import Kit

from . import army
from .wishes import Army, Wishes


class Selection:
    """`page` is the tab that is open, `side` whose army is being chosen.

    `own` is a map that comes first, on which `mover` begins; `listed` are all others.
    """

    def __init__(
        self,
        kit: Kit,
        wishes: Wishes,
        listed: tuple[MapFile, ...],
        own: MapFile | None = None,
        mover: Seat = WHITE,
    ) -> None:
        self.kit = kit
        self.wishes = wishes if own is None else ticked(replace(wishes, map=own.file.name), own)
        self.page = 0
        self.side: Seat = WHITE
        self.kinds: tuple[Kind, ...] = load_kinds()
        others = tuple(each for each in listed if own is None or each.file != own.file)
        self.maps: tuple[MapFile, ...] = (own, *others) if own else others
        self._own = own
        self._mover = mover

    @property
    def chosen(self) -> int:
        """The place of the chosen map in the list."""
        names = [each.file.name for each in self.maps]
        return names.index(self.wishes.map) if self.wishes.map in names else 0

    @property
    def map(self) -> MapFile:
        return self.maps[self.chosen]

    @property
    def on_own(self) -> bool:
        """Whether the map that came with the set-up is chosen."""
        return self._own is not None and self.map is self._own

    @property
    def board(self) -> Board:
        board = self.map.ground
        assert isinstance(board, Board)
        return board

    @property
    def preview(self) -> Table:
        """Return the table as the match would begin."""
        table: Table = TANK_CHESS.new(self.setup(self.board), 0).table
        return table

    def title(self, place: int) -> str:
        return name_in(self.maps[place].facts.titles, self.kit.words.language)

    def table(self, place: int) -> Table:
        """Return the table of a map at its start, for its picture."""
        board = self.maps[place].ground
        assert isinstance(board, Board)
        table: Table = TANK_CHESS.new(Setup(board, self.kinds), 0).table
        return table

    def army_of(self, seat: Seat) -> Army:
        """Return the army as it is chosen, at first the board's own."""
        chosen = army.soldiers(self.wishes.armies[seat], self.kinds)
        return chosen or army.soldiers(army.own_army(self.board, seat), self.kinds)

    def setup(self, board: Board) -> Setup:
        """Return what was chosen, on this board."""
        wishes = self.wishes
        if wishes.free_army:
            board = army.enlisted(board, (self.army_of(0), self.army_of(1)), self.kinds)
        options = Options(wishes.backing_out, wishes.hidden_mines)
        black = self._mover == BLACK and self.on_own
        return Setup(board, self.kinds, options, Midway(BLACK, 1, 0) if black else None)

    def choose(self, place: int) -> None:
        chosen = self.maps[place]
        self.wishes = ticked(replace(self.wishes, map=chosen.file.name, armies=((), ())), chosen)

    def enlist(self, kind: str, step: int) -> None:
        armies = list(self.wishes.armies)
        armies[self.side] = army.changed(self.army_of(self.side), kind, step)
        self.wishes = replace(self.wishes, armies=(armies[0], armies[1]))


def ticked(wishes: Wishes, chosen: MapFile) -> Wishes:
    """Return the wishes with the options that the map's maker ticked."""
    said = chosen.facts.options
    return replace(wishes, backing_out="backing_out" in said, hidden_mines="hidden_mines" in said)
