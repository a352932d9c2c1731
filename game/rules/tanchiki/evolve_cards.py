"""What events do to hands, plans and piles. None is what an onlooker does not know."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards, handful, strength, without
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
        case KindExchanged(seat, card, count, drawn, reshuffled):
            gone = (card,) * count
            cards = handful(without(_known(hand.hand), gone), drawn)
            deck, discard = _known(hand.deck), handful(_known(hand.discard), gone)
            if reshuffled:
                deck, discard = handful(deck, discard), ()
            deck = without(deck, drawn)
            hand = replace(hand, hand=cards, deck=deck, discard=discard, exchanged=True)
            return table.with_hand(seat, hand)
        case _:
            assert_never(event)


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
            hand = replace(hand, held=hand.held - count)
            if cards is None:
                return hand
            left = without(_known(hand.hand), cards)
            return replace(hand, hand=left, discard=handful(_known(hand.discard), cards))
        case CardsDrawn(_, count, cards, reshuffled):
            held = hand.held + count
            if cards is None:
                return replace(hand, held=held)
            deck, discard = _known(hand.deck), _known(hand.discard)
            if reshuffled:
                deck, discard = handful(deck, discard), ()
            more = handful(_known(hand.hand), cards)
            left = without(deck, cards)
            return replace(hand, held=held, hand=more, deck=left, discard=discard)
        case PlayedDiscarded():
            discards = hand.discard
            if discards is not None:
                discards = handful(discards, hand.played)
            return replace(hand, discard=discards, played=())
        case HandRenewed(_, count, cards):
            hand = replace(hand, held=count, played=())
            if cards is None:
                return hand
            left = without(every, cards)
            return replace(hand, hand=cards, stacks=((), ()), deck=left, discard=())
        case _:
            assert_never(event)


def _known(cards: Cards | None) -> Cards:
    assert cards is not None, "cards nobody here may know"
    return cards


def _stacks(hand: Hand) -> tuple[Cards, Cards]:
    assert hand.stacks is not None, "a plan nobody here may know"
    return hand.stacks


def _piled(hand: Hand, manoeuvre: int, cards: Cards) -> tuple[Cards, Cards]:
    first, second = _stacks(hand)
    return (cards, second) if manoeuvre == 0 else (first, cards)
