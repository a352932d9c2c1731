"""What the blanket gives each tank: how well each of its shells would do at each rival.

It is asked for many blankets that may be, so it is remembered by what it follows from.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from game.core.grid import Cell
from game.rules.blanket_hills.land import Land, squared
from game.rules.blanket_hills.rolling import roll
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.standing import Places, tops, under
from game.rules.blanket_hills.state import Grip, Table, Team
from game.rules.blanket_hills.striking import worth
from game.rules.blanket_hills.tossing import ray_points

from .aims import Aim, Hope, Worths, towards
from .falls import Gun, gun

SCORING = (
    Shell.SNIPER,
    Shell.NUKE,
    Shell.NAPALM,
    Shell.SHRAPNEL,
    Shell.ROLLER,
    Shell.HOMING,
    Shell.WORM,
)
"""What is thrown for points."""


class Ground(NamedTuple):
    """All on a blanket that a flight depends on."""

    land: Land
    tanks: Places
    towers: Places
    domes: Places

    def gun(self, team: Team, *, worm: bool = False) -> Gun:
        """Return the gun of a tank: a worm minds no dome (G6.6)."""
        own = self.tanks[team]
        others = tuple(tank for tank in self.tanks if tank is not own)
        domes = () if worm else tuple(each for each in self.domes if not under(own, each))
        return gun(tops(self.land, others, self.towers, domes), own, self.land.height(own))

    def covers(self, team: Team) -> Places:
        return tuple(dome for dome in self.domes if under(self.tanks[team], dome))

    def open(self, team: Team) -> Ground:
        """Return it without the domes over a tank."""
        covers = self.covers(team)
        if not covers:
            return self
        return self._replace(domes=tuple(dome for dome in self.domes if dome not in covers))


def ground_of(table: Table) -> Ground:
    places = tuple(tank.place for tank in table.tanks)
    return Ground(table.land, places, table.towers, table.domes)


def points(shell: Shell, tank: Cell, at: Cell) -> float:
    """Return what a shell gives that rests there, were no dome over the tank."""
    found = worth(shell, at, tank)
    return float(found[0]) if found is not None else 0.0


def rolled(ground: Ground, at: Cell) -> Cell:
    path = roll(ground.land, at, ground.tanks, ground.towers, ground.domes).path
    return path[-1] if path else at


@lru_cache(maxsize=1_024)
def prospects(ground: Ground, team: Team, target: Team, grip: Grip) -> Mapping[Shell, float]:
    """Return about what each shell is worth at a rival that no dome covers.

    The best aim is looked for with a sniper's shell alone; the others take it or the next best
    arc's.
    """
    free, tank = ground.open(target), ground.tanks[target]
    start = ground.tanks[team]
    found = {Shell.GAMMA_RAY: float(ray_points(squared(start, tank)))}
    aims: tuple[Aim, ...] = ()
    for shell in SCORING:
        barrel = free.gun(team, worm=shell is Shell.WORM)
        aims = aims or towards(barrel, start, tank)
        hope = Hope(barrel, Worths(partial(points, shell, tank)), shell, grip)
        found[shell], best = hope.best(aims, 2 if shell is Shell.SNIPER else 0)
        if shell is Shell.SNIPER:
            aims = best, max((aim for aim in aims if aim.arc is not best.arc), key=hope.at)
    return found
