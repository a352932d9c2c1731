"""Who may decide now, and everything they may do, in a fixed order; a view is enough for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

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
from game.rules.arena_of_eight.replies import (
    landings_of,
    possible,
    saving,
    wanted,
)
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


@dataclass(frozen=True, slots=True)
class _Means:
    """What a seat could do it by: the kinds it may discard, and whether it has certain cards."""

    kinds: Cards
    affords: Callable[[Cards], bool]
    held: int


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(table):
        return ()
    hand = table.sides[seat].hand
    assert hand is not None
    kinds = tuple(card for card in KINDS if card in hand)
    return _choices(
        table, seat, _Means(kinds, lambda cards: paid(hand, cards) is not None, len(hand))
    )


def imagined(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat could choose with some hand of as many cards: what lies open to all is
    enough for it, so it tells nothing of the hand."""
    if seat not in to_act(table):
        return ()
    held = table.sides[seat].held
    kinds = tuple(card for card in KINDS if possible(table, held, (card,)))
    return _choices(table, seat, _Means(kinds, lambda cards: possible(table, held, cards), held))


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


def _choices(table: Table, seat: Seat, means: _Means) -> tuple[Action, ...]:
    if table.stage is Stage.REPLY:
        assert table.incoming is not None
        return tuple(_replies(table, seat, means, table.incoming))
    return tuple(_turns(table, seat, means))


def _turns(table: Table, seat: Seat, means: _Means) -> Iterator[Turning]:
    yield from (
        Strike(seat, blow)
        for blow in blows_of(table, seat)
        if table.apart in reach(table.options, blow)
        and means.affords(TERMS[blow].cards)
        and end_of(table, seat, blow) is not None
    )
    yield from _moves(table, seat, means)
    if means.held < HAND_SIZE:
        yield Draw(seat)
    yield from (Feint(seat, card) for card in means.kinds)


def _moves(table: Table, seat: Seat, means: _Means) -> Iterator[Moving]:
    for to in landings(table, seat, STEP):
        yield from (StepTo(seat, card, to) for card in means.kinds)
    if means.affords(wanted(Answer.HOP)):
        yield from (HopTo(seat, to) for to in landings(table, seat, HOP))
    if means.affords(wanted(Answer.SALTO)):
        yield from (SaltoTo(seat, to) for to in landings(table, seat, SALTO))


def _replies(
    table: Table, seat: Seat, means: _Means, incoming: Incoming
) -> Iterator[Block | Reply | Take]:
    saves = saving(incoming)
    if Answer.BLOCK in saves:
        counts = range(1, TERMS[incoming.blow].damage + 1)
        blocks = (count for count in counts if means.affords(wanted(Answer.BLOCK, count)))
        yield from (Block(seat, count) for count in blocks)
    for answer in _REPLIES:
        if answer in saves and means.affords(wanted(answer)):
            yield from (Reply(seat, answer, to) for to in landings_of(table, seat, answer))
    yield Take(seat)
