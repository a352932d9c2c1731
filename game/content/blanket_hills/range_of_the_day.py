"""The range of the day: ten shells on a land that is the same for everybody, at a moving target.

A range is called by a number. When a number would mean another one, or a day another number, the
number of the generator goes up and the old ways stay as they are.
"""

from __future__ import annotations

from typing import Final

from game.content.goals import Ranks
from game.content.tasks.day_dice import GENERATOR, Day
from game.core.chance import Dice
from game.rules.blanket_hills.letters.notation import hand_name
from game.rules.blanket_hills.setting_up import STARTS, barrel, first
from game.rules.blanket_hills.shells import TOYS, Hand, Shell, in_order, without
from game.rules.blanket_hills.state import SHOTS
from game.rules.blanket_hills.tossing import NAILS, RAY_NEAREST, ray_points

NUMBERS: Final = 10_000
"""Ranges are called by a number below this one."""
SEEDS: Final = 10_000
ASIDE, AHEAD = 26, 16
"""So far from the middle of its side a tank may begin to each hand, and into the blanket."""
SHARES: Final = (25, 50, 75)
"""So many per cent of what the shells give at their best earn a star, two, and three."""

_DAYS: Final = 20_261_231


def day_of(date: str) -> Day:
    return Day(_DAYS, date)


def number_of(day: Day) -> int:
    return day.dice("number").below(NUMBERS)


def numbered(number: int) -> str:
    """Return the range of a number, in one line as tasks have it."""
    dice = Dice(_DAYS, "range", GENERATOR, number)
    seed = dice.below(SEEDS)
    west, east = (
        f"{middle.x + facing * dice.below(AHEAD)},{middle.y + dice.below(2 * ASIDE + 1) - ASIDE}"
        for middle, (facing, _), _ in STARTS[:2]
    )
    heading = dice.choice((0, 180))
    return (
        f"land seed {seed} | teams A | tanks A {west}; B {east} | heading {heading}"
        f" | shells A {hand_name(_drawn(dice))}"
    )


def ranks(shells: Hand) -> Ranks:
    """Return what earns stars by these shells: an estimate, as nobody has tossed them."""
    return Ranks(tuple(most(shells) * share // 100 for share in SHARES))


def most(shells: Hand) -> int:
    """Return what shells give where each does its best."""
    return sum(map(_most, shells))


def _drawn(dice: Dice) -> Hand:
    """Return a sniper, and what is drawn beside it out of the barrel of the range."""
    setup = first(1)
    assert setup is not None
    left = without(barrel(setup), Shell.SNIPER)
    return in_order((Shell.SNIPER, *dice.sample(left, SHOTS - 1)))


def _most(shell: Shell) -> int:
    if shell is Shell.GAMMA_RAY:
        return ray_points(RAY_NEAREST**2)
    toy = TOYS[shell]
    times = len(NAILS) if shell is Shell.SHRAPNEL else 1
    return times * max((toy.direct, *(points for _, points in toy.near)))
