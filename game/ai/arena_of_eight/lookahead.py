"""What comes of the best choices a turn further: played by the rules in worlds that may be.

In each world the hidden hand is dealt anew; both sides go on as the weighing says, until the own
seat is on turn again. The same worlds are asked about every choice.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.arena_of_eight.actions import Action
from game.rules.arena_of_eight.choices import legal
from game.rules.arena_of_eight.guessed_state import imagine
from game.rules.arena_of_eight.play import apply
from game.rules.arena_of_eight.referee_tasks import State
from game.rules.arena_of_eight.state import Table, other
from game.rules.arena_of_eight.view import view as seen

from .choice_worth import known_to, standing_of, value
from .moment_worth import Weights, worth

MOST = 12
"""So many decisions are followed at most."""


def best_of(table: Table, seat: Seat, weights: Weights) -> Action:
    """Return what the weighing says, for who sees this much."""
    known = known_to(table, seat, weights)
    return max(legal(table, seat), key=lambda action: value(table, seat, action, known))


def looked(
    view: Table, seat: Seat, actions: Sequence[Action], worlds: int, weights: Weights, dice: Dice
) -> Generator[None, None, list[float]]:
    """Yield after each world, and return what each choice has come to in all of them."""
    found = [0.0] * len(actions)
    for _ in range(worlds):
        world = imagine(view, dice)
        for place, action in enumerate(actions):
            found[place] += _followed(world, action, seat, weights)
        yield
    return found


def _followed(world: State, action: Action, seat: Seat, weights: Weights) -> float:
    """Play on until the own seat is on turn, and return what that is worth to it."""
    begun, state, others = world.table, apply(world, action).state, False
    for _ in range(MOST):
        table = state.table
        if table.ending is not None or table.round != begun.round:
            return _decided(begun, table, seat, weights)
        mover = other(table.incoming.by) if table.asked and table.incoming else table.turn
        if mover == seat and not table.asked and others:
            break
        others = others or mover != seat or table.asked
        state = apply(state, best_of(seen(table, mover), mover, weights)).state
    view = seen(state.table, seat)
    at = replace(standing_of(view, seat), mine=view.turn == seat)
    return worth(at, known_to(view, seat, weights))


def _decided(begun: Table, table: Table, seat: Seat, weights: Weights) -> float:
    """Return what a round was worth that has ended since."""
    own, their = (table.sides[s].wins - begun.sides[s].wins for s in (seat, other(seat)))
    return 100.0 * (own - their) if own or their else weights.even
