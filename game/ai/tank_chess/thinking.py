"""A whole thought: a win that is seen is taken, else the search decides, deeper and deeper."""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import suppress

from game.ai.mind import Now
from game.ai.tank_chess.search.candidates import Dangers, History, quiet_turns
from game.ai.tank_chess.search.forced_win_solver import forced_win
from game.ai.tank_chess.search.kills import kills
from game.ai.tank_chess.search.next_node import child, opened
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.node_worth import MATE, WON
from game.ai.tank_chess.search.position_number import BLACK_MOVES, ground_mark, piece_mark
from game.ai.tank_chess.search.safe_turns import sheltered
from game.ai.tank_chess.search.search import Search
from game.ai.tank_chess.search.strikes import wins_at_once
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import Go, turns
from game.rules.tank_chess.state import Table

from .effort import Manner, Spent

Rated = tuple[int, Go]
Chosen = Generator[None, None, Go]

_SPREAD = 60
_EARLY = 6
_DOUBTED = 8
_BEYOND = 4
_KILLS = 8
_STANDS = re.compile(r"([A-Za-z])([0-9]+)")


class Thinking:
    """What has been found out about the turns of one position so far.

    `rated` are its turns, the best first; `depth` is how deep all of them were looked at.
    """

    def __init__(self, table: Table, manner: Manner, salt: int) -> None:
        self.node = opened(numbers(table), table.quiet, manner.taste)
        self.search = Search(manner, salt, past(table, self.node.position))
        self.rated: list[Rated] = []
        self.depth = 0

    def chosen(self) -> Chosen:
        """Return the turn to take; in a hurry, the best that is known by then."""
        for go in wins_at_once(self.node):
            return go
        try:
            return (yield from self._thought())
        except Now:
            return self.rated[0][1] if self.rated else _ordered(self.node)[0]

    def _thought(self) -> Chosen:
        yield
        meter, manner = self.search.meter, self.search.manner
        if manner.solves and (forced := (yield from forced_win(self.node, meter))) is not None:
            return forced
        self.rated = [(0, go) for go in self.noticed()]
        yield from self._looked(1)
        meter.limited = True
        with suppress(Spent):
            yield from self._deepened()
        meter.limited = False
        return (yield from self._unrefuted())

    def noticed(self) -> list[Go]:
        """Return the turns that come to mind."""
        listed, meter = _ordered(self.node), self.search.meter
        if not self.search.manner.overlooks:
            return listed
        seen = [go for number, go in enumerate(listed) if not meter.overlooked(self.node, number)]
        return seen or listed

    def _deepened(self) -> Generator[None, None, None]:
        manner = self.search.manner
        for depth in range(2, manner.depth + 1):
            if abs(self.rated[0][0]) > WON:
                break
            yield from self._looked(depth)

    def _looked(self, depth: int) -> Generator[None, None, None]:
        """Look at the turns once more; a better one goes to the front at once."""
        width = self.search.manner.root_width(depth)
        self.aim(depth)
        order = [go for _, go in self.rated]
        if depth == 1:
            self.rated.clear()
        alpha = -MATE
        for number, go in enumerate(order[:width]):
            worth = yield from self.tried(go, number, depth, alpha)
            if depth == 1:
                # Whoever is in a hurry is given the first.
                place = 0 if not number or worth > self.rated[0][0] else number
                self.rated.insert(place, (worth, go))
                alpha = max(alpha, worth - _SPREAD)
            elif worth > alpha:
                alpha = worth
                self.rated = [(worth, go), *(each for each in self.rated if each[1] != go)]
        if depth == 1:
            # Later looks find bounds only: a better turn has gone to the front by itself.
            self.rated.sort(key=lambda each: -each[0])
        self.depth = depth

    def aim(self, depth: int) -> None:
        """Begin to look at the turns so deep."""
        self.search.horizon = depth + _BEYOND

    def tried(self, go: Go, number: int, depth: int, alpha: int) -> Generator[None, None, int]:
        """Return what a turn is worth, or a bound that is no better; the first of them exactly."""
        search, node = self.search, self.node
        if depth == 1 or number <= 0 or not search.manner.prunes:
            return (yield from search.after(node, go, depth - 1, alpha, MATE, 0))
        less = 1 if depth > 2 and number >= _EARLY and go.target < 0 else 0
        worth = yield from search.after(node, go, depth - 1 - less, alpha, alpha + 1, 0)
        if worth > alpha and less:
            worth = yield from search.after(node, go, depth - 1, alpha, alpha + 1, 0)
        if worth > alpha:
            worth = yield from search.after(node, go, depth - 1, alpha, MATE, 0)
        return worth

    def _unrefuted(self) -> Chosen:
        """Return the best turn after which the other seat has no forced win in two."""
        best = self.rated[0]
        if self.search.manner.shelters:
            found = yield from sheltered(self.node, [go for _, go in self.rated], self.search.meter)
            return best[1] if found is None else found
        if not self.search.manner.solves or best[0] < -WON:
            return best[1]
        for _, go in self.rated[:_DOUBTED]:
            then = child(self.node, go)
            if (yield from forced_win(then, self.search.meter)) is None:
                return go
        return best[1]


def _ordered(node: Node) -> list[Go]:
    """Return all turns, the most promising first."""
    listed = [go for _, _, go in kills(node, _KILLS)]
    listed += [go for _, go in quiet_turns(node, Dangers(node), History())]
    return list(dict.fromkeys([*listed, *turns(node.position)]))


def past(table: Table, position: Position) -> dict[int, int]:
    """Return how often positions stood since the last loss of a piece, by their mark."""
    found: dict[int, int] = {}
    letters = {kind.letter: place for place, kind in enumerate(table.kinds)}
    ground = ground_mark(position.wrecks, position.trees, position.mines)
    for seen in table.seen:
        turn, stand, *_ = seen.split(" ")
        mark = ground ^ (BLACK_MOVES if turn == "1" else 0)
        for letter, place in _STANDS.findall(stand):
            if letter != "x":
                cell, facing = divmod(int(place), 8)
                seat = 0 if letter.isupper() else 1
                pose = facing * position.field.cells + cell
                mark ^= piece_mark(seat, letters[letter.upper()], pose)
        found[mark] = found.get(mark, 0) + 1
    return found
