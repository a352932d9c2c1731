"""Who may decide now, and everything they may do, in a fixed order; a view is enough for it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Outcome, Seat
from game.rules.arena_of_eight.actions import (
    Action,
    Block,
    Draw,
    Feint,
    HopTo,
    Moving,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
    Take,
    Turning,
)
from game.rules.arena_of_eight.blows import SIMPLE, SUPERS, TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import HAND_SIZE, KINDS, Cards, paid
from game.rules.arena_of_eight.landings import HOP, SALTO, STEP, end_of, landings, reach
from game.rules.arena_of_eight.replies import affords, landings_of, most_blocks, saving
from game.rules.arena_of_eight.state import Incoming, Stage, Table, other

_SUPER_BLOWS = frozenset(SUPERS.values())
_REPLIES = tuple(answer for answer in Answer if answer is not Answer.BLOCK)


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return who is on turn, or who is struck and may reply."""
    if table.ending is not None:
        return ()
    if table.asked:
        assert table.incoming is not None
        return (other(table.incoming.by),)
    return (table.turn,)


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(table):
        return ()
    hand = table.sides[seat].hand
    assert hand is not None
    if table.stage is Stage.REPLY:
        assert table.incoming is not None
        return tuple(_replies(table, seat, hand, table.incoming))
    return tuple(_turns(table, seat, hand))


def outcome(table: Table) -> Outcome | None:
    return None if table.ending is None else Outcome(frozenset(table.ending.winners))


def blows_of(table: Table, seat: Seat) -> tuple[Blow, ...]:
    """Return the blows that a seat may strike with some hand, wherever both stand (M1.2, M2.6)."""
    own = SUPERS[table.setup.fighters[seat]]
    return tuple(
        blow
        for blow in Blow
        if (table.struck or blow in SIMPLE)
        and (blow not in _SUPER_BLOWS or blow is own or table.options.any_super)
    )


def _turns(table: Table, seat: Seat, hand: Cards) -> Iterator[Turning]:
    yield from (
        Strike(seat, blow)
        for blow in blows_of(table, seat)
        if table.apart in reach(table.options, blow)
        and paid(hand, TERMS[blow].cards) is not None
        and end_of(table, seat, blow) is not None
    )
    yield from _moves(table, seat, hand)
    if len(hand) < HAND_SIZE:
        yield Draw(seat)
    yield from (Feint(seat, card) for card in KINDS if card in hand)


def _moves(table: Table, seat: Seat, hand: Cards) -> Iterator[Moving]:
    for to in landings(table, seat, STEP):
        yield from (StepTo(seat, card, to) for card in KINDS if card in hand)
    if affords(hand, Answer.HOP):
        yield from (HopTo(seat, to) for to in landings(table, seat, HOP))
    if affords(hand, Answer.SALTO):
        yield from (SaltoTo(seat, to) for to in landings(table, seat, SALTO))


def _replies(
    table: Table, seat: Seat, hand: Cards, incoming: Incoming
) -> Iterator[Block | Reply | Take]:
    saves = saving(incoming)
    if Answer.BLOCK in saves:
        yield from (Block(seat, count + 1) for count in range(most_blocks(incoming, hand)))
    for answer in _REPLIES:
        if answer in saves and affords(hand, answer):
            yield from (Reply(seat, answer, to) for to in landings_of(table, seat, answer))
    yield Take(seat)
