"""Deal again what a seat of Arena of Eight must not know (M6): the other hand and the deck."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.arena_of_eight.cards import handful
from game.rules.arena_of_eight.referee_tasks import State
from game.rules.arena_of_eight.state import SEATS
from game.rules.arena_of_eight.view import unseen, view


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    """Exchange what is hidden for other cards that could be there; known ones stay."""
    table = view(state.table, seat)
    for owner in SEATS:
        side = table.sides[owner]
        if owner != seat:
            known = [each.shown for each in table.sides if each.hand is None]
            left = without(unseen(table), handful((), *known))
            drawn = dice.sample(left, side.held - len(side.shown))
            table = table.with_side(owner, hand=handful(side.shown, drawn))
    return type(state)(table, state.tasks, dice.below(1 << 40), state.told)
