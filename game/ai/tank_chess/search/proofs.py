"""Proofs by trying every turn and every reply: wins in one, two and three.

Nothing is left out but replies that cannot avert a threat of winning at once, see `evasions`.
What is asked about a position is remembered for as long as one is looked at.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from game.rules.tank_chess.ending import QUIET_TURNS
from game.rules.tank_chess.fast_room.position import Army
from game.rules.tank_chess.fast_room.turns import Go, turns

from .candidates import evasions
from .next_node import child
from .node import Node
from .strikes import wins, wins_at_once

LONGEST = 3
_Known = tuple[tuple[Army, Army], int, int, int, int]


class TooMuch(Exception):
    """A proof would take more positions than it was given."""


class Prover:
    """The memory of one position: which are won in how many turns, and good replies.

    `left` is how many positions it may still look at. One that looks at `threats` alone finds only
    wins by turns that threaten to win at once, far quicker: what it finds is won, but what it does
    not find may be, too. `drawn` are the marks of positions that end the match in a draw (C5.4).
    """

    def __init__(
        self, left: int = 1 << 40, threats: bool = False, drawn: Container[int] = ()
    ) -> None:
        self.looked = 0
        self._drawn = drawn
        self._threats = threats
        self._left = left
        self._won: dict[_Known, bool] = {}
        self._replies: dict[int, list[Go]] = {}

    def par(self, node: Node, most: int = LONGEST) -> int:
        """Return in how many own turns the seat that moves can force a win, 0 if in none."""
        return next((length for length in range(1, most + 1) if self.won(node, length)), 0)

    def won(self, node: Node, length: int) -> bool:
        """Whether the seat that moves wins in exactly so many turns or can do it sooner."""
        if self._over(node):
            return False
        if wins(node, node.turn):
            return True
        if length == 1:
            return False
        known = node.armies, node.wrecks, node.turn, node.quiet, length
        if known not in self._won:
            self._won[known] = any(True for _ in self.keys(node, length))
        return self._won[known]

    def keys(self, node: Node, length: int) -> Iterator[Go]:
        """Yield every turn after which the win comes in no more than so many own turns."""
        if length == 1:
            yield from wins_at_once(node)
            return
        yield from (go for go in turns(node.position) if self.forces(node, go, length))

    def lost(self, node: Node, length: int) -> bool:
        """Whether every turn of the seat that moves loses in no more than so many turns."""
        if self._over(node) or wins(node, node.turn):
            return False
        return self.saving(node, length) is None

    def forces(self, node: Node, go: Go, length: int) -> bool:
        """Whether a turn wins at once or leads to a win in no more than so many own turns."""
        then = self._after(node, go)
        if then.winner is not None:
            return then.winner == node.turn
        if self._threats and not wins(then, node.turn):
            return False
        return length > 1 and self.lost(then, length - 1)

    def saving(self, node: Node, length: int) -> Go | None:
        """Return a turn after which the other seat does not win in so many turns, if any."""
        me, good = node.turn, self._replies.setdefault(length, [])
        listed = tuple(evasions(node) if wins(node, 1 - me) else turns(node.position))
        some = frozenset(listed)
        for go in (*(each for each in good if each in some), *listed):
            if self._saves(self._after(node, go), me, length):
                if go not in good:
                    good.insert(0, go)
                    del good[6:]
                return go
        return None

    def _saves(self, then: Node, me: int, length: int) -> bool:
        if then.winner is not None:
            return then.winner == me
        return not self.won(then, length)

    def _over(self, node: Node) -> bool:
        return node.quiet >= QUIET_TURNS or node.mark in self._drawn

    def _after(self, node: Node, go: Go) -> Node:
        self.looked += 1
        if self.looked > self._left:
            raise TooMuch
        return child(node, go)


def savers(node: Node) -> list[Go]:
    """Return every turn after which the other seat cannot win at once."""
    me = node.turn
    found: list[Go] = []
    for go in turns(node.position):
        then = child(node, go)
        if then.winner == me or (then.winner is None and not wins(then, 1 - me)):
            found.append(go)
    return found
