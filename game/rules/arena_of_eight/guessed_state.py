"""A full state that would look like a view, for computer players that search."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import State as CoreState
from game.core.rules import Waiting

from .cards import handful
from .referee_tasks import EndTurn, Settle, State, Task
from .state import SEATS, Table
from .view import unseen


def imagine(view: Table, dice: Dice) -> State:
    """Return a state with this view; the dice decide what is hidden."""
    table = view
    for seat in SEATS:
        side = table.sides[seat]
        if side.hand is None:
            known = handful(*(each.shown for each in table.sides if each.hand is None))
            rest = without(unseen(table), known)
            drawn = dice.sample(rest, side.held - len(side.shown))
            table = table.with_side(seat, hand=handful(side.shown, drawn))
    waits: tuple[Waiting[Task], ...] = (Waiting(Settle(), None), Waiting(EndTurn(), None))
    return CoreState(table, waits if table.asked else (), dice.below(1 << 40))
