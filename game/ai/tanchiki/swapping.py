"""Whether to exchange cards that the best plan does not need (T4.1).

The plan can still be laid afterwards, so what counts is what the other cards are worth to hold.
"""

from __future__ import annotations

from game.ai.tanchiki.plans import Plan, holding
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.cards import Cards, drawn, handful, without
from game.rules.tanchiki.state import Hand

_DRAWS = 8
_LEAST = 2


def swap(hand: Hand, seat: Seat, cards: Cards, plan: Plan, dice: Dice) -> Exchange | None:
    """Return the exchange after which the cards left promise most, if any is worth it."""
    idle = without(cards, (*plan[0], *plan[1]))
    best, chosen = _LEAST * _DRAWS, None
    for kind in sorted(set(idle), key=lambda kind: kind.value):
        for count in range(1, idle.count(kind) + 1):
            gone = (kind,) * count
            gain = sum(_gain(hand, idle, gone, dice) for _ in range(_DRAWS))
            if gain > best:
                best, chosen = gain, Exchange(seat, kind, count)
    return chosen


def _gain(hand: Hand, idle: Cards, gone: Cards, dice: Dice) -> int:
    assert hand.deck is not None
    cards, _ = drawn(hand.deck, handful(hand.discard, gone), len(gone), dice)
    return holding(handful(without(idle, gone), cards)) - holding(idle)
