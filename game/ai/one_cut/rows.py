"""The rows a hand can lay, each with the steps it is laid for, as a tree of beginnings.

A row steps in one way only, so that there are some hundreds and not thousands; one that is
shorter than three cards ends in nothing. Rows that begin alike lie beside each other, and what
their beginning comes to is worked out once for all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from game.rules.one_cut.cards import KINDS, Card, Cards
from game.rules.one_cut.state import MOST_LAID

from .imagined_round import AT, AWAY, BLOCK, KNIFE, MOVE_AT, MOVE_AWAY, NOTHING, STAND, STRIKE

Tokens = tuple[int, ...]

_PLAIN = {Card.STRIKE: STRIKE, Card.BLOCK: BLOCK, Card.KNIFE: KNIFE}
_WAYS: tuple[Mapping[Card, int], ...] = (
    {**_PLAIN, Card.DODGE: STAND, Card.MOVE: MOVE_AT},
    {**_PLAIN, Card.DODGE: AT, Card.MOVE: MOVE_AT},
    {**_PLAIN, Card.DODGE: AWAY, Card.MOVE: MOVE_AWAY},
)


@dataclass(frozen=True, slots=True)
class Branching:
    """The rows from `first` to before `last` begin with this token, and then go on so."""

    token: int
    first: int
    last: int
    after: tuple[Branching, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """What may be laid: the tokens and the cards of each row, and the tree of them."""

    tokens: tuple[Tokens, ...]
    cards: tuple[Cards, ...]
    tree: tuple[Branching, ...]


@lru_cache(maxsize=256)
def rows(hand: Cards) -> Rows:
    """Return all rows of a hand; a card more of a kind than fits into a row changes nothing."""
    found = dict(sorted(_laid(hand)))
    tokens = tuple(found)
    return Rows(tokens, tuple(found.values()), _branched(tokens, 0, 0, len(tokens)))


@lru_cache(maxsize=1024)
def continued(cards: Cards) -> Rows:
    """Return the rows that begin with nothing else than these cards, one for each way to step."""
    padding = (NOTHING,) * (MOST_LAID - len(cards))
    ways = {(*(way[card] for card in cards), *padding) for way in _WAYS}
    tokens = tuple(sorted(ways))
    return Rows(tokens, (cards,) * len(tokens), _branched(tokens, 0, 0, len(tokens)))


def handy(hand: Cards) -> Cards:
    """Return the hand without the cards for which no row has room, so that few hands differ."""
    counts = Counter(hand)
    return tuple(card for card in KINDS for _ in range(min(counts[card], MOST_LAID)))


def _laid(hand: Cards) -> Iterator[tuple[Tokens, Cards]]:
    counts = Counter(hand)
    for length in range(1, MOST_LAID + 1):
        for cards in product(KINDS, repeat=length):
            if all(cards.count(card) <= counts[card] for card in set(cards)):
                padding = (NOTHING,) * (MOST_LAID - length)
                for way in _WAYS:
                    yield (*(way[card] for card in cards), *padding), cards


def _branched(
    tokens: tuple[Tokens, ...], slot: int, first: int, last: int
) -> tuple[Branching, ...]:
    """Return the branches of the rows between two places, which begin alike before this slot."""
    if slot == MOST_LAID:
        return ()
    found = []
    while first < last:
        token = tokens[first][slot]
        end = first
        while end < last and tokens[end][slot] == token:
            end += 1
        found.append(Branching(token, first, end, _branched(tokens, slot + 1, first, end)))
        first = end
    return tuple(found)
