"""A full state that would look like a view, for computer players that search.

Cards of the others are dealt anew from their 18 without those that lie open (T4.1d). What the
referee still has to do is not on the table, so it is rebuilt from the phase: a state imagined
in the middle of a movement forgets the rest of that one card.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat, Waiting
from game.core.rules import State as CoreState
from game.rules.tanchiki.cards import REACH, Card, Cards, handful
from game.rules.tanchiki.referee_tasks import (
    AskPlace,
    BeginAction,
    BeginTurn,
    EndTurn,
    FireVolley,
    NextBot,
    PassToken,
    RevealPlans,
    RevealStack,
    RouseBots,
    State,
    Task,
)
from game.rules.tanchiki.state import Hand, Ordering, Phase, Placing, Table
from game.rules.tanchiki.view import may_hold

OFF_ONE_IN: Final = 10
"""One imagined plan in so many is to stand switched off."""


def imagine(view: Table, dice: Dice) -> State:
    """Return a state with this view; the dice decide what is hidden."""
    hands = tuple(
        hand if hand.hand is not None else _dealt(view, seat, hand, dice)
        for seat, hand in enumerate(view.hands)
    )
    table = replace(view, hands=hands)
    waiting = tuple(Waiting(task, None) for task in _tasks(table))
    return CoreState(table, waiting, dice.below(1 << 60))


def _dealt(view: Table, seat: Seat, hand: Hand, dice: Dice) -> Hand:
    pool = may_hold(view, seat)
    held = dice.sample(pool, hand.held)
    stacks, going_off = _plan(view, seat, hand, held, dice)
    left = without(handful(held), (*stacks[0], *stacks[1]))
    return Hand(
        held=hand.held,
        hand=left,
        stacks=stacks,
        deck=without(pool, held),
        discard=hand.discard,
        played=hand.played,
        exchanged=False,
        going_off=going_off,
        committed=hand.committed,
    )


def _plan(
    view: Table, seat: Seat, hand: Hand, held: Cards, dice: Dice
) -> tuple[tuple[Cards, Cards], bool]:
    """Lay down what must lie there face down, or wish to be off."""
    first, second = (_lies(view, seat, hand, action) for action in (0, 1))
    if first and view.turn.phase is Phase.PLANNING and dice.below(OFF_ONE_IN) == 0:
        return ((), ()), True
    left = list(held)
    one = _stack(left, dice, spare=int(second)) if first else ()
    two = _stack(left, dice, spare=0) if second else ()
    return (one, two), False


def _lies(view: Table, seat: Seat, hand: Hand, action: int) -> bool:
    """Whether the seat's stack for this action lies on the table face down."""
    turn, tank = view.turn, view.field.tanks[seat]
    if turn.phase is Phase.PLANNING:
        return hand.committed
    if tank.cell is None or tank.off or turn.phase in (Phase.PLACING, Phase.END):
        return False
    if action == turn.action and turn.phase is Phase.MOVING:
        return seat in to_move(view)
    return action > turn.action


def _stack(left: list[Card], dice: Dice, spare: int) -> Cards:
    """Take a card, and now and then a turn with it, leaving so many cards."""
    stack = [left.pop(0)]
    turns = [card for card in left if card not in REACH]
    if turns and len(left) > spare and dice.below(2):
        left.remove(turns[0])
        stack.append(turns[0])
    return tuple(stack)


def to_move(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose manoeuvre of this action is still to come."""
    seats, mover = table.clockwise(), table.turn.mover
    return seats if mover is None else seats[seats.index(mover) + 1 :]


def _tasks(table: Table) -> tuple[Task, ...]:
    turn = table.turn
    if turn.phase in (Phase.PLACING, Phase.END):
        last = BeginTurn() if turn.phase is Phase.PLACING else PassToken()
        fresh = turn.phase is Phase.END
        return (*(AskPlace(seat, fresh) for seat in _to_place(table)), last)
    if turn.phase is Phase.PLANNING:
        return (RevealPlans(),)
    rest: tuple[Task, ...] = (EndTurn(),) if turn.action else (BeginAction(1), EndTurn())
    if turn.phase is Phase.MOVING:
        stacks = (RevealStack(seat, turn.action) for seat in to_move(table))
        return (*stacks, RouseBots(turn.action), FireVolley(turn.action), *rest)
    if turn.phase is Phase.BOTS:
        # A chosen bot goes on to the next one by itself.
        asked = isinstance(table.question, Ordering)
        bots = () if asked else (NextBot(settled=False),)
        return (*bots, FireVolley(turn.action), *rest)
    return rest


def _to_place(table: Table) -> tuple[Seat, ...]:
    asked = table.question.seat if isinstance(table.question, Placing) else None
    tanks = table.field.tanks
    return tuple(s for s in table.clockwise() if tanks[s].cell is None and s != asked)
