"""The board of the day: six attackers whose ways are drawn, and a guard who sleeps.

A board is called by a number. When a number would mean another one, or a day another number, the
number of the generator goes up and the old ways stay as they are.
"""

from __future__ import annotations

from typing import Final

from game.content.tasks.day_dice import GENERATOR, Day
from game.core.chance import Dice
from game.rules.hold_the_banner.letters.task_start import Start
from game.rules.hold_the_banner.state import Options

NUMBERS: Final = 10_000
"""Boards are called by a number below this one."""
BOARDS: Final = (
    "avenues",
    "brickworks",
    "fortress",
    "frozen_lake",
    "green_maze",
    "mound",
    "ruins",
    "standard",
    "steppe",
    "two_bridges",
)
AGAINST: Final = "sleeper"

_DAYS: Final = 20_261_128
_SEEDS: Final = 1 << 31


def day_of(date: str) -> Day:
    return Day(_DAYS, date)


def number_of(day: Day) -> int:
    return day.dice("number").below(NUMBERS)


def numbered(number: int) -> Start:
    """Return the beginning of a number."""
    dice = Dice(_DAYS, "board", GENERATOR, number)
    options = Options(free_drawing=True)
    return Start(dice.choice(BOARDS), "attackers", AGAINST, options, dice.below(_SEEDS))
