"""The plans that a hand can lay: pairs of stacks, remembered by hand."""

from __future__ import annotations

from functools import lru_cache

from game.ai.tanchiki.candidate_stacks import stacks
from game.core.handfuls import without
from game.rules.tanchiki.cards import Card, Cards

Plan = tuple[Cards, Cards]
"""Two stacks; two empty ones are to stand switched off."""

OFF: Plan = ((), ())

_HANDS = 1 << 11
_HELD: dict[Card, tuple[int, ...]] = {
    Card.MOVE_1: (7, 3, 0),
    Card.MOVE_2: (12, 9, 4, 2),
    Card.MOVE_3: (12, 7, 3),
    Card.RIGHT: (7, 2, 0, -1),
    Card.LEFT: (7, 2, 0, -1),
    Card.U_TURN: (4, 0),
}
"""What the first card of a kind is worth to hold, the second and so on."""


@lru_cache(maxsize=_HANDS)
def firsts(cards: Cards) -> tuple[Cards, ...]:
    """Return the first stacks that leave a card for the second."""
    return tuple(stacks(cards, spare=1))


@lru_cache(maxsize=_HANDS)
def seconds(cards: Cards) -> tuple[Cards, ...]:
    return tuple(stacks(cards, spare=0))


@lru_cache(maxsize=_HANDS)
def left(cards: Cards, stack: Cards) -> Cards:
    """Return what a hand keeps."""
    return without(cards, stack)


@lru_cache(maxsize=_HANDS)
def holding(cards: Cards) -> int:
    """Return what it is worth to hold these cards for the turns to come."""
    return sum(sum(_HELD[kind][: cards.count(kind)]) for kind in set(cards))
