"""The board of the day: the same on every machine, without a server.

A day's code such as `1-2026-11-21` begins with the number of the generator. When anything here
would give another board for a day, the number goes up and the old ways stay as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.chance import Dice

GENERATOR: Final = 1
NUMBERS: Final = 10_000
"""Boards are called by a number below this one."""

SPICES: Final = ("", "", "three_cards", "draft")
"""The optional rule of a day; about half of the days have none."""

_SEED: Final = 20_261_122
_SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Daily:
    """A day's name, the number of its board, its optional rules and its seed."""

    name: str
    number: int
    options: tuple[str, ...]
    seed: int


def daily(date: str) -> Daily:
    """Return the board of an ISO date."""
    place = ("daily", GENERATOR, date)
    number = Dice(_SEED, *place, "number").below(NUMBERS)
    spice = Dice(_SEED, *place, "option").choice(SPICES)
    seed = Dice(_SEED, *place, "seed").below(_SEEDS)
    return Daily(f"{GENERATOR}-{date}", number, (spice,) if spice else (), seed)
