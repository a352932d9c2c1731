"""What comes of the best choices a turn further: played by the rules in worlds that may be.

In each world the hidden hand is dealt anew; both sides go on as the weighing says, until the own
seat is on turn again. The same worlds are asked about every choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.arena_of_eight.actions import Action
from game.rules.arena_of_eight.choices import legal
from game.rules.arena_of_eight.guessed_state import imagine
from game.rules.arena_of_eight.play import apply
from game.rules.arena_of_eight.referee_tasks import State
from game.rules.arena_of_eight.state import Table, other
from game.rules.arena_of_eight.view import view as seen

from .choosing import known_to, standing_of, value
from .standing import Weights, worth

MOST = 12
"""So many decisions are followed at most."""


def best_of(table: Table, seat: Seat, weights: Weights) -> Action:
    """Return what the weighing says, for who sees this much."""
    known = known_to(table, seat, weights)
    return max(legal(table, seat), key=lambda action: value(table, seat, action, known))


def looked(
    view: Table, seat: Seat, actions: Sequence[Action], worlds: int, weights: Weights, dice: Dice
) -> Iterator[list[float]]:
    """Yield what each choice has come to, after each world."""
    found = [0.0] * len(actions)
    for _ in range(worlds):
        world = imagine(view, dice)
        for place, action in enumerate(actions):
            found[place] += _followed(apply(world, action).state, seat, weights)
        yield found


def _followed(state: State, seat: Seat, weights: Weights) -> float:
    """Play on until the own seat is on turn, and return what that is worth to it."""
    first = state.table.round
    others = False
    for _ in range(MOST):
        table = state.table
        if table.ending is not None or table.round != first:
            break
        mover = other(table.incoming.by) if table.asked and table.incoming else table.turn
        if mover == seat and not table.asked and others:
            break
        others = others or mover != seat or table.asked
        state = apply(state, best_of(seen(table, mover), mover, weights)).state
    return _worth(state.table, seat, first, weights)


def _worth(table: Table, seat: Seat, first: int, weights: Weights) -> float:
    if table.ending is not None or table.round != first:
        return _decided(table, seat, weights)
    view: Any = seen(table, seat)
    at = replace(standing_of(view, seat), mine=table.turn == seat)
    return worth(at, known_to(view, seat, weights))


def _decided(table: Table, seat: Seat, weights: Weights) -> float:
    """Return what a round was worth that has ended: its winner begins the next one second."""
    if table.ending is not None:
        winners = table.ending.winners
        return weights.even if not winners else 100.0 if seat in winners else -100.0
    return 100.0 if table.began != seat else -100.0
