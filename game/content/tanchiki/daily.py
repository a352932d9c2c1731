"""The board of the day: the same on every machine, without a server.

A day's code such as `1-2026-11-21` begins with the number of the generator. When anything
here would give another board for a day, the number goes up and the old ways stay as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.chance import Dice

GENERATOR: Final = 1
LETTERS: Final = ("A", "B", "C", "D")
TURNS: Final = 4
SPICES: Final = ("", "", "", "island", "dangerous_four", "uneven")
"""The optional rule of a day; about half of the days have none."""

_SEED: Final = 20_261_121
_SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Daily:
    """A day's name, board code, optional rules and seed; the goal is always the third eagle."""

    name: str
    date: str
    code: str
    options: tuple[str, ...]
    seed: int


def daily(date: str) -> Daily:
    """Return the board of an ISO date."""
    place = ("daily", GENERATOR, date)
    letters = Dice(_SEED, *place, "segments").shuffled(LETTERS)
    turns = Dice(_SEED, *place, "turns")
    code = " ".join(f"{letter}{turns.below(TURNS)}" for letter in letters)
    spice = Dice(_SEED, *place, "option").choice(SPICES)
    seed = Dice(_SEED, *place, "seed").below(_SEEDS)
    return Daily(f"{GENERATOR}-{date}", date, code, (spice,) if spice else (), seed)
