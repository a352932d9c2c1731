"""Planning two manoeuvres in secret (T4.1).

Every event here is told under one paragraph, T4.1: which one it was would tell the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from game.core.rules import Seat
from game.rules.tanchiki.actions import (
    Action,
    Commit,
    Exchange,
    PlaceCard,
    SwitchOff,
    SwitchOn,
    TakeBack,
)
from game.rules.tanchiki.cards import KINDS, REACH, Card, Cards, drawn, handful
from game.rules.tanchiki.events import (
    CardPlaced,
    CardTakenBack,
    KindExchanged,
    PlanCommitted,
    SwitchChosen,
)
from game.rules.tanchiki.state import Hand

from .referee_tasks import Story

MANOEUVRES = (0, 1)


def plannable(hand: Hand, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat may do to its plan."""
    if hand.going_off:
        return (SwitchOn(seat), Commit(seat))
    cards, stacks = _seen(hand)
    kinds = [card for card in KINDS if card in cards]
    turning = [card for card in kinds if card not in REACH]
    found: list[Action] = []
    for manoeuvre in MANOEUVRES:
        laid = turning if _drives(stacks[manoeuvre]) else kinds
        found += [_place(seat, manoeuvre, card) for card in laid]
    found += [TakeBack(seat, manoeuvre) for manoeuvre in MANOEUVRES if stacks[manoeuvre]]
    if not hand.exchanged:
        found += [
            _exchange_of(seat, card, count)
            for card in kinds
            for count in range(1, cards.count(card) + 1)
        ]
    if not stacks[0] and not stacks[1]:
        found.append(SwitchOff(seat))
    if stacks[0] and stacks[1]:
        found.append(Commit(seat))
    return tuple(found)


def is_planned(hand: Hand, action: Action) -> bool:
    """Whether `plannable` lists the action."""
    cards, stacks = _seen(hand)
    match action:
        case Commit():
            return bool(hand.going_off) or all(stacks)
        case SwitchOn():
            return bool(hand.going_off)
        case _ if hand.going_off:
            return False
        case PlaceCard(_, manoeuvre, card):
            if manoeuvre not in MANOEUVRES or card not in cards:
                return False
            return card not in REACH or not _drives(stacks[manoeuvre])
        case TakeBack(_, manoeuvre):
            return manoeuvre in MANOEUVRES and bool(stacks[manoeuvre])
        case Exchange(_, card, count):
            return not hand.exchanged and 1 <= count <= cards.count(card)
        case SwitchOff():
            return not any(stacks)
        case _:
            return False


def plan(
    story: Story, action: PlaceCard | TakeBack | Exchange | SwitchOff | SwitchOn | Commit
) -> None:
    match action:
        case PlaceCard(seat, manoeuvre, card):
            story.say(CardPlaced(seat, manoeuvre, card), "T4.1")
        case TakeBack(seat, manoeuvre):
            _, stacks = _seen(story.table.hands[seat])
            story.say(CardTakenBack(seat, manoeuvre, stacks[manoeuvre][-1]), "T4.1")
        case Exchange():
            _exchange(story, action)
        case SwitchOff(seat):
            story.say(SwitchChosen(seat, True), "T4.1")
        case SwitchOn(seat):
            story.say(SwitchChosen(seat, False), "T4.1")
        case Commit(seat):
            story.say(PlanCommitted(seat), "T4.1")
        case _:
            assert_never(action)


def _exchange(story: Story, action: Exchange) -> None:
    """Discard so many of a kind first: they may be shuffled in again at once (T4.1a)."""
    hand = story.table.hands[action.seat]
    assert hand.deck is not None
    gone = (action.card,) * action.count
    dice = story.dice("exchange", story.table.turn.number, action.seat)
    cards, reshuffled = drawn(hand.deck, handful(hand.discard, gone), action.count, dice)
    exchanged = KindExchanged(action.seat, action.card, action.count, cards, reshuffled)
    story.say(exchanged, "T4.1")


def _seen(hand: Hand) -> tuple[Cards, tuple[Cards, Cards]]:
    assert hand.hand is not None
    assert hand.stacks is not None
    return hand.hand, hand.stacks


def _drives(cards: Cards) -> bool:
    return not REACH.keys().isdisjoint(cards)


@lru_cache(maxsize=256)
def _place(seat: Seat, manoeuvre: int, card: Card) -> PlaceCard:
    return PlaceCard(seat, manoeuvre, card)


@lru_cache(maxsize=256)
def _exchange_of(seat: Seat, card: Card, count: int) -> Exchange:
    return Exchange(seat, card, count)
