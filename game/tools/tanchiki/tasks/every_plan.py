"""Every plan of a turn, played in the fast room: all a tank can do with its cards, and no less.

Two plans that turn and drive alike and leave the same cards are one: between the cards of a stack
nobody else acts. What is drawn at the end of a turn hangs on how many cards were played, so the
number and kind of the cards that are left stay part of a plan. Where somebody is asked in the
middle of a turn, every answer is played; bots that cannot disturb each other meet again in one
world.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from game.core.handfuls import without
from game.rules.tanchiki.cards import REACH, TURN, Card, Cards
from game.rules.tanchiki.fast_room.turn import begin_turn, move
from game.rules.tanchiki.fast_room.volley import fire
from game.rules.tanchiki.fast_room.world import World

from .bot_orders import bots_run
from .turn_stages import SEAT, Stage, answered

TURNS = tuple(TURN)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a stack does: quarter turns, a drive, quarter turns."""

    before: int
    reach: int
    after: int


@dataclass(frozen=True, slots=True)
class Way:
    """A stack of cards and what it does."""

    cards: Cards
    deed: Deed


Seconds = tuple[tuple[Way, Cards], ...]

Heading = tuple[int, int, int, int, int, int]
"""Two drives, with where the tank looks before and after them."""


@lru_cache(maxsize=1 << 14)
def ways(hand: Cards) -> tuple[Way, ...]:
    """Return every stack that a hand can lay, one for each deed and each handful it costs."""
    found: dict[tuple[Deed, Cards], Way] = {}
    most = [range(hand.count(card) + 1) for card in TURNS]
    moves = (None, *sorted(set(hand) & REACH.keys(), key=REACH.__getitem__))
    for before in product(*most):
        left = [range(len(each) - count) for each, count in zip(most, before, strict=True)]
        for driven in moves:
            for after in product(*left) if driven else ((0,) * len(TURNS),):
                first, last = _laid(before), _laid(after)
                cards = (*first, driven, *last) if driven else first
                deed = Deed(_turned(before), REACH[driven] if driven else 0, _turned(after))
                if cards:
                    found.setdefault((deed, tuple(sorted(cards, key=_order))), Way(cards, deed))
    return tuple(found.values())


@lru_cache(maxsize=1 << 12)
def plans(hand: Cards) -> tuple[tuple[Way, tuple[tuple[Way, Cards], ...]], ...]:
    """Return every first stack with every second one, and the cards that are then left."""
    found = []
    for first in ways(hand):
        rest = without(hand, first.cards)
        found.append((first, tuple((each, without(rest, each.cards)) for each in ways(rest))))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def pairs(hand: Cards) -> tuple[tuple[Way, Seconds], ...]:
    """Return for each pair of deeds the plan that leaves most, by its first stack."""
    best: dict[tuple[Deed, Deed], tuple[int, Way, Way, Cards]] = {}
    for first, seconds in plans(hand):
        for second, rest in seconds:
            both, worth = (first.deed, second.deed), _worth(rest)
            if both not in best or worth > best[both][0]:
                best[both] = worth, first, second, rest
    found: dict[Way, list[tuple[Way, Cards]]] = {}
    for _, first, second, rest in best.values():
        found.setdefault(first, []).append((second, rest))
    return tuple((first, tuple(seconds)) for first, seconds in found.items())


def heading_of(facing: int, first: Deed, second: Deed) -> Heading:
    one = (facing + first.before) & 3
    look = (one + first.after) & 3
    two = (look + second.before) & 3
    last = (two + second.after) & 3
    return (
        one if first.reach else look,
        first.reach,
        look,
        two if second.reach else last,
        second.reach,
        last,
    )


def begun(world: World) -> Stage:
    """Return a world at the beginning of the first action of its turn."""
    twin = world.copy()
    begin_turn(twin)
    return Stage(twin)


def acted(stage: Stage, action: int, way: Way, hand: Cards) -> Iterator[Stage]:
    """Yield the worlds after one of the two actions of a turn: the stack, the bots, the volley.

    `hand` is what is not laid, from which hits take cards.
    """
    for driven in _driven(stage, action, way, hand):
        for moved in (driven,) if driven.over else bots_run(driven):
            if not moved.over:
                fire(moved.world)
            yield moved


def _driven(stage: Stage, action: int, way: Way, hand: Cards) -> Iterator[Stage]:
    """Yield the worlds after the tank has moved."""

    def play(world: World) -> None:
        world.hands[SEAT] = hand
        world.stacks[SEAT] = ((), way.cards) if action else (way.cards, ())
        world.action, world.strength = action, 0
        move(world, (SEAT,))

    before = len(stage.world.scored[SEAT])
    for each in answered(stage, play):
        gained = len(each.world.scored[SEAT]) - before
        yield replace(each, drowned=stage.drowned + gained) if gained else each


def _worth(cards: Cards) -> int:
    """Return how good it is to keep these: a card more is better than any other."""
    return 1000 * len(cards) + sum(_KEPT[card] for card in cards)


_KEPT = {card: 10 * REACH.get(card, 0) + 1 for card in Card}


def _laid(counts: tuple[int, ...]) -> Cards:
    return tuple(card for card, count in zip(TURNS, counts, strict=True) for _ in range(count))


def _turned(counts: tuple[int, ...]) -> int:
    return sum(TURN[card] // 2 * count for card, count in zip(TURNS, counts, strict=True)) & 3


def _order(card: Card) -> str:
    return card.value
