"""Forced wins in two, found by trying every reply: slow and without a doubt."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.tank_chess.fast_room.after_a_turn import after, checks, escapes
from game.rules.tank_chess.fast_room.position import Position
from game.rules.tank_chess.fast_room.turns import Go, turns


def wins_next(position: Position) -> bool:
    """Whether the seat that moves can win with this turn."""
    if position.winner is not None:
        return False
    return escapes(position, position.turn) or checks(position, position.turn)


def forced(position: Position) -> Iterator[Go]:
    """Yield the turns after which every reply loses at once, leaving out wins in one."""
    for go in turns(position):
        then = after(position, go)
        if then.winner is None and refutation(then) is None:
            yield go


def refutation(position: Position) -> Go | None:
    """Return a turn after which the other seat cannot win at once, None if there is none."""
    me = position.turn
    for go in turns(position):
        then = after(position, go)
        if then.winner == me or (then.winner is None and not wins_next(then)):
            return go
    return None
