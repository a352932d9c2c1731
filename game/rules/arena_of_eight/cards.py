"""The cards of the one deck (M1.1): hands and payments are handfuls of them in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class Card(Enum):
    """What a fighter may do, in the order in which a hand is held."""

    HAND = "hand"
    KICK = "kick"
    BLOCK = "block"
    JUMP = "jump"
    CROUCH = "crouch"
    HOP = "hop"
    SUPER = "super"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


Cards = tuple[Card, ...]

KINDS: Cards = tuple(Card)
COUNTS = {
    Card.HAND: 15,
    Card.KICK: 15,
    Card.BLOCK: 20,
    Card.JUMP: 10,
    Card.CROUCH: 10,
    Card.HOP: 8,
    Card.SUPER: 8,
}
DECK: Cards = tuple(card for card in KINDS for _ in range(COUNTS[card]))
"""All 86 cards."""
HAND_SIZE = 8
"""How many cards a full hand has."""

_PLACE = {card: place for place, card in enumerate(KINDS)}


def handful(cards: Iterable[Card], *more: Iterable[Card]) -> Cards:
    """Return these cards together, in the order of a hand."""
    return tuple(sorted([*cards, *(card for group in more for card in group)], key=_place))


def paid(hand: Cards, wanted: Cards) -> Cards | None:
    """Return what is discarded for these cards, None if the hand lacks some.

    A super card stands in for each card that is missing, and for no other (M2.5).
    """
    left = list(hand)
    found: list[Card] = []
    missing = 0
    for card in wanted:
        if card in left:
            left.remove(card)
            found.append(card)
        else:
            missing += 1
    if left.count(Card.SUPER) < missing:
        return None
    return handful(found, (Card.SUPER,) * missing)


def lacking(hand: Cards, wanted: Cards) -> Cards:
    """Return the cards that are missing for these, super cards counted in (M2.5)."""
    left = list(hand)
    missing: list[Card] = []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing[left.count(Card.SUPER) :])


def _place(card: Card) -> int:
    return _PLACE[card]
