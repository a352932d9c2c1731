"""All tanks drive together, half-step by half-step, then slide on ice (P5.4, P5.5).

A half-step asks two things: may the ground be driven on, and is the place free of every other
tank after this half-step. Of tanks that would come to overlap all that move are refused at once,
until nothing overlaps; two that stand on each other already ignore each other until apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from game.core.grid import Facing
from game.core.number_bounds import Long
from game.rules.hold_the_banner.events import (
    DrivePlan,
    Obstacle,
    Refused,
    TanksStepped,
    TanksStopped,
    TankStep,
)
from game.rules.hold_the_banner.quarters import Place, Quarters, covered, on_field, overlap
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.routes import LONGEST, ROUTES
from game.rules.hold_the_banner.state import Table

from .hits import strike_resting

Wanted = Mapping[Long, Facing]
"""The half-step that each of these tanks is to make."""


@dataclass
class Driven:
    """The points of the routes that were reached, by tank, and the last step each has made."""

    reached: dict[Long, list[Place]] = field(default_factory=dict)
    last: dict[Long, Facing] = field(default_factory=dict)


def drive(story: Story, plans: tuple[DrivePlan, ...], said: int) -> Driven:
    """Let all drive; return which points they came to."""
    found = Driven({tank.number: [tank.place] for tank in story.table.tanks})
    ways = {plan.tank: ROUTES[plan.route] for plan in plans}
    for step in range(LONGEST):
        wanted = {tank: way[step] for tank, way in ways.items() if len(way) > step}
        if not wanted:
            break
        made = half_step(story, wanted, False, said)
        for tank, place in made.items():
            found.reached[tank].append(place)
            found.last[tank] = wanted[tank]
        ways = {tank: ways[tank] for tank in _left(story.table, made)}
    _slide(story, found.last, said)
    return found


def half_step(story: Story, wanted: Wanted, sliding: bool, said: int) -> dict[Long, Place]:
    """Let tanks make a half-step together; return where those are that made it."""
    made, refused = half_steps(story.table, wanted)
    rule = "P5.5" if sliding else "P5.4"
    if refused:
        stopped = tuple(Refused(tank, wanted[tank], by) for tank, by in sorted(refused.items()))
        story.say(TanksStopped(stopped, sliding), rule, said)
    if made:
        steps = tuple(TankStep(tank, place) for tank, place in sorted(made.items()))
        stepped = story.say(TanksStepped(steps, sliding), rule, said)
        strike_resting(story, made, stepped)
    return made


def half_steps(table: Table, wanted: Wanted) -> tuple[dict[Long, Place], dict[Long, Obstacle]]:
    """Return where the tanks come that may make this half-step, and what refuses the others."""
    here = {tank.number: tank.place for tank in table.tanks}
    made: dict[Long, Place] = {}
    refused: dict[Long, Obstacle] = {}
    for tank, facing in wanted.items():
        place = here[tank].step(facing)
        if by := on_ground(table, place):
            refused[tank] = by
        else:
            made[tank] = place
    while crowded := {*_overlapping(here, made)}:
        for tank in crowded:
            del made[tank]
            refused[tank] = Obstacle.TANK
    return made, refused


def on_ground(table: Table, place: Place) -> Obstacle | None:
    """Return what of the ground refuses a tank this place, None for nothing (P2.1)."""
    if not on_field(place):
        return Obstacle.EDGE
    under, board = covered(place), table.board
    for ground, obstacle in (
        (table.bricks, Obstacle.BRICK),
        (table.steel, Obstacle.STEEL),
        (board.water, Obstacle.WATER),
        (board.banners, Obstacle.BANNER),
    ):
        if under & ground:
            return obstacle
    return None


def slide_length(ice: Quarters, place: Place) -> int:
    """Return how many half-steps a tank slides whose movement ends there (P5.5)."""
    under = covered(place)
    return 2 if under & ~ice == 0 else 1 if under & ice else 0


def _overlapping(here: Mapping[Long, Place], made: Mapping[Long, Place]) -> Iterator[Long]:
    """Yield all that move of those that would come to overlap."""
    after = {**here, **made}
    for one, other in combinations(here, 2):
        if overlap(after[one], after[other]) and not overlap(here[one], here[other]):
            yield from (tank for tank in (one, other) if tank in made)


def _slide(story: Story, last: Wanted, said: int) -> None:
    """Let all whose movement ended on ice slide on together, once."""
    ice = story.table.board.ice
    left = {
        tank.number: slide_length(ice, tank.place)
        for tank in story.table.tanks
        if tank.number in last
    }
    while wanted := {tank: last[tank] for tank, steps in left.items() if steps}:
        made = half_step(story, wanted, True, said)
        left = {tank: left[tank] - 1 for tank in _left(story.table, made)}


def _left(table: Table, tanks: Iterable[Long]) -> list[Long]:
    """Return those that no bullet has destroyed on the way."""
    return [tank for tank in tanks if table.tank(tank) is not None]
