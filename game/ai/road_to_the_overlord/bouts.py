"""Fights in numbers: what an unknown few of the deck would cost, and how far the boss would come.

Blows fall as on the field: a hero acts, then all that stand before the heroes strike it. Steps,
cards and luck are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.core.chance import Dice
from game.rules.road_to_the_overlord.cards import Cards, Monster

from .powers import Power

SAMPLES: Final = 16
LONGEST: Final = 60


class Side(NamedTuple):
    """A hero that fights: its power, the life it has, and what its companions deal a turn."""

    power: Power
    life: float
    help: float = 0.0


class Bout(NamedTuple):
    """How likely the first of the side dies, what life it loses, how likely it is won, and what the
    levels of the foes come to."""

    dies: float
    loses: float
    won: float
    levels: float


@lru_cache(maxsize=64)
def drawn(cards: Cards, many: int) -> tuple[tuple[Monster, ...], ...]:
    """Return some fights with so many of the deck, always the same."""
    deck = tuple(each for each in cards.monsters for _ in range(each.copies))
    dice = Dice(many, "bouts")
    return tuple(dice.sample(deck, min(many, len(deck))) for _ in range(SAMPLES))


@lru_cache(maxsize=20_000)
def bout(cards: Cards, many: int, side: tuple[Side, ...]) -> Bout:
    """Return what comes of a fight with so many of the deck on the average."""
    fights = drawn(cards, many)
    dies = loses = won = levels = 0.0
    for foes in fights:
        lives = fought(foes, side)
        dies += lives[0] <= 0
        loses += side[0].life - max(0.0, lives[0])
        won += any(life > 0 for life in lives)
        levels += sum(foe.level for foe in foes)
    count = len(fights)
    return Bout(dies / count, loses / count, won / count, levels / count)


def fought(foes: Sequence[Monster], side: Sequence[Side]) -> list[float]:
    """Return the life that is left of each hero, 0 or less of who has died."""
    lives = [each.life for each in side]
    left = sorted(foes, key=_first)
    hits = 0.0
    for turn in range(LONGEST):
        own = turn % len(side)
        if lives[own] <= 0:
            continue
        hits += side[own].power.attack + side[own].help
        if hits >= left[0].life:
            hits = 0.0
            left = left[1:]
        if not left:
            break
        lives[own] = min(side[own].life, lives[own] + side[own].power.regains)
        lives[own] -= sum(side[own].power.hurt(foe.attack, far=foe.mage) for foe in left)
        if all(life <= 0 for life in lives):
            break
    return lives


def _first(foe: Monster) -> tuple[float, str]:
    """Strike first what hurts most for its life."""
    return -foe.attack / foe.life, foe.name
