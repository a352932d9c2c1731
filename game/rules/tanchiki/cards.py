"""The order cards, and handfuls of them.

A handful is a tuple sorted by kind: equal cards are one choice, and no order is kept that a
shuffled pile would hide.
"""

from __future__ import annotations

from enum import Enum
from itertools import chain

from game.core.chance import Dice
from game.core.grid import Facing


class Card(Enum):
    """The six kinds of card; the value is how it is written in a line of text."""

    MOVE_1 = "1"
    MOVE_2 = "2"
    MOVE_3 = "3"
    RIGHT = "R"
    LEFT = "L"
    U_TURN = "U"

    # Enum hashes the name in Python code each time; kinds are looked up all the time.
    __hash__ = object.__hash__


Cards = tuple[Card, ...]

KINDS: tuple[Card, ...] = tuple(Card)
REACH: dict[Card, int] = {Card.MOVE_1: 1, Card.MOVE_2: 2, Card.MOVE_3: 3}
TURN: dict[Card, int] = {Card.RIGHT: 2, Card.U_TURN: 4, Card.LEFT: 6}
COPIES: dict[Card, int] = {
    Card.MOVE_1: 2,
    Card.MOVE_2: 4,
    Card.MOVE_3: 2,
    Card.RIGHT: 4,
    Card.LEFT: 4,
    Card.U_TURN: 2,
}
DECK: Cards = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
HAND_SIZE = 7

_RANK = {kind: rank for rank, kind in enumerate(KINDS)}


def handful(*piles: Cards) -> Cards:
    """Return these cards as one sorted handful."""
    return tuple(sorted(chain.from_iterable(piles), key=_RANK.__getitem__))


def turned(facing: Facing, card: Card) -> Facing:
    return facing.turned(TURN[card])


def strength(cards: Cards) -> int:
    """Return the reach of the strongest move card among these, 0 without one."""
    return max((REACH.get(card, 0) for card in cards), default=0)


def drawn(deck: Cards, discard: Cards, count: int, dice: Dice) -> tuple[Cards, bool]:
    """Draw so many cards, and say whether the discard had to be shuffled in (T9.1).

    Of a deck that runs short every card is drawn; too few cards in all are all drawn.
    """
    if count <= len(deck):
        return handful(dice.sample(deck, count)), False
    more = dice.sample(discard, min(count - len(deck), len(discard)))
    return handful(deck, more), True
