"""Deal again what a seat of the demonstration game must not know (D1, D2)."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from tests.demo.rules.state import Order, State, Tank


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    shown = state.table.revealed
    tanks = tuple(t if t.seat == seat else _dealt(t, shown, dice) for t in state.table.tanks)
    return replace(state, table=replace(state.table, tanks=tanks))


def _dealt(tank: Tank, shown: bool, dice: Dice) -> Tank:
    """Exchange hidden cards one for one; what a deck can hold does not matter to a view."""
    fresh = [dice.choice(tuple(Order)) for _ in (*tank.hand, *tank.laid)]
    hand, laid = tuple(fresh[: len(tank.hand)]), tuple(fresh[len(tank.hand) :])
    return replace(tank, hand=hand, laid=tank.laid if shown else laid)
