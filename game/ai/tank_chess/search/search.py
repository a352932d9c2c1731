"""Alpha-beta over the nodes of the fast room, deepened turn by turn (C3 to C5).

The width is what makes this game hard: some 500 turns in a position, of which a few matter. So
all kills are looked at, and of the quiet turns only the most promising: those that bring a
piece out of danger, threaten the commander, or have been good elsewhere. Late ones are looked
at less deep first. Whoever is threatened with a loss in one looks at all that could avert it,
and at nothing else.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

from game.ai.tank_chess.effort import KILLS, Manner, Meter
from game.rules.tank_chess.ending import QUIET_TURNS
from game.rules.tank_chess.fast_room.turns import Go, turns

from .candidates import Dangers, History, evasions, quiet_turns
from .kills import kills
from .known_positions import ABOVE, BELOW, EXACT, Known, seen_from, settles
from .next_node import child, passed
from .node import Node
from .node_worth import MATE, WON, rough
from .quiescence import quiesced
from .replies import Replies
from .strikes import wins

Valued = Generator[None, None, int]

_SHALLOWER = 2
_EARLY = 3
_LATE = 14
_FUTILE = 150
_POSES = 3
_EVASIONS = 14
_DRAWN = 0
_REPEATS = 2


class Search:
    """One thought's memory: worths by position, good turns by ply and by kind and pose."""

    def __init__(self, manner: Manner, salt: int, past: Mapping[int, int]) -> None:
        self.manner = manner
        self.meter = Meter(manner, salt)
        self.line: list[int] = []
        self.horizon = 0
        self._past = past
        self._table: dict[int, Known] = {}
        self._killers: dict[int, list[Go]] = {}
        self._history = History()
        self._replies = Replies(manner.kills, self.meter)

    def known(self, node: Node) -> Known | None:
        """Return what is remembered of a position."""
        return self._table.get(node.mark)

    def after(self, node: Node, go: Go, depth: int, alpha: int, beta: int, ply: int) -> Valued:
        """Return the worth of a turn for the seat that takes it."""
        self.meter.nodes += 1
        self.line.append(node.mark)
        worth = yield from self.worth(child(node, go), depth, -beta, -alpha, ply + 1)
        self.line.pop()
        return -worth

    def worth(self, node: Node, depth: int, alpha: int, beta: int, ply: int) -> Valued:
        """Return the worth of a node for the seat that moves."""
        if self.meter.due():
            yield
        if node.winner is not None:
            return MATE - ply if node.winner == node.turn else ply - MATE
        if self._drawn(node):
            return _DRAWN
        if wins(node, node.turn):
            return MATE - ply - 1
        known = self._table.get(node.mark)
        if known and known.depth >= depth and settles(known, alpha, beta, ply):
            return seen_from(known.worth, ply)
        deep = depth > 0 or ply < self.horizon
        if deep and self.manner.prunes and wins(node, 1 - node.turn):
            return (yield from self._defended(node, max(depth, 1), alpha, beta, ply))
        if depth <= 0 or (depth == 1 and self._futile(node, alpha)):
            self.meter.calm = self.meter.nodes + KILLS
            return quiesced(node, alpha, beta, ply, self.manner.kills, self.meter)
        if self.manner.prunes and (yield from self._idle(node, depth, beta, ply)):
            return beta
        listed = self._turns(node, depth, known.go if known else None, ply)
        return (yield from self._best(node, listed, depth, alpha, beta, ply))

    def _best(
        self, node: Node, listed: list[Go], depth: int, alpha: int, beta: int, ply: int
    ) -> Valued:
        """Return the worth of the best of the turns, and remember it."""
        best, chosen, floor, number = -MATE, None, alpha, 0
        scans = depth > 1 and ply % 2 == 1 and ply <= self.manner.scans
        while number < len(listed):
            go = listed[number]
            worth = yield from self._tried(node, go, number, depth, alpha, beta, ply)
            if worth > best:
                best, chosen = worth, go
                alpha = max(alpha, best)
                if alpha >= beta:
                    self._praise(node, go, depth, ply)
                    break
            number += 1
            if scans and number == len(listed):
                scans = False
                listed += yield from self._replies.overlooked(node, listed, alpha, ply)
        bound = ABOVE if best >= beta else EXACT if best > floor else BELOW
        self._table[node.mark] = Known(depth, bound, seen_from(best, -ply), chosen)
        return best

    def _tried(
        self, node: Node, go: Go, number: int, depth: int, alpha: int, beta: int, ply: int
    ) -> Valued:
        """Look less deep and with a closed window first, where the best is likely known."""
        if number == 0 or not self.manner.prunes:
            return (yield from self.after(node, go, depth - 1, alpha, beta, ply))
        less = 0
        if depth > 1 and number >= _EARLY and go.target < 0:
            less = 2 if number >= _LATE and depth > _SHALLOWER else 1
        worth = yield from self.after(node, go, depth - 1 - less, alpha, alpha + 1, ply)
        if worth > alpha and less:
            worth = yield from self.after(node, go, depth - 1, alpha, alpha + 1, ply)
        if alpha < worth < beta:
            worth = yield from self.after(node, go, depth - 1, alpha, beta, ply)
        return worth

    def _turns(self, node: Node, depth: int, first: Go | None, ply: int) -> list[Go]:
        """Return the turns to look at, in order, each once."""
        if not self.manner.prunes:
            return list(turns(node.position))
        listed = [] if first is None else [first]
        listed += (go for _, _, go in kills(node, _POSES, faced=self.manner.faced))
        listed += (go for go in self._killers.get(ply, ()) if _possible(node, go))
        quiet = quiet_turns(node, Dangers(node), self._history)
        listed += (go for _, go in quiet[: self.manner.width(depth)])
        return list(dict.fromkeys(listed))

    def _defended(self, node: Node, depth: int, alpha: int, beta: int, ply: int) -> Valued:
        """Return the worth for a seat that loses in one unless it averts it now."""
        known = self._table.get(node.mark)
        best, found = ply + 2 - MATE, 0
        listed = list(evasions(node))
        if self.manner.faced:
            struck = (go for _, _, go in kills(node, _POSES, faced=True))
            listed = list(dict.fromkeys([*struck, *listed]))
        if known and known.go is not None:
            listed.insert(0, known.go)
        chosen = None
        for go in listed:
            worth = yield from self.after(node, go, depth - 1, max(alpha, best), beta, ply)
            if worth > -WON:
                found += 1
            if worth > best:
                best, chosen = worth, go
            if best >= beta or found >= _EVASIONS * depth:
                break
        bound = ABOVE if best >= beta else EXACT if best > alpha else BELOW
        self._table[node.mark] = Known(depth, bound, seen_from(best, -ply), chosen)
        return best

    def _futile(self, node: Node, alpha: int) -> bool:
        """Whether a single quiet turn would hardly make up for what is missing."""
        return self.manner.prunes and abs(alpha) < WON and rough(node) + _FUTILE <= alpha

    def _idle(self, node: Node, depth: int, beta: int, ply: int) -> Generator[None, None, bool]:
        """Whether even doing nothing would be good enough: then so is some turn."""
        if depth < _SHALLOWER or abs(beta) >= WON or rough(node) < beta:
            return False
        self.line.append(node.mark)
        self.meter.nodes += 1
        less = depth - 1 - _SHALLOWER
        worth = yield from self.worth(passed(node), less, -beta, 1 - beta, ply + 1)
        self.line.pop()
        return -worth >= beta

    def _praise(self, node: Node, go: Go, depth: int, ply: int) -> None:
        """Remember a quiet turn that refuted what went before."""
        if go.target >= 0:
            return
        best = self._killers.setdefault(ply, [])
        if go not in best:
            best.insert(0, go)
            del best[2:]
        kind = node.armies[node.turn][go.unit].kind
        self._history.praise(kind, go.pose, depth)

    def _drawn(self, node: Node) -> bool:
        """Whether the match is a draw here: repeated, or too long without a loss (C5.4)."""
        if node.quiet >= QUIET_TURNS:
            return True
        return node.mark in self.line or self._past.get(node.mark, 0) >= _REPEATS


def _possible(node: Node, go: Go) -> bool:
    """Whether a turn that was good elsewhere can be taken here."""
    ways = node.ways[node.turn]
    return go.unit < len(ways) and bool(ways[go.unit].poses >> go.pose & 1)
