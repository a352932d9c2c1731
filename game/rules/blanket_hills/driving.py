"""How a tank drives: straight, as far as land, ribbons, towers and tanks let it (G4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell

from .actions import ROUND
from .events import Thing
from .flight import FURTHEST, after
from .land import HIGH, WIDE, Land, squared
from .standing import Places
from .state import TANK_HALF, Table, Team

CLIMB = 5
"""A tank stops before a centimetre that is more than so much higher than the last."""
APART = 60
"""No move ends nearer to a rival, unless it was nearer and comes no nearer still."""


@dataclass(frozen=True, slots=True)
class Drive:
    """A way from `start` so many cm far; `stopped` by what, None where it is as long as meant."""

    start: Cell
    azimuth: int
    cm: int
    stopped: Thing | None

    @property
    def to(self) -> Cell:
        return after(self.start, self.azimuth, self.cm)

    @property
    def beyond(self) -> Cell:
        """Return the centimetre that comes next, where it could not go if it was stopped."""
        return after(self.start, self.azimuth, self.cm + 1)


def drive(table: Table, team: Team, azimuth: int, cm: int) -> Drive:
    """Return how this tank would drive."""
    others = tuple(table.tanks[other].place for other in table.rivals(team))
    return _driven(table.land, table.tanks[team].place, others, table.towers, azimuth, cm)


def too_near(table: Table, team: Team, to: Cell) -> Team | None:
    """Return a rival that a move would end too near to, if any (G4.2)."""
    start = table.tanks[team].place
    for rival in table.rivals(team):
        place = table.tanks[rival].place
        now = squared(to, place)
        if now < APART**2 and now < squared(start, place):
            return rival
    return None


@lru_cache(maxsize=8_192)
def _driven(land: Land, start: Cell, tanks: Places, towers: Places, azimuth: int, cm: int) -> Drive:
    """Return how a tank drives where these stand; at each step it looks at one centimetre."""
    heights, here = land.heights, land.height(start)
    for step, (east, south) in enumerate(_ways(azimuth)[:cm], 1):
        x, y = start.x + east, start.y + south
        if not _fits(x, y):
            return Drive(start, azimuth, step - 1, Thing.RIBBON)
        if _on(x, y, tanks):
            return Drive(start, azimuth, step - 1, Thing.TANK)
        if _on(x, y, towers):
            return Drive(start, azimuth, step - 1, Thing.TOWER)
        there = heights[x + WIDE * y]
        if there - here > CLIMB:
            return Drive(start, azimuth, step - 1, Thing.LAND)
        here = there
    return Drive(start, azimuth, cm, None)


def _fits(x: int, y: int) -> bool:
    """Whether a whole tank is on the blanket there."""
    return TANK_HALF <= x < WIDE - TANK_HALF and TANK_HALF <= y < HIGH - TANK_HALF


def _on(x: int, y: int, middles: Places) -> bool:
    """Whether a tank there would lie on one of these squares."""
    most = 2 * TANK_HALF
    return any(abs(x - each.x) <= most and abs(y - each.y) <= most for each in middles)


@lru_cache(maxsize=ROUND)
def _ways(azimuth: int) -> tuple[tuple[int, int], ...]:
    places = (after(Cell(0, 0), azimuth, step) for step in range(1, FURTHEST + 1))
    return tuple((place.x, place.y) for place in places)
