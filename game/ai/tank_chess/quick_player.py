"""A player for measurements: it looks at few turns and weighs those alone."""

from __future__ import annotations

from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import after
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import NO_TARGET, turns

from .position_worth import worth

SHOTS = 6
OTHERS = 8


def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Weigh a few turns that shoot or leave the board, and a few others."""
    position = numbers(view)
    listed = tuple(turns(position))
    yield
    sharp = [n for n, go in enumerate(listed) if go.target != NO_TARGET or go.pose < 0]
    looked = (
        *dice.sample(sharp, min(SHOTS, len(sharp))),
        *(dice.below(len(listed)) for _ in range(OTHERS)),
    )
    best, chosen = 0, -1
    for number in dict.fromkeys(looked):
        value = worth(after(position, listed[number]), seat)
        if chosen < 0 or value > best:
            best, chosen = value, number
        yield
    return (legal[chosen],)


QUICK: Mind = think
