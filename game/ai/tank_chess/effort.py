"""How a mind searches: how far, how wide, with how much luck, and how much of it is spent."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.position_number import mixed

from .styles import PLAIN as ANY
from .styles import Taste

ALL = 1 << 30


@dataclass(frozen=True, slots=True)
class Manner:
    """`budget` is in nodes: positions that were looked at. `depth` is the most turns ahead.

    `widths` are the most quiet turns looked at with one turn left, two and so on; the last
    holds for all that are deeper; `roots` likewise for the first turn. `kills` is how many kills
    in a row are followed. `luck` is how much a worth may be off, by dice that belong to the
    position, and `overlooks` how many of a hundred own turns do not come to mind; `taste` is
    what it likes. `scans` is up to how many turns ahead all replies of the other seat are
    weighed, `shelters` whether a turn is looked for until one does not lose in two, and `faced`
    whether kills are looked at first that end with the front to the enemy.
    """

    budget: int
    depth: int
    widths: tuple[int, ...] = (10, 24, 40)
    roots: tuple[int, ...] = (ALL, 160, 90, 60)
    kills: int = 8
    luck: int = 0
    overlooks: int = 0
    prunes: bool = True
    solves: bool = True
    scans: int = 0
    shelters: bool = False
    faced: bool = False
    taste: Taste = ANY

    def width(self, depth: int) -> int:
        return self.widths[min(depth, len(self.widths)) - 1]

    def root_width(self, depth: int) -> int:
        return self.roots[min(depth, len(self.roots)) - 1]


PLAIN = Manner(
    budget=ALL, depth=2, widths=(ALL,), roots=(ALL,), kills=0, prunes=False, solves=False
)
"""Every turn to the same depth, nothing left out: what the pruned search is measured by."""


class Spent(Exception):
    """The budget is used up."""


class Meter:
    """Counts the nodes of a thought, and says when to pause and when to stop.

    The budget counts only while the thought is `limited`: some things are always seen to their
    end. Kills are not followed past the node number `calm`.
    """

    def __init__(self, manner: Manner, salt: int) -> None:
        self.nodes = 0
        self.limited = False
        self.calm = 0
        self.faced = manner.faced
        self._manner = manner
        self._salt = salt
        self._pause = SLICE

    def luck(self, node: Node) -> int:
        """Return by how much a position is misjudged: the same whenever it comes up."""
        luck = self._manner.luck
        return mixed(node.mark ^ self._salt) % (2 * luck + 1) - luck if luck else 0

    def overlooked(self, node: Node, number: int) -> bool:
        """Whether a turn does not come to mind."""
        roll = mixed(node.mark ^ self._salt ^ number << 16) % 100
        return roll < self._manner.overlooks

    def due(self) -> bool:
        """Whether a slice is full; Spent if all of the budget is."""
        if self.limited and self.nodes >= self._manner.budget:
            raise Spent
        if self.nodes < self._pause:
            return False
        self._pause = self.nodes + SLICE
        return True


SLICE = 8
"""So many nodes are looked at between two pauses, and the kills that follow the last."""

KILLS = 40
"""So many nodes may follow one position to see the kills through."""
