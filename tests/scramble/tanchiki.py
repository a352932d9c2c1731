"""Deal again what a seat of Tanchiki must not know: the cards of all others (T4.1).

The cards in hand, the stacks that lie face down and how high they are, the deck, and the wish
to be off are all a secret; how many cards somebody holds in hand and stacks together, the cards
played this turn, and the discards lie open (T4.1d). The seed is nobody's.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.cards import DECK, handful
from game.rules.tanchiki.referee_tasks import State
from game.rules.tanchiki.state import Hand


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    hands = tuple(
        hand if owner == seat else _dealt(hand, dice)
        for owner, hand in enumerate(state.table.hands)
    )
    table = replace(state.table, hands=hands)
    return replace(state, table=table, seed=dice.below(1 << 40))


def _dealt(hand: Hand, dice: Dice) -> Hand:
    unseen = Counter(DECK) - Counter(hand.played) - Counter(hand.discard)
    pool = dice.shuffled(handful(tuple(unseen.elements())))
    count = len(hand.hand) + len(hand.stacks[0]) + len(hand.stacks[1])
    held, rest = pool[:count], pool[count:]
    high = dice.below(min(count, 3) + 1)
    low = dice.below(count - high + 1)
    return replace(
        hand,
        hand=handful(held[high + low :]),
        stacks=(held[:high], held[high : high + low]),
        deck=handful(rest),
        exchanged=dice.below(2) == 0,
        going_off=dice.below(2) == 0,
    )
