"""A full state that would look like a view, for computer players that search.

What a seat cannot know is dealt anew out of all the cards it does not hold; who has committed is
given a plan it could have.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat, Waiting
from game.core.rules import State as CoreState

from .actions import DrawRoute, Planned, PlayCard
from .choices import to_act
from .course import planning
from .referee_tasks import AskPlans, EndTurn, State, Task
from .routes import BLANK, DECK
from .state import Pile, Rescuing, Table


def imagine(view: Table, dice: Dice) -> State:
    """Return a state with this view; the dice decide what is hidden."""
    known = [card for player in view.players for card in player.hand or ()]
    pool = list(dice.shuffled(without(DECK, known)))

    def dealt(count: int) -> tuple[int, ...]:
        taken = tuple(sorted(pool[:count]))
        del pool[:count]
        return taken

    table = view
    for seat in view.seats:
        player = view.players[seat]
        if player.hand is None:
            hand = dealt(player.held)
            table = table.with_player(seat, hand=hand)
            table = table.with_player(seat, plan=_plan(table, seat))
    rest, box = (Pile(dealt(pile.count), pile.count) for pile in (view.rest, view.box))
    table = replace(table, rest=rest, box=box)
    return CoreState(table, _waiting(table), dice.below(1 << 40))


def _plan(table: Table, seat: Seat) -> tuple[Planned, ...]:
    """Return some plan of who has committed, and none of others."""
    player = table.players[seat]
    if not player.committed or seat not in planning(table):
        return ()
    tanks = [tank.number for tank in table.tanks_of(seat)]
    if table.options.free_drawing:
        return tuple(DrawRoute(seat, tank, BLANK) for tank in tanks)
    assert player.hand is not None
    pairs = zip(tanks, player.hand, strict=False)
    return tuple(PlayCard(seat, tank, card) for tank, card in pairs)


def _waiting(table: Table) -> tuple[Waiting[Task], ...]:
    """Return what would come after the open question."""
    if table.question is None or not to_act(table):
        return ()
    after: Task = EndTurn() if isinstance(table.question, Rescuing) else AskPlans()
    return (Waiting(after, None),)
