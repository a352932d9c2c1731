"""A turn after which the other seat has no forced win in two, if there is any such turn.

The idea: what refutes one turn mostly refutes the next one, too. So a win that was found against
one turn is tried first against all others, and only where it fails is a new one looked for.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from game.ai.tank_chess.effort import Meter
from game.rules.tank_chess.fast_room.position import Unit
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go

from .forced_win_solver import averting, forced_win
from .next_node import child
from .node import Node
from .strikes import wins

Blow = tuple[Unit, int, Unit | None]
"""A turn by what moves, the pose it ends in and what it destroys: it fits other positions, too."""


def sheltered(node: Node, turns: Iterable[Go], meter: Meter) -> Generator[None, None, Go | None]:
    """Return the first of the turns that does not lose in two; None if all do."""
    blows: list[Blow] = []
    for go in turns:
        meter.nodes += 1
        then = child(node, go)
        if meter.due():
            yield
        if then.winner == node.turn:
            return go
        if then.winner is not None or wins(then, then.turn):
            continue
        if (yield from _struck(then, blows, meter)):
            continue
        win = yield from forced_win(then, meter)
        if win is None:
            return go
        blows.insert(0, _blow(then, win))
    return None


def _struck(node: Node, blows: list[Blow], meter: Meter) -> Generator[None, None, bool]:
    """Whether one of the blows is a forced win here."""
    for blow in blows:
        go = _as_turn(node, blow)
        if go is None:
            continue
        meter.nodes += 1
        then = child(node, go)
        lost = then.winner is not None or wins(then, then.turn)
        if not lost and (yield from averting(then, meter)) is None:
            return True
    return False


def _blow(node: Node, go: Go) -> Blow:
    foes = node.armies[1 - node.turn]
    target = None if go.target == NO_TARGET else foes[go.target]
    return node.armies[node.turn][go.unit], go.pose, target


def _as_turn(node: Node, blow: Blow) -> Go | None:
    """Return the turn of this position that a blow is, None if it cannot be taken here."""
    unit, pose, target = blow
    mine, foes = node.armies[node.turn], node.armies[1 - node.turn]
    if unit not in mine or (target is not None and target not in foes):
        return None
    number = mine.index(unit)
    if target is None:
        fits = node.ways[node.turn][number].poses >> pose & 1
        return Go(number, pose, NO_TARGET) if fits else None
    aimed = foes.index(target)
    return Go(number, pose, aimed) if node.pair(node.turn, number, aimed) >> pose & 1 else None
