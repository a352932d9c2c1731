"""What of a turn is known before it, so that of plans which come to the same one is tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell, Facing
from game.rules.hold_the_banner.actions import Action, Planned, PlayCard
from game.rules.hold_the_banner.course import seat_plan
from game.rules.hold_the_banner.foresight.rehearsal import played_out
from game.rules.hold_the_banner.letters.task_start import OTHER
from game.rules.hold_the_banner.moving.volley import reach_of
from game.rules.hold_the_banner.quarters import (
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
    overlap,
)
from game.rules.hold_the_banner.routes import BLANK, Steps
from game.rules.hold_the_banner.state import Table, Tank

WIDE, STRUCK = range(-2, 3), range(-2, 1)
"""So near to a tank one may be in its way, and to a bullet at rest be struck by it."""

Plan = tuple[Action, ...]
Shot = tuple[Place, Facing]
"""Where a bullet is fired from, and where to."""


@dataclass(frozen=True, slots=True)
class Foreknown:
    """`still` says that all others stay where they are. No step leads onto `walls`; `rivals` is
    where the others end and `fire` what is flown through, unless the solver comes to one of the
    places where it is `near` to them or to a bullet at rest."""

    still: bool
    walls: Quarters
    rivals: Quarters
    fire: Quarters
    near: frozenset[Place]

    @staticmethod
    def of(table: Table, tank: Tank, others: Plan) -> Foreknown:
        walls = table.walls | table.board.water | table.board.banners
        still = all(_stays(each) for each in others)
        here = [each.place for each in table.tanks if each.number != tank.number]
        if still:
            walls |= joined(covered(each) for each in here if not overlap(each, tank.place))
        after = table.with_player(OTHER, plan=tuple(e for e in others if isinstance(e, Planned)))
        plan = seat_plan(after, OTHER)
        story, driven = played_out(after, plan.drives)
        ends = [each.place for each in story.table.tanks if each.number != tank.number]
        swept = [p for number, ps in driven.reached.items() if number != tank.number for p in ps]
        near = {_beside(p, x, y) for p in (*swept, *ends) if not still for x in WIDE for y in WIDE}
        near |= {_beside(b.point, x, y) for b in table.bullets for x in STRUCK for y in STRUCK}
        fire = joined(_flown(each.point, each.facing) for each in table.bullets)
        for drive in plan.drives:
            for shot in drive.shots:
                if shot.point < len(driven.reached[drive.tank]):
                    fire |= _lanes(driven.reached[drive.tank][shot.point], shot.facing)
        return Foreknown(still, walls, joined(map(covered, ends)), fire, frozenset(near))

    def clear(self, places: Sequence[Place]) -> bool:
        return self.near.isdisjoint(places)

    def matters(self, table: Table, tank: Tank, shot: Shot) -> bool:
        """Whether a shot may change anything but for the noise."""
        place, facing = shot
        point, steel = muzzle(place, facing), table.steel
        met = table.bricks | table.board.banners | self.rivals | self.fire
        for _ in range(reach_of(table, tank)):
            if ahead(point, facing) & met:
                return True
            if ahead(point, facing) & steel or at_edge(point):
                return False
            point = point.step(facing)
        return not at_edge(point)


def _beside(place: Place, right: int, down: int) -> Place:
    return Cell(place.x + right, place.y + down)


def _stays(action: Action) -> bool:
    return not isinstance(action, PlayCard) and getattr(action, "route", BLANK) == BLANK


def way(place: Place, steps: Steps, walls: Quarters) -> list[Place]:
    """Return where a route leads up to the first wall."""
    places = [place]
    for facing in steps:
        place = place.step(facing)
        if not on_field(place) or covered(place) & walls:
            break
        places.append(place)
    return places


def reaches(shot: Shot | None, targets: Quarters | None) -> bool:
    """Whether a shot flies over any of this."""
    return targets is None or (shot is not None and bool(_lanes(*shot) & targets))


@lru_cache(maxsize=1 << 12)
def _lanes(place: Place, facing: Facing) -> Quarters:
    return front(place, facing) | _flown(muzzle(place, facing), facing)


@lru_cache(maxsize=1 << 12)
def _flown(point: Point, facing: Facing) -> Quarters:
    """Return what a bullet would fly through up to the edge."""
    found: Quarters = 0
    while not at_edge(point):
        found |= ahead(point, facing)
        point = point.step(facing)
    return found
