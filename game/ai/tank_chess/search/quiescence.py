"""A position played on through its kills until it is quiet.

Quiet turns are not listed: what can be destroyed is known from the remembered reach and fire.
"""

from __future__ import annotations

from game.ai.tank_chess.effort import Meter

from .kills import kills
from .next_node import child
from .node import Node
from .node_worth import MATE, feared, rough
from .strikes import wins

_MOST_FEAR = 400
_MARGIN = 150
_POSES = 2


def quiesced(node: Node, alpha: int, beta: int, ply: int, left: int, meter: Meter) -> int:
    """Return the worth for the seat that moves once the kills are through."""
    winner, me = node.winner, node.turn
    if winner is not None:
        return MATE - ply if winner == me else ply - MATE
    if wins(node, me):
        return MATE - ply - 1
    best = rough(node) + meter.luck(node)
    if alpha < best < beta + _MOST_FEAR:
        best -= min(feared(node, me), _MOST_FEAR)
    if best >= beta or left == 0 or meter.nodes > meter.calm:
        return best
    worth = best
    for _, _, go in kills(node, _POSES, alpha - worth - _MARGIN, meter.faced):
        meter.nodes += 1
        found = -quiesced(child(node, go), -beta, -max(alpha, best), ply + 1, left - 1, meter)
        if found > best:
            best = found
            if best >= beta:
                break
    return best
