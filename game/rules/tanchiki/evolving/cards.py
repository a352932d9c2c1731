"""What events do to hands, plans and piles. None is what an onlooker does not know."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards, handful, strength
from game.rules.tanchiki.events import (
    CardPlaced,
    CardsDrawn,
    CardsLost,
    CardTakenBack,
    HandRenewed,
    KindExchanged,
    PlanChanged,
    PlanCommitted,
    PlanningEvent,
    PlansRevealed,
    PlayedDiscarded,
    StackRevealed,
    SwitchChosen,
)
from game.rules.tanchiki.state import Hand, Table, Turn


def planning(table: Table, event: PlanningEvent) -> Table:
    match event:
        case PlanChanged():
            return table
        case PlansRevealed(off):
            tanks = tuple(replace(tank, off=tank.seat in off) for tank in table.field.tanks)
            hands = tuple(
                replace(hand, going_off=None if hand.going_off is None else False)
                for hand in table.hands
            )
            return replace(table, hands=hands, field=replace(table.field, tanks=tanks))
        case _:
            return _planned(table, event)


def revealed(table: Table, event: StackRevealed) -> Table:
    hand = table.hands[event.seat]
    stacks = None if hand.stacks is None else _piled(hand, event.action, ())
    held = hand.held - len(event.cards)
    hand = replace(hand, held=held, stacks=stacks, played=(*hand.played, *event.cards))
    return table.with_turn(_moving(table.turn, event.seat, event.cards)).with_hand(event.seat, hand)


def change_hand(
    table: Table, event: CardsLost | CardsDrawn | PlayedDiscarded | HandRenewed
) -> Table:
    return table.with_hand(event.seat, _pile(table.hands[event.seat], event, table.deck))


def _planned(
    table: Table,
    event: CardPlaced | CardTakenBack | KindExchanged | SwitchChosen | PlanCommitted,
) -> Table:
    hand = table.hands[event.seat]
    match event:
        case PlanCommitted():
            return table.with_hand(event.seat, replace(hand, committed=True))
        case SwitchChosen(_, off):
            return table.with_hand(event.seat, replace(hand, going_off=off))
        case CardPlaced(seat, manoeuvre, card):
            left = without(_known(hand.hand), (card,))
            stacks = _piled(hand, manoeuvre, (*_stacks(hand)[manoeuvre], card))
            return table.with_hand(seat, _laid(hand, left, stacks))
        case CardTakenBack(seat, manoeuvre, card):
            more = handful(_known(hand.hand), (card,))
            stacks = _piled(hand, manoeuvre, _stacks(hand)[manoeuvre][:-1])
            return table.with_hand(seat, _laid(hand, more, stacks))
        case KindExchanged(seat):
            return table.with_hand(seat, _exchanged(hand, event))
        case _:
            assert_never(event)


def _exchanged(hand: Hand, event: KindExchanged) -> Hand:
    gone = (event.card,) * event.count
    discard = handful(hand.discard, gone)
    if event.drawn is None:
        return replace(hand, discard=() if event.reshuffled else discard)
    cards, deck = handful(without(_known(hand.hand), gone), event.drawn), _known(hand.deck)
    if event.reshuffled:
        deck, discard = handful(deck, discard), ()
    deck = without(deck, event.drawn)
    return replace(hand, hand=cards, deck=deck, discard=discard, exchanged=True)


def _laid(hand: Hand, cards: Cards, stacks: tuple[Cards, Cards]) -> Hand:
    return Hand(
        hand.held,
        cards,
        stacks,
        hand.deck,
        hand.discard,
        hand.played,
        hand.exchanged,
        hand.going_off,
        hand.committed,
    )


def _moving(turn: Turn, seat: Seat, cards: Cards) -> Turn:
    """The seat moves now; its move card may be the strongest of the action so far."""
    if strength(cards) > turn.strength:
        return replace(turn, mover=seat, strength=strength(cards), strongest=seat)
    return replace(turn, mover=seat)


def _pile(
    hand: Hand, event: CardsLost | CardsDrawn | PlayedDiscarded | HandRenewed, every: Cards
) -> Hand:
    match event:
        case CardsLost(_, _, count, cards):
            left = None if hand.hand is None else without(hand.hand, cards)
            discard = handful(hand.discard, cards)
            return replace(hand, held=hand.held - count, hand=left, discard=discard)
        case CardsDrawn():
            return _drawn(hand, event)
        case PlayedDiscarded():
            return replace(hand, discard=handful(hand.discard, hand.played), played=())
        case HandRenewed(_, count, cards):
            hand = replace(hand, held=count, played=(), discard=())
            if cards is None:
                return hand
            return replace(hand, hand=cards, stacks=((), ()), deck=without(every, cards))
        case _:
            assert_never(event)


def _drawn(hand: Hand, event: CardsDrawn) -> Hand:
    held, discard = hand.held + event.count, () if event.reshuffled else hand.discard
    if event.cards is None:
        return replace(hand, held=held, discard=discard)
    deck = _known(hand.deck)
    if event.reshuffled:
        deck = handful(deck, hand.discard)
    more, left = handful(_known(hand.hand), event.cards), without(deck, event.cards)
    return replace(hand, held=held, hand=more, deck=left, discard=discard)


def _known(cards: Cards | None) -> Cards:
    assert cards is not None, "cards nobody here may know"
    return cards


def _stacks(hand: Hand) -> tuple[Cards, Cards]:
    assert hand.stacks is not None, "a plan nobody here may know"
    return hand.stacks


def _piled(hand: Hand, manoeuvre: int, cards: Cards) -> tuple[Cards, Cards]:
    first, second = _stacks(hand)
    return (cards, second) if manoeuvre == 0 else (first, cards)
