"""Every reply to a turn, weighed by itself: those that do not look promising and yet are good.

A turn is chosen out of hundreds because it looks best, so it is likely one whose answer was
overlooked. A turn that a reply refutes is refuted; one that stands against the promising replies
must stand against all of them.
"""

from __future__ import annotations

from collections.abc import Generator

from game.ai.tank_chess.effort import KILLS, Meter
from game.rules.tank_chess.fast_room.turns import Go, turns

from .next_node import child
from .node import Node
from .quiescence import quiesced
from .strikes import wins

_CLOSE = 60
_SPAN = 300
_LOWER = 40
_MOST = 12

Weighed = tuple[int, Go]
Found = Generator[None, None, list[Go]]
Weighing = Generator[None, None, list[Weighed]]


class Replies:
    """What is known of all replies to a position, by its mark."""

    def __init__(self, kills: int, meter: Meter) -> None:
        self._kills, self._meter = kills, meter
        self._known: dict[int, tuple[int, list[Weighed]]] = {}

    def overlooked(self, node: Node, listed: list[Go], alpha: int, ply: int) -> Found:
        """Return the best replies that are not listed and may be worth as much as alpha."""
        least = alpha - _CLOSE
        known = self._known.get(node.mark)
        if known is None or known[0] > least:
            weighed = yield from self._weighed(node, least - _LOWER, ply)
            known = self._known[node.mark] = (least - _LOWER, weighed)
        seen = set(listed)
        return [go for worth, go in known[1] if worth >= least and go not in seen][:_MOST]

    def _weighed(self, node: Node, least: int, ply: int) -> Weighing:
        """Return the replies worth so much once the kills are through, the best first."""
        found: list[Weighed] = []
        meter, kills = self._meter, self._kills
        for go in turns(node.position):
            meter.nodes += 1
            if meter.due():
                yield
            then = child(node, go)
            if wins(then, then.turn):
                continue
            meter.calm = meter.nodes + KILLS
            worth = -quiesced(then, -least - _SPAN, 1 - least, ply + 1, kills, meter)
            if worth >= least:
                found.append((worth, go))
        found.sort(key=lambda each: -each[0])
        return found
