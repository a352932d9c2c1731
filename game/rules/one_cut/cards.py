"""The cards of a blade (U1.1): hands, rows and discards are handfuls of them in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class Card(Enum):
    """What a blade may do, in the order in which a hand is held."""

    STRIKE = "strike"
    BLOCK = "block"
    DODGE = "dodge"
    MOVE = "move"
    KNIFE = "knife"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


Cards = tuple[Card, ...]

KINDS: Cards = tuple(Card)
ATTACKS = frozenset({Card.STRIKE, Card.KNIFE})
GUARDS = frozenset({Card.BLOCK, Card.DODGE})
WALKS = frozenset({Card.MOVE, Card.DODGE})
"""What its owner may step with (U3.3)."""

_OWNED = {Card.STRIKE: 12, Card.BLOCK: 8, Card.DODGE: 4, Card.MOVE: 2, Card.KNIFE: 1}
_BEGUN = {Card.STRIKE: 2, Card.BLOCK: 2, Card.DODGE: 1, Card.MOVE: 2, Card.KNIFE: 1}

OWN: Cards = tuple(card for card in KINDS for _ in range(_OWNED[card]))
"""The 27 cards of each seat."""
HAND: Cards = tuple(card for card in KINDS for _ in range(_BEGUN[card]))
"""The eight cards that a duel begins with."""
HAND_SIZE = 8

_PLACE = {card: place for place, card in enumerate(KINDS)}


def handful(cards: Iterable[Card], *more: Iterable[Card]) -> Cards:
    """Return these cards together, in the order of a hand."""
    return tuple(sorted([*cards, *(card for group in more for card in group)], key=_place))


def _place(card: Card) -> int:
    return _PLACE[card]
