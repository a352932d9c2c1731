"""What is remembered of a position that was searched."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.tank_chess.fast_room.turns import Go

from .node_worth import WON

BELOW, EXACT, ABOVE = 0, 1, 2


class Known(NamedTuple):
    """How deep a position was looked at, its worth and best turn."""

    depth: int
    bound: int
    worth: int
    go: Go | None


def settles(known: Known, alpha: int, beta: int, ply: int) -> bool:
    """Whether the worth that is known answers the question."""
    worth = seen_from(known.worth, ply)
    if known.bound == EXACT:
        return True
    return worth >= beta if known.bound == ABOVE else worth <= alpha


def seen_from(worth: int, ply: int) -> int:
    """Return a win or a loss as so many turns away from here rather than from the root."""
    return worth - ply if worth > WON else worth + ply if worth < -WON else worth
