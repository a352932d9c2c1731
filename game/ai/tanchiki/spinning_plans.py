"""Plans that turn round and round: they end where others do, and bring more new cards.

Played cards are replaced (T9.1), so whoever lays turns that undo each other changes cards for
which there is no use; but what is laid cannot be lost to a hit, and what is left may be too
little to survive one (T7.5).
"""

from __future__ import annotations

from functools import lru_cache

from game.rules.tanchiki.cards import Cards, handful

from .candidate_stacks import STANDING
from .plans import OFF, Plan, left

_HANDS = 1 << 10


def spun(plan: Plan, hand: Cards) -> tuple[Plan, ...]:
    """Return the plan with each handful of idle turns that undo each other at its end."""
    if plan is OFF:
        return ()
    first, second = plan
    idle = left(left(hand, first), second)
    return tuple((first, (*second, *turns)) for turns in _idle(idle))


@lru_cache(maxsize=_HANDS)
def _idle(cards: Cards) -> tuple[Cards, ...]:
    """Return the handfuls of turns among these cards that end where they begin."""
    found: dict[Cards, None] = {}
    for way in STANDING:
        if all(cards.count(card) >= way.count(card) for card in set(way)):
            rest = left(cards, way)
            for more in ((), *_idle(rest)):
                found[handful(way, more)] = None
    return tuple(found)
