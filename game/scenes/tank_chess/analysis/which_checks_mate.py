"""Which checks are mates, worked out in slices: every reply must be looked at (C6)."""

from __future__ import annotations

import time
from collections.abc import Generator

from game.rules.tank_chess.fast_room.after_a_turn import dooming
from game.rules.tank_chess.fast_room.position import numbers
from game.session.match.tree_of_moves import ROOT, Tree

SLICE_MS = 3

Search = Generator[None, None, bool]


class Mates:
    """What is known of the positions of a tree, by the number of the node."""

    def __init__(self) -> None:
        self.known: dict[int, bool] = {}
        self._search: tuple[int, Search] | None = None

    def work(self, tree: Tree) -> bool:
        """Think for a slice; return whether something new is known."""
        if self._search is None:
            open_nodes = [
                node
                for node in reversed(tree.nodes)
                if node.number not in self.known and node.number != ROOT
            ]
            if not open_nodes:
                return False
            node = open_nodes[0]
            if not node.table.check or node.table.end:
                self.known[node.number] = False
                return False
            self._search = (node.number, dooming(numbers(node.table)))
        return self._think(self._search[0], self._search[1])

    def forget(self, count: int) -> None:
        """Drop what is known of all nodes but the first so many."""
        self.known = {number: mate for number, mate in self.known.items() if number < count}
        self._search = None

    def _think(self, number: int, search: Search) -> bool:
        until = time.perf_counter() + SLICE_MS / 1000
        try:
            while time.perf_counter() < until:
                next(search)
        except StopIteration as end:
            self.known[number] = bool(end.value)
            self._search = None
            return self.known[number]
        return False
