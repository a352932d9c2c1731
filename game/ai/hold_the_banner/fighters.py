"""The tanks of a turn that is guessed: where each may come, and what it may shoot.

To begin with each is taken to drive along any route, and to fire nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from game.core.rules import Seat
from game.rules.hold_the_banner.moving.volley import reach_of
from game.rules.hold_the_banner.plans import shots_allowed
from game.rules.hold_the_banner.quarters import WIDTH, covered, joined
from game.rules.hold_the_banner.routes import BLANK, ROUTES, Route
from game.rules.hold_the_banner.state import TOP_LEVEL, Bullet, Kind, Table, Tank, Team

from .lattice import (
    NOWHERE,
    STEPS,
    WAYS,
    Ground,
    Gun,
    Line,
    Spot,
    Spots,
    Way,
    open_spots,
    spot_of,
)
from .reach import Reach, cards_like, reach
from .stakes import Stakes

Shot = tuple[Spot, Way]
"""Where a tank is when it fires, and which way."""
Play = tuple[Route, Shot | None]
_DRAWN = 60
"""Who draws freely is expected to find the best of so many routes."""


@dataclass
class Fighter:
    """A tank in the turn: where it may come, what it may shoot, and how likely what is.

    Shots and worths are worked out when they are first asked for: of a rival, whom one fears not
    and does not let answer, nobody asks them.
    """

    table: Table
    stakes: Stakes
    tank: Tank
    reach: Reach
    routes: dict[Route, float]
    """How likely each driven route is, were it drawn by chance."""
    where: dict[Spot, float]
    """How likely each place is where it may end."""
    fires: dict[Shot, float] = field(default_factory=dict)
    plays: dict[Play, float] = field(default_factory=dict)
    """How likely each route is, with its shot."""

    @property
    def team(self) -> Team:
        return self.table.teams[self.tank.seat]

    @cached_property
    def mask(self) -> Spots:
        """Return where it may end."""
        return joined(1 << end for end in self.where)

    @cached_property
    def loss(self) -> float:
        return self.stakes.loss(self.tank)

    @property
    def finds(self) -> int:
        """Return of how many routes by chance it plays the best."""
        if self.table.options.free_drawing:
            return _DRAWN
        seat = self.tank.seat
        return max(1, self.table.players[seat].held // max(1, len(self.table.tanks_of(seat))))

    @cached_property
    def lines(self) -> Mapping[Shot, Line]:
        """Return all shots from where it may come."""
        table, tank = self.table, self.tank
        if table.held(tank.seat) or not shots_allowed(table, tank):
            return {}
        guard = tank.kind is Kind.GUARD
        piercing = guard and table.players[tank.seat].level == TOP_LEVEL
        ground, gun = ground_of(table), Gun(reach_of(table, tank), piercing)
        spots = {*self.reach.spots}
        return {(spot, way): ground.line_from(spot, way, gun) for spot in spots for way in WAYS}

    @cached_property
    def places(self) -> Mapping[Spot, float]:
        """Return what it is worth to end at each place, were nobody to fire."""
        return {end: self.stakes.place(self.tank, end) for end in self.where}

    @cached_property
    def aims(self) -> Mapping[Shot, float]:
        """Return what it is worth to fire each shot, were nobody there."""
        return {shot: self.stakes.shot(self.tank, *shot, line) for shot, line in self.lines.items()}


def ground_of(table: Table) -> Ground:
    return Ground(table.bricks, table.steel, table.board.banners)


def resting(table: Table, bullet: Bullet) -> Line:
    """Return where a bullet at rest flies on."""
    way = STEPS.index(bullet.facing.dx + WIDTH * bullet.facing.dy)
    return ground_of(table).line(bullet.point, way, Gun(bullet.reach, bullet.piercing))


def fighter_of(table: Table, tank: Tank, stakes: Stakes) -> Fighter:
    found = _reach(table, tank)
    routes = _routes(table, tank.seat, found)
    where: dict[Spot, float] = {}
    for route, often in routes.items():
        if (end := found.ends[route]) != NOWHERE:
            where[end] = where.get(end, 0.0) + often
    return Fighter(table, stakes, tank, found, routes, where)


def _reach(table: Table, tank: Tank) -> Reach:
    board, start = table.board, spot_of(tank.place)
    if table.held(tank.seat):
        return reach(start, 0, 0, 0)
    solid = table.walls | board.water | board.banners
    held = [other for other in table.tanks if table.held(other.seat)]
    solid |= joined(covered(other.place) for other in held)
    return reach(start, open_spots(solid), board.ice, _struck(table, tank))


def _struck(table: Table, tank: Tank) -> Spots:
    """Return where bullets at rest strike a tank that comes there."""
    found = 0
    for bullet in table.bullets:
        if bullet.team != table.teams[tank.seat] and not table.helmeted(tank):
            here = (bullet.point.y - 1) * WIDTH + bullet.point.x - 1
            found |= joined(1 << here + step for step in (0, *STEPS) if here + step >= 0)
    return found


def _routes(table: Table, seat: Seat, found: Reach) -> dict[Route, float]:
    """Return how likely each driven route is by chance."""
    if table.held(seat):
        return {BLANK: 1.0}
    likely = (1,) * len(ROUTES) if table.options.free_drawing else cards_like()
    whole, often = sum(likely), dict[Route, float]()
    for route, driven in enumerate(found.driven):
        often[driven] = often.get(driven, 0.0) + likely[route] / whole
    return often
