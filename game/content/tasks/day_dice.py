"""What falls to a day: the same on every machine, without a server.

A day's name such as `1-2026-11-21` begins with the number of the generator. When anything would be
chosen otherwise for a day, the number goes up and the old ways stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.chance import Dice

GENERATOR: Final = 1
_SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Day:
    """An ISO date, by the own seed of a game."""

    own: int
    date: str

    @property
    def name(self) -> str:
        return f"{GENERATOR}-{self.date}"

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return self.dice("seed").below(_SEEDS)

    def dice(self, what: str) -> Dice:
        """Return the dice that choose one thing of the day."""
        return Dice(self.own, "daily", GENERATOR, self.date, what)

    def option(self, spices: Sequence[str]) -> tuple[str, ...]:
        """Return the optional rule of the day, one of these; "" stands for none."""
        spice = self.dice("option").choice(spices)
        return (spice,) if spice else ()
