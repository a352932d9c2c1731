"""A full state that would look like a view, for computer players that search.

What a seat began with it holds until it is seen, as long as no deck was shuffled anew; moves are
never in a deck, since they always come back to the hand.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat, Waiting
from game.core.rules import State as CoreState

from .cards import OWN, Card, Cards, handful
from .choices import steps
from .referee_tasks import ShowPair, State, Task
from .state import SEATS, Begun, Stage, Table
from .view import may_hold


def imagine(view: Table, dice: Dice) -> State:
    """Return a state with this view; the dice decide what is hidden."""
    table = view
    for seat in SEATS:
        side = table.sides[seat]
        if side.hand is None:
            table = table.with_side(seat, **_dealt(table, seat, dice))
        if side.named and side.step is None:
            table = table.with_side(seat, step=dice.choice(steps(table, seat)))
    waits = table.stage in {Stage.STEP, Stage.PUSH}
    tasks: tuple[Waiting[Task], ...] = (Waiting(ShowPair(), None),) if waits else ()
    return CoreState(table, tasks, dice.below(1 << 40))


def surely_held(table: Table, seat: Seat) -> Cards:
    """Return the unseen cards of a side that cannot be in its deck in this round."""
    side = table.sides[seat]
    begun = table.setup.begun[seat] if table.duel == 1 else Begun()
    seen = handful(side.discard, (card for card in side.row if card))
    if table.round - 1 > len(OWN) - len(begun.hand) - len(begun.discard):
        return tuple(card for card in may_hold(side) if card is Card.MOVE)
    shown = Counter(seen) - Counter(begun.discard)
    return tuple((Counter(begun.hand) - shown).elements())


def _dealt(table: Table, seat: Seat, dice: Dice) -> dict[str, Any]:
    """Return a hand and a row for what is hidden of a side."""
    side = table.sides[seat]
    hidden = sum(card is None for card in side.row)
    sure = surely_held(table, seat)[: side.held + hidden]
    rest = without(may_hold(side), sure)
    held = (*sure, *dice.sample(rest, side.held + hidden - len(sure)))
    mixed = list(dice.shuffled(held))
    row = tuple(card or mixed.pop() for card in side.row)
    return {"hand": handful(mixed), "row": row}
