"""Forced wins, worked out and not guessed: each reply is looked at that could avert them."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.tank_chess.effort import Meter
from game.rules.tank_chess.fast_room.turns import Go, turns

from .candidates import evasions
from .next_node import child
from .node import Node
from .strikes import wins

_FEW = 2

Solved = Generator[None, None, Go | None]


def forced_win(node: Node, meter: Meter) -> Solved:
    """Return a turn after which every reply loses at once, None if there is none."""
    me = node.turn
    for go in turns(node.position):
        meter.nodes += 1
        then = child(node, go)
        if meter.due():
            yield
        if then.winner is not None or wins(then, 1 - me):
            continue
        few = len(then.armies[1 - me]) <= _FEW
        if (few or wins(then, me)) and (yield from averting(then, meter)) is None:
            return go
    return None


def averting(node: Node, meter: Meter) -> Solved:
    """Return a turn after which the other seat cannot win at once, None if there is none.

    If the other seat threatens nothing now, any turn may be the one that gives it the chance.
    """
    me = node.turn
    for go in evasions(node) if wins(node, 1 - me) else turns(node.position):
        meter.nodes += 1
        then = child(node, go)
        if meter.due():
            yield
        winner = then.winner
        if winner == me or (winner is None and not wins(then, 1 - me)):
            return go
    return None
