"""Places and gun lines as single whole numbers, as fast as a guessed turn wants them.

A place is the number of its upper left quarter, and a set of places a number with a bit for each,
just as sets of quarters are: so which tanks a bullet may strike is told by a shift or two.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import STRAIGHT, Cell
from game.rules.hold_the_banner.quarters import (
    WIDTH,
    Place,
    Point,
    Quarters,
    ahead,
    at_edge,
    covered,
    front,
    joined,
    muzzle,
    on_field,
    through_cell,
)

Spot = int
"""A place by its number."""
Spots = int
"""A set of places."""
Way = int
"""A facing by its place in `STRAIGHT`."""
WAYS = range(4)
STEPS = (-WIDTH, 1, WIDTH, -1)
NOWHERE: Spot = -1


def spot_of(place: Place) -> Spot:
    return place.y * WIDTH + place.x


def place_of(spot: Spot) -> Place:
    return Cell(spot % WIDTH, spot // WIDTH)


def spread(quarters: Quarters) -> Spots:
    """Return where a tank would cover one of these quarters."""
    return quarters | quarters >> 1 | quarters >> WIDTH | quarters >> WIDTH + 1


@lru_cache(maxsize=1)
def all_spots() -> Spots:
    places = (Cell(x, y) for y in range(WIDTH) for x in range(WIDTH))
    return joined(1 << spot_of(place) for place in places if on_field(place))


def open_spots(solid: Quarters) -> Spots:
    """Return where a tank covers nothing of this."""
    return all_spots() & ~spread(solid)


def apart(one: Spot, other: Spot) -> int:
    """Return how many half-steps lie between two places, were all ground open."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


@dataclass(frozen=True, slots=True)
class Line:
    """A bullet's way over the board as it stands.

    `spots` is where it strikes a tank. It flies `length` half-steps from its point; there is what
    it has `broken`, or a `banner`; or it `rests` in the air.
    """

    point: Point
    way: Way
    spots: Spots
    length: int
    broken: Quarters = 0
    banner: Quarters = 0
    rests: bool = False


@lru_cache(maxsize=1 << 13)
def _rows(point: Point, way: Way) -> tuple[Quarters, ...]:
    """Return what lies before a bullet, half-step by half-step up to the edge."""
    facing, rows = STRAIGHT[way], list[Quarters]()
    while not at_edge(point):
        rows.append(ahead(point, facing))
        point = point.step(facing)
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class Gun:
    """How far a bullet flies and whether it goes through a cell."""

    reach: int
    piercing: bool = False


@dataclass(frozen=True, slots=True)
class Ground:
    """The walls and banners that stand."""

    bricks: Quarters
    steel: Quarters
    banners: Quarters

    def line_from(self, spot: Spot, way: Way, gun: Gun) -> Line:
        """Return the way of a bullet that a tank fires there."""
        place, facing = place_of(spot), STRAIGHT[way]
        return self.line(muzzle(place, facing), way, gun, front(place, facing))

    def line(self, point: Point, way: Way, gun: Gun, near: Quarters = 0) -> Line:
        """Return the way of a bullet that flies on from a point; it also strikes what is near."""
        walls = self.bricks | self.steel
        solid, swept, gone = walls | self.banners, near, 0
        for row in _rows(point, way)[: gun.reach]:
            swept |= row
            if row & solid:
                end = point.step(STRAIGHT[way], gone)
                broken, banner = self._struck(row, end, way, gun)
                return Line(point, way, spread(swept), gone, broken, banner)
            gone += 1
        return Line(point, way, spread(swept), gone, rests=gone == gun.reach)

    def _struck(self, row: Quarters, end: Point, way: Way, gun: Gun) -> tuple[Quarters, Quarters]:
        walls = self.bricks | self.steel
        if not row & walls:
            return 0, row & self.banners
        if gun.piercing:
            return through_cell(end, STRAIGHT[way]) & walls, 0
        return row & self.bricks, 0


def under(spot: Spot) -> Quarters:
    return covered(place_of(spot))


def meet(one: Line, other: Line) -> bool:
    """Whether two bullets come to one point or change places before either is stopped."""
    ax, ay, bx, by = one.point.x, one.point.y, other.point.x, other.point.y
    if one.way == other.way:
        return False
    a, b = STRAIGHT[one.way], STRAIGHT[other.way]
    if (one.way - other.way) % 2 == 0:
        across = ay == by if a.dx else ax == bx
        gap = (bx - ax) * a.dx + (by - ay) * a.dy
        return across and gap >= 0 and (gap + 1) // 2 <= min(one.length, other.length)
    steps = abs(bx - ax)
    if steps != abs(by - ay) or steps > min(one.length, other.length):
        return False
    return ax + a.dx * steps == bx + b.dx * steps and ay + a.dy * steps == by + b.dy * steps
