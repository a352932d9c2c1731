"""A toss as an effect: which probes fly, where each is at a moment, and what is counted by then.

The handful flies at once, each probe a little after the one before; when all lie, they are counted
from the outermost ring inwards. The effect says it all: `toss SHIP N:X:Y:ACCURACY:LOST ...`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.events import Landed
from game.rules.deep_scan.sky import Offset
from game.view.show.clip import Ease, Effect, eased

FLY, AFTER, COUNT, COUNTED, REST = 400, 18, 100, 350, 80
"""How long a probe flies and rolls, how much later the next one does, how long each is counted,
all of them at the most, and how long the sum then stands."""
ROLLS = 0.66
"""After this share of its way a probe has come down, and rolls."""
DOWN = 0.86
"""So much of its way it has then covered."""
ROLLING = 0.3
"""So much it has then still to turn over."""


@dataclass(frozen=True, slots=True)
class Flown:
    """A probe on its way: how much of it is covered, how high it is from 0 to 1, and whether it
    lies; `spin` is how much it has still to turn over."""

    landed: Landed
    way: float
    high: float
    spin: float

    @property
    def lies(self) -> bool:
        return self.way >= 1


@dataclass(frozen=True, slots=True)
class Toss:
    ship: ShipNumber
    landed: tuple[Landed, ...]

    @property
    def flies(self) -> int:
        """Return after how long the last probe lies."""
        return FLY + AFTER * (len(self.landed) - 1)

    @property
    def scoring(self) -> tuple[Landed, ...]:
        """Return what is counted, in its order: those that lie further out first."""
        found = (each for each in self.landed if each.accuracy)
        return tuple(sorted(found, key=lambda each: (each.accuracy, each.number)))

    @property
    def step(self) -> int:
        """Return how long each is counted."""
        return min(COUNT, COUNTED // max(1, len(self.scoring)))

    @property
    def ms(self) -> int:
        return self.flies + self.step * len(self.scoring) + REST

    def flown(self, ms: int) -> tuple[Flown, ...]:
        """Return where each probe is after so long."""
        return tuple(_flown(each, ms - AFTER * n) for n, each in enumerate(self.landed))

    def counted(self, ms: int) -> tuple[Landed, ...]:
        """Return what has been counted after so long."""
        return self.scoring[: max(0, 1 + (ms - self.flies) // self.step)]


def as_effect(ship: ShipNumber, at: Cell, landed: tuple[Landed, ...]) -> Effect:
    """Return the effect that shows a toss over its object."""
    words = (
        f"{each.number}:{each.place.x}:{each.place.y}:{each.accuracy}:{each.lost:d}"
        for each in landed
    )
    return Effect(f"toss {ship} {' '.join(words)}", at.x, at.y, Toss(ship, landed).ms)


@lru_cache(maxsize=16)
def read(kind: str) -> Toss:
    """Return the toss that such an effect shows."""
    _, ship, *words = kind.split()
    numbers = (tuple(map(int, word.split(":"))) for word in words)
    landed = (Landed(n, Offset(x, y), accuracy, bool(lost)) for n, x, y, accuracy, lost in numbers)
    return Toss(int(ship), tuple(landed))


def _flown(landed: Landed, ms: int) -> Flown:
    share = min(1.0, max(0.0, ms / FLY))
    if share < ROLLS:
        part = share / ROLLS
        return Flown(landed, DOWN * part, 4 * part * (1 - part), 1 - (1 - ROLLING) * part)
    part = (share - ROLLS) / (1 - ROLLS)
    hop = 0.16 * max(0.0, 4 * part * (0.6 - part))
    return Flown(
        landed, DOWN + (1 - DOWN) * eased(Ease.SETTLE, part), hop, ROLLING * (1 - part) ** 2
    )
