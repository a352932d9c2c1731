"""Which board the set-up has chosen: one of the maps, or segments by a code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.content.maps.map_facts import name_in
from game.content.maps.maps import BrokenMap, MapFile
from game.content.maps.setups import Subject, subject_laid, subject_on
from game.content.tanchiki import laid_boards
from game.content.tanchiki.laid_boards import BOX, LARGE_BOARD, LEARNING, Quarters
from game.core.chance import Dice
from game.rules.tanchiki.ground.board import Board
from game.scenes.boards.board_list import BoardList
from game.scenes.frame.kit import Kit

FOLDER = "tanchiki"


@dataclass(frozen=True, slots=True)
class Rework:
    """Change the board of so many quarters: shuffle it, lay the one to learn on, or work on one
    quarter, which is turned, locked or exchanged for the next."""

    verb: str
    count: int
    quarter: int = 0


class BoardChoice:
    """`map` is None where the board is laid by its code, one for each number of `codes`; `typed`
    is a code that is being typed."""

    def __init__(
        self, kit: Kit, laid: Iterable[Quarters], map_name: str, own: MapFile | None = None
    ) -> None:
        self.kit = kit
        self.own = own
        self.map: MapFile | None = own or self._known(map_name)
        self.pool = laid_boards.segments(kit.boards, kit.maps)
        self.codes: dict[int, Quarters] = {BOX: Quarters(LEARNING)}
        self.typed: str | None = None
        for quarters in laid:
            if laid_boards.board_by(self.pool, quarters.code) is not None:
                self.codes[laid_boards.count_of(quarters.code)] = quarters
        self.list = BoardList(kit, FOLDER, kit.maps / FOLDER)
        self._shuffles = 0

    @property
    def maps(self) -> tuple[MapFile, ...]:
        """All boards of the folder that are read by now."""
        return self.list.listing.maps if self.list.listing else ()

    @property
    def broken(self) -> tuple[BrokenMap, ...]:
        """The maps of the folder that cannot be read."""
        return self.list.listing.broken if self.list.listing else ()

    def read_again(self) -> None:
        """Take what has been saved since; the map that is chosen may be one of it."""
        self.pool = laid_boards.segments(self.kit.boards, self.kit.maps)
        if self.map is not None:
            found = self.kit.boards.read(self.map.file)
            self.map = found if isinstance(found, MapFile) else self.map

    def title(self, found: MapFile) -> str:
        return name_in(found.facts.titles, self.kit.words.language)

    def name(self, seats: int) -> str:
        """Return what names the board: its file, or its code."""
        return self.map.file.name if self.map is not None else self.quarters(seats).code

    def quarters(self, seats: int) -> Quarters:
        """Return the board by code for so many seats."""
        count = laid_boards.wanted(seats)
        if count not in self.codes:
            dice = Dice(self.kit.seed(), "board", count)
            self.codes[count] = self._playable(Quarters(LARGE_BOARD), dice, count)
        return self.codes[count]

    def board(self, seats: int) -> Board:
        """Return the board that is chosen."""
        found = self.laid(seats)
        assert found is not None
        return found

    def laid(self, seats: int) -> Board | None:
        """Return the board that is chosen, None where a segment of it cannot be read."""
        if self.map is not None:
            ground = self.map.ground
            assert isinstance(ground, Board)
            return ground
        return laid_boards.board_by(self.pool, self.quarters(seats).code)

    def subject(self, seats: int) -> Subject:
        """Return the board to be looked at in numbers."""
        if self.map is not None:
            return subject_on(self.map, self.title(self.map))
        return subject_laid(FOLDER, self.quarters(seats).code, self.board(seats))

    def fault(self, seats: int) -> str:
        """Return why so many cannot play on it, or ""."""
        words = self.kit.words
        if self.laid(seats) is None:
            return words("tanchiki.setup.no_segments")
        if self.map is None:
            wrong = self.typed is not None and not self._fits(self.typed, seats)
            return words("tanchiki.setup.no_code") if wrong else ""
        least, most = self.map.players
        if least <= seats <= most:
            return ""
        if most == 1:
            return words("tanchiki.setup.alone")
        return words("tanchiki.setup.players", least=least, most=most)

    def choose(self, found: MapFile | None) -> None:
        self.map = found

    def further(self, seats: int) -> None:
        """Go on to another board: the next map, or segments shuffled anew."""
        if self.map is None:
            self.rework(Rework("shuffle", laid_boards.wanted(seats)))
            return
        fits = [m for m in self.list.whole.maps if m.players[0] <= seats <= m.players[1]]
        files = [found.file for found in fits]
        place = files.index(self.map.file) if self.map.file in files else -1
        self.map = fits[(place + 1) % len(fits)]

    def lay(self, typed: str) -> None:
        """Lay the board whose code is typed, as soon as there is one; what was locked stays so."""
        self.typed, code = typed, typed.upper()
        if laid_boards.board_by(self.pool, code) is None:
            return
        count = laid_boards.count_of(code)
        locked = self.codes[count].locked if count in self.codes else frozenset()
        self.codes[count] = Quarters(laid_boards.tidy(code), locked)

    def rework(self, said: Rework) -> None:
        """Change the board by its code, where it can be played afterwards."""
        self.map = self.typed = None
        changed = self._reworked(said)
        if laid_boards.board_by(self.pool, changed.code) is not None:
            self.codes[said.count] = changed

    def _reworked(self, said: Rework) -> Quarters:
        old = self.codes.get(said.count, Quarters(LARGE_BOARD))
        match said.verb:
            case "shuffle":
                self._shuffles += 1
                dice = Dice(self.kit.seed(), "shuffle", self._shuffles)
                return self._playable(old, dice, said.count)
            case "turn":
                return laid_boards.turned(old, said.quarter)
            case "lock":
                return laid_boards.locked(old, said.quarter)
            case "next":
                return laid_boards.next_segment(self.pool, old, said.quarter)
            case _:
                return Quarters(LEARNING)

    def _playable(self, quarters: Quarters, dice: Dice, count: int) -> Quarters:
        """Shuffle until the board can be played; nearly always at once."""
        for _ in range(20 if self.pool else 0):
            found = laid_boards.shuffled(self.pool, quarters, dice, count)
            if laid_boards.board_by(self.pool, found.code) is not None:
                return found
        return quarters

    def _fits(self, code: str, seats: int) -> bool:
        """Say whether a code names a board for so many players."""
        there = laid_boards.board_by(self.pool, code.upper()) is not None
        return there and laid_boards.count_of(code.upper()) == laid_boards.wanted(seats)

    def _known(self, name: str) -> MapFile | None:
        """Return the map of the last table, if it is still there and whole."""
        path = self.kit.maps / FOLDER / name
        if not name or Path(name).name != name or not path.is_file():
            return None
        found = self.kit.boards.read(path)
        return found if isinstance(found, MapFile) else None
