"""The stacks worth a thought that a hand can lay: turn, drive, turn."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.handfuls import without
from game.rules.tanchiki.cards import REACH, Card, Cards

R, L, U = Card.RIGHT, Card.LEFT, Card.U_TURN

TURNS: tuple[tuple[Cards, ...], ...] = (
    ((),),
    ((R,), (U, L), (L, L, L)),
    ((U,), (R, R), (L, L)),
    ((L,), (U, R), (R, R, R)),
)
"""For 0 to 3 quarter turns to the right, the ways to lay them, the cheapest first."""

STANDING: tuple[Cards, ...] = ((R, L), (U, U), (R, R, U), (L, L, U))
"""Ways to spend cards and stay as one is."""


def stacks(hand: Cards, spare: int) -> Iterator[Cards]:
    """Yield one stack for each thing a hand can do, leaving so many cards in it."""
    seen: set[tuple[int, int, int]] = set()
    for before, laid, rest in _turned(hand):
        for move in (None, *sorted(set(rest) & REACH.keys(), key=REACH.__getitem__)):
            left = rest if move is None else without(rest, (move,))
            driven = (*laid, move) if move else laid
            reach = REACH[move] if move else 0
            for after, more, over in _turned(left) if move else ((0, (), left),):
                key = (before, reach, after)
                if key not in seen and (driven or more) and len(over) >= spare:
                    seen.add(key)
                    yield (*driven, *more)
    if spent := next((way for way in STANDING if _holds(hand, way, spare)), None):
        yield spent


def _turned(hand: Cards) -> Iterator[tuple[int, Cards, Cards]]:
    """Yield the quarter turns that can be laid, the cards for them and those left."""
    for quarters, ways in enumerate(TURNS):
        for way in ways:
            if _holds(hand, way, 0):
                yield quarters, way, without(hand, way)
                break


def _holds(hand: Cards, way: Cards, spare: int) -> bool:
    return len(hand) - len(way) >= spare and all(hand.count(c) >= way.count(c) for c in set(way))
