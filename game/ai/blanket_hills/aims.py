"""The aim that is worth most with a hand that trembles.

First a fan of calm tosses is traced, to see which arcs come down near; only round the best of them
it is summed up what all errors of the hand give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from game.core.grid import Cell
from game.rules.blanket_hills.actions import FARTHEST, NEAREST, ROUND, Arc
from game.rules.blanket_hills.flight import bearing
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Grip

from .falls import OFF, Gun, cell_of
from .hand_errors import spread


class Aim(NamedTuple):
    azimuth: int
    reach: int
    arc: Arc


class Worths(dict[int, float]):
    """What it is worth that a shell falls on a place, asked once for each."""

    def __init__(self, of: Callable[[Cell], float]) -> None:
        super().__init__({OFF: 0.0})
        self._of = of

    def __missing__(self, place: int) -> float:
        found = self[place] = self._of(cell_of(place))
        return found


class Hope(NamedTuple):
    """All that says what an aim is worth on the average."""

    gun: Gun
    worths: Worths
    shell: Shell
    grip: Grip

    def at(self, aim: Aim) -> float:
        found, worths = 0.0, self.worths
        for turned, reaches in spread(self.shell, aim.reach, self.grip):
            falls = self.gun.falls(aim.azimuth + turned, aim.arc)
            for reach, chance in reaches:
                found += chance * worths[falls[reach]]
        return found

    def best(self, aims: Iterable[Aim], climbs: int) -> tuple[float, Aim]:
        """Return the best aim found by going uphill, so many steps at most, from the best of
        these."""
        known = {aim: self.at(aim) for aim in aims}
        best = max(known, key=known.__getitem__)
        for _ in range(climbs):
            for aim in _beside(best):
                if aim not in known:
                    known[aim] = self.at(aim)
            better = max(known, key=known.__getitem__)
            if better == best:
                break
            best = better
        return known[best], best


@lru_cache(maxsize=256)
def towards(gun: Gun, start: Cell, target: Cell) -> tuple[Aim, ...]:
    """Return for each arc the aim that brings a calm toss nearest to a place."""
    azimuth = bearing(target.x - start.x, target.y - start.y)
    apart = isqrt(squared(start, target))
    least, most = max(apart * 2 // 5, NEAREST), min(apart * 3 // 2 + 5, FARTHEST)
    return tuple(
        _nearest(gun, azimuth, arc, range(min(least, most), most + 1, 2), target) for arc in Arc
    )


def over_oneself() -> Iterator[Aim]:
    """Yield the aims that come down beside the own tank."""
    for arc in (Arc.HIGH, Arc.NORMAL):
        for reach in range(NEAREST, NEAREST + 3):
            yield from (Aim(azimuth, reach, arc) for azimuth in range(0, ROUND, 30))


def _nearest(gun: Gun, azimuth: int, arc: Arc, reaches: Iterable[int], target: Cell) -> Aim:
    """Return the middle one of the reaches that come down nearest."""
    falls = gun.falls(azimuth, arc)
    away = {
        reach: squared(cell_of(place), target) if (place := falls[reach]) != OFF else ROUND**2
        for reach in reaches
    }
    nearest = min(away.values())
    best = [reach for reach, apart in away.items() if apart <= max(nearest, 8)]
    return Aim(azimuth, best[len(best) // 2], arc)


def _beside(aim: Aim) -> Iterator[Aim]:
    azimuth, reach, arc = aim
    for turned in (-1, 1):
        yield Aim((azimuth + turned) % ROUND, reach, arc)
    for more in (-3, -1, 1, 3):
        yield Aim(azimuth, min(max(reach + more, NEAREST), FARTHEST), arc)
