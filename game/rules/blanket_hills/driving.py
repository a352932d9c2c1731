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
    """How far it came, where to, and by what it was `stopped` before it came as far as it meant.

    `way` has all places it came through, the first one too.
    """

    way: Places
    stopped: Thing | None
    at: Cell | None = None
    """Where it could not go."""

    @property
    def cm(self) -> int:
        return len(self.way) - 1

    @property
    def to(self) -> Cell:
        return self.way[-1]


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
            return _stopped(start, azimuth, step, Thing.RIBBON)
        if _on(x, y, tanks):
            return _stopped(start, azimuth, step, Thing.TANK)
        if _on(x, y, towers):
            return _stopped(start, azimuth, step, Thing.TOWER)
        there = heights[x + WIDE * y]
        if there - here > CLIMB:
            return _stopped(start, azimuth, step, Thing.LAND)
        here = there
    return Drive(_through(start, azimuth, cm), None)


def _stopped(start: Cell, azimuth: int, step: int, by: Thing) -> Drive:
    return Drive(_through(start, azimuth, step - 1), by, after(start, azimuth, step))


def _through(start: Cell, azimuth: int, cm: int) -> Places:
    return tuple(after(start, azimuth, step) for step in range(cm + 1))


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
