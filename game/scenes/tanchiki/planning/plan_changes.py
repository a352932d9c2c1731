"""Changing a plan card by card: what must be submitted, and why something is refused."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.actions import Action, PlaceCard, TakeBack
from game.rules.tanchiki.cards import REACH, Card, Cards
from game.rules.tanchiki.state import Hand
from game.scenes.frame.kit import Words

Stacks = tuple[Cards, Cards]


def stacks_of(hand: Hand) -> Stacks:
    return hand.stacks or ((), ())


def rearranged(stacks: Stacks, wanted: Stacks, seat: Seat) -> tuple[Action, ...]:
    """Return the actions that turn these stacks into the wanted ones."""
    found: list[Action] = []
    keep = [_common(old, new) for old, new in zip(stacks, wanted, strict=True)]
    for manoeuvre in (0, 1):
        found += [TakeBack(seat, manoeuvre)] * (len(stacks[manoeuvre]) - keep[manoeuvre])
    for manoeuvre in (0, 1):
        cards = wanted[manoeuvre][keep[manoeuvre] :]
        found += [PlaceCard(seat, manoeuvre, card) for card in cards]
    return tuple(found)


def laid(stacks: Stacks, manoeuvre: int, card: Card, place: int | None = None) -> Stacks:
    """Return the stacks with a card put in, at the end if no place is named."""
    stack = list(stacks[manoeuvre])
    stack.insert(len(stack) if place is None else place, card)
    return _with(stacks, manoeuvre, tuple(stack))


def lifted(stacks: Stacks, manoeuvre: int, place: int) -> Stacks:
    """Return the stacks with one card taken out."""
    stack = stacks[manoeuvre]
    return _with(stacks, manoeuvre, (*stack[:place], *stack[place + 1 :]))


def refusal(hand: Hand, stacks: Stacks) -> str:
    """Return the key of the sentence that says why these stacks cannot be, or ""."""
    if hand.going_off:
        return "tanchiki.why_not.off"
    for stack in stacks:
        if sum(card in REACH for card in stack) > 1:
            return "tanchiki.why_not.two_moves"
    return ""


def missing(hand: Hand) -> tuple[int, ...]:
    """Return the numbers of the manoeuvres that need a card before the plan can be committed."""
    if hand.going_off:
        return ()
    return tuple(number for number, stack in enumerate(stacks_of(hand), 1) if not stack)


def missing_words(words: Words, hand: Hand) -> str:
    """Return the sentence that says what a plan still misses, "" if nothing."""
    gaps = missing(hand)
    if len(gaps) > 1:
        return words("tanchiki.why_not.empty_both")
    return words("tanchiki.why_not.empty", number=gaps[0]) if gaps else ""


def manoeuvre_for(stacks: Stacks, card: Card, chosen: int) -> int:
    """Return where a card goes that is only clicked: a second move card goes to the other."""
    if card not in REACH:
        return chosen
    full = [any(other in REACH for other in stack) for stack in stacks]
    return 1 - chosen if full[chosen] and not full[1 - chosen] else chosen


def _with(stacks: Stacks, manoeuvre: int, stack: Cards) -> Stacks:
    return (stack, stacks[1]) if manoeuvre == 0 else (stacks[0], stack)


def _common(one: Cards, other: Cards) -> int:
    count = 0
    while count < min(len(one), len(other)) and one[count] is other[count]:
        count += 1
    return count
