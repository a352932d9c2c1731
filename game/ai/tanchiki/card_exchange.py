"""Whether to exchange cards that the best plan does not need (T4.1).

The plan can still be laid afterwards, so what counts is what the other cards are worth to hold.
Who lacks a card or two for the eagle may try for them with all cards.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.cards import Cards, drawn, handful
from game.rules.tanchiki.state import Hand

from .plans import Plan, holding

Arrives = Callable[[Cards], bool]
"""Whether a hand comes to an eagle that is worth it within the turn."""

_DRAWS = 8
_LEAST = 2
_ARRIVES = 500


def nowhere(hand: Cards) -> bool:
    """Look at no eagle."""
    return False


def swap(
    hand: Hand, seat: Seat, cards: Cards, plan: Plan, dice: Dice, arrives: Arrives = nowhere
) -> Exchange | None:
    """Return the exchange after which the cards left promise most, if any is worth it."""
    idle = without(cards, (*plan[0], *plan[1])) if arrives is nowhere else cards
    best, chosen = _LEAST * _DRAWS, None
    for kind in sorted(set(idle), key=lambda kind: kind.value):
        for count in range(1, idle.count(kind) + 1):
            gone = (kind,) * count
            gain = 0
            for _ in range(_DRAWS):
                kept = _drawn(hand, idle, gone, dice)
                gain += holding(kept) - holding(idle)
                gain += _ARRIVES * arrives(kept)
            if gain > best:
                best, chosen = gain, Exchange(seat, kind, count)
    return chosen


def _drawn(hand: Hand, idle: Cards, gone: Cards, dice: Dice) -> Cards:
    """Return the idle cards after an exchange."""
    assert hand.deck is not None
    cards, _ = drawn(hand.deck, handful(hand.discard, gone), len(gone), dice)
    return handful(without(idle, gone), cards)
