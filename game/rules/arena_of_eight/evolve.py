"""What each event changes on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.blows import Answer
from game.rules.arena_of_eight.cards import DECK, Card, Cards, handful
from game.rules.arena_of_eight.state import (
    MARKS,
    SEATS,
    Ending,
    Incoming,
    Opening,
    Setup,
    Side,
    Table,
    full_health,
    other,
)


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Fought):
        return _fought(table, event)
    if isinstance(event, events.Suffered):
        return _suffered(table, event)
    if isinstance(event, events.Moved):
        return _moved(table, event)
    if isinstance(event, events.Drawn):
        return _drawn(table, event)
    if isinstance(event, events.Turned):
        return _turned(table, event)
    return _ended(table, event)


def beginning(setup: Setup, first: Seat, hands: tuple[Cards, Cards]) -> Table:
    """Return the table before the first turn of a match."""
    one, two = (_fresh(setup, seat, hands[seat]) for seat in SEATS)
    return Table(setup, (one, two), first, first)


def opened(setup: Setup, opening: Opening) -> Table:
    """Return the table of a match that begins in the middle of a round, all hands known."""
    one, two = (
        Side(cell, health, len(hand), hand, shown=hand)
        for cell, health, hand in zip(opening.cells, opening.health, opening.hands, strict=True)
    )
    used = without(DECK, handful(opening.deck, *opening.hands))
    first = opening.first
    return Table(setup, (one, two), first, first, discard=used, struck=opening.struck)


def _fresh(setup: Setup, seat: Seat, hand: Cards | None) -> Side:
    return Side(MARKS[seat], full_health(setup, seat), hand=hand)


def _moved(table: Table, event: events.Moved) -> Table:
    match event:
        case events.FighterStepped(seat, card, to):
            return _discarded(table, seat, (card,), cell=to)
        case events.FighterHopped(seat, cards, to) | events.FighterSomersaulted(seat, cards, to):
            return _discarded(table, seat, cards, cell=to)
        case _:
            assert_never(event)


def _drawn(table: Table, event: events.Drawn) -> Table:
    match event:
        case events.CardsDrawn(seat, count, cards):
            side = table.sides[seat]
            hand = None if side.hand is None or cards is None else handful(side.hand, cards)
            table = replace(table, draws=table.draws + 1)
            return table.with_side(seat, held=side.held + count, hand=hand)
        case events.DeckRenewed():
            return replace(table, discard=(), renewed=True)
        case events.Feinted(seat, card):
            return _discarded(table, seat, (card,))
        case _:
            assert_never(event)


def _fought(table: Table, event: events.Fought) -> Table:
    match event:
        case events.BlowStruck(seat, blow, cards, to):
            incoming = Incoming(blow, seat, close=table.apart == 1)
            table = replace(table, incoming=incoming, struck=True)
            return _discarded(table, seat, cards, cell=to)
        case events.ReplyAsked():
            return replace(table, asked=True)
        case events.BlowTaken():
            return replace(table, asked=False)
        case events.BlowBlocked(seat, _, cards, left):
            assert table.incoming is not None
            blocked = replace(table.incoming, blocked=len(cards)) if left else None
            table = replace(table, incoming=blocked, asked=False, spent=Answer.BLOCK)
            return _discarded(table, seat, cards)
        case events.BlowDodged(seat, _, _, cards, to):
            return _discarded(replace(table, incoming=None, asked=False), seat, cards, cell=to)
        case events.BlowCountered(seat, blow, cards):
            incoming = Incoming(blow, seat, close=True, counter=True)
            spent = Answer(blow.value)
            table = replace(table, incoming=incoming, asked=False, spent=spent)
            return _discarded(table, seat, cards)
        case _:
            assert_never(event)


def _suffered(table: Table, event: events.Suffered) -> Table:
    seat = event.seat
    match event:
        case events.FighterHit(_, _, lost, health):
            return _hurt(replace(table, incoming=None), seat, lost, health)
        case events.WallHit(_, _, lost, health):
            return _hurt(table, seat, lost, health)
        case (
            events.FighterPulled(to=to) | events.FighterPushed(to=to) | events.FighterThrown(to=to)
        ):
            return table.with_side(seat, cell=to)
        case events.FighterSwept(_, skips):
            return table.with_side(seat, skips=skips)
        case events.FighterFrozen(_, skips):
            return table.with_side(seat, skips=skips, frozen=True)
        case _:
            assert_never(event)


def _turned(table: Table, event: events.Turned) -> Table:
    match event:
        case events.TurnSkipped(seat, left):
            frozen = table.sides[seat].frozen and left > 0
            return table.with_side(seat, skips=left, frozen=frozen)
        case events.TurnBegan(seat):
            return replace(table, turn=seat, number=table.number + 1, spent=None)
        case _:
            assert_never(event)


def _ended(table: Table, event: events.Ended) -> Table:
    match event:
        case events.RoundEnded(winner):
            wins = 0 if winner is None else table.sides[winner].wins + 1
            return table if winner is None else table.with_side(winner, wins=wins)
        case events.RoundBegan(number, first, hands):
            return _anew(table, number, first, hands)
        case events.Flourished():
            return table
        case events.MatchEnded(winners):
            return replace(table, ending=Ending(winners))
        case _:
            assert_never(event)


def _discarded(table: Table, seat: Seat, cards: Cards, **changes: Any) -> Table:
    """Return the table with these cards gone from a hand to the discard."""
    side = table.sides[seat]
    hand = None if side.hand is None else without(side.hand, cards)
    shown = _less(side.shown, cards) if side.shown else ()
    changes.update(hand=hand, held=side.held - len(cards), shown=shown)
    return replace(table, discard=(*table.discard, *cards)).with_side(seat, **changes)


def _less(shown: Cards, cards: Cards) -> Cards:
    """Return the known cards that are still in the hand for sure."""
    left: list[Card] = list(shown)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def _hurt(table: Table, seat: Seat, lost: int, health: int) -> Table:
    taken = table.sides[other(seat)].taken + lost
    return table.with_side(seat, health=health).with_side(other(seat), taken=taken)


def _anew(
    table: Table, number: int, first: Seat, hands: tuple[Cards | None, Cards | None]
) -> Table:
    """Return the table as a round begins; a hand that is not seen stays so."""
    one, two = (
        replace(
            _fresh(table.setup, seat, hands[seat]),
            taken=table.sides[seat].taken,
            wins=table.sides[seat].wins,
        )
        for seat in SEATS
    )
    return Table(table.setup, (one, two), first, first, round=number, draws=table.draws)
