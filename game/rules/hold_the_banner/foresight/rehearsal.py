"""A plan played out while all others stand still: where it is blocked, and where bullets end.

The bullets at rest fly on, as they will. A view is enough, since nobody else's plan is asked for;
who of the others is wholly in grass is left out, or it would be told where it is (P8.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from game.core.grid import Facing
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.core.rules import State as CoreState
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.actions import Planned
from game.rules.hold_the_banner.course import seat_plan
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.moving.drive import Driven, drive
from game.rules.hold_the_banner.moving.volley import fire_volley
from game.rules.hold_the_banner.quarters import Place, Point, Quarters, joined
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import Table

_PLANS = 64
"""So many are remembered: a picture asks for the same few again and again."""


class Fate(Enum):
    """How a flight ends."""

    TANK = "tank"
    OWN_SIDE = "own_side"
    WALL = "wall"
    BANNER = "banner"
    MET = "met"
    LEFT = "left"
    RESTS = "rests"


_FATES = {struck: Fate(struck.value) for struck in events.Struck}
_HURT = events.HelmetHeld | events.TankDamaged | events.TankDestroyed


@dataclass(frozen=True, slots=True)
class Flight:
    """A bullet from where it starts, or rested, to where it ends; `others` are those it meets or
    the tanks it hits."""

    bullet: Long
    tank: Long
    facing: Facing
    start: Point
    end: Point
    fate: Fate
    others: tuple[Long, ...] = ()


@dataclass(frozen=True, slots=True)
class Drove:
    """A tank's places from the start, those it slid to among them, of which `steps` are steps of
    its route; `by` is what stopped it there."""

    tank: Long
    places: tuple[Place, ...]
    steps: int
    by: events.Obstacle | None = None


@dataclass(frozen=True, slots=True)
class Foreseen:
    """`lost` are tanks with each shot at a point that is not reached, `hurt` the tanks that are
    struck."""

    drives: tuple[Drove, ...]
    flights: tuple[Flight, ...]
    lost: tuple[tuple[Long, events.DrawnShot], ...]
    broken: Quarters
    hurt: tuple[Long, ...]

    def drove(self, tank: Long) -> Drove | None:
        return next((each for each in self.drives if each.tank == tank), None)


def foreseen(view: Table, seat: Seat, *added: Planned) -> Foreseen:
    """Return what would come of what a seat has planned, with some more added."""
    plan = (*(view.players[seat].plan or ()), *added)
    drives = seat_plan(view.with_player(seat, plan=plan), seat).drives
    seen = (t for t in view.tanks if t.seat == seat or not view.board.hides(t.place))
    return rehearsed(replace(view, tanks=tuple(seen)), drives)


@lru_cache(maxsize=_PLANS)
def rehearsed(view: Table, drives: tuple[events.DrivePlan, ...]) -> Foreseen:
    """Return what would come of these drives alone."""
    story, driven = played_out(view, drives)
    told = tuple(each.event for each in story.events)
    return Foreseen(
        tuple(_drove(told, plan.tank, driven.reached[plan.tank]) for plan in drives),
        tuple(_flights(view, told)),
        tuple(_lost(told, drives)),
        joined(each.quarters for each in told if isinstance(each, events.WallsBroken)),
        tuple(sorted({each.tank for each in told if isinstance(each, _HURT)})),
    )


def played_out(table: Table, drives: tuple[events.DrivePlan, ...]) -> tuple[Story, Driven]:
    """Let these drive and fire, and all bullets fly."""
    story: Story = Story(CoreState(table, (), 0), evolve)
    driven = drive(story, drives, 0)
    fire_volley(story, drives, driven, 0)
    return story, driven


def _drove(told: tuple[events.Event, ...], tank: Long, reached: list[Place]) -> Drove:
    places, by = [*reached], None
    for event in told:
        match event:
            case events.TanksStepped(steps, True):
                places += [step.to for step in steps if step.tank == tank]
            case events.TanksStopped(refused, False):
                by = next((each.by for each in refused if each.tank == tank), by)
            case _:
                pass
    return Drove(tank, tuple(places), len(reached) - 1, by)


def _lost(
    told: tuple[events.Event, ...], drives: tuple[events.DrivePlan, ...]
) -> Iterator[tuple[Long, events.DrawnShot]]:
    """Yield the shots that were lost, as they were drawn."""
    lost = {(each.tank, each.point) for each in told if isinstance(each, events.ShotLost)}
    for plan in drives:
        yield from ((plan.tank, shot) for shot in plan.shots if (plan.tank, shot.point) in lost)


def _flights(view: Table, told: tuple[events.Event, ...]) -> Iterator[Flight]:
    """Yield every flight as it ends."""
    table, starts = view, {bullet.number: bullet.point for bullet in view.bullets}
    for event in told:
        if isinstance(event, events.VolleyFired):
            starts.update((bullet.number, bullet.point) for bullet in event.bullets)
        for bullet in table.bullets:
            ended = _ended(event, bullet.number)
            if ended is not None:
                fate, others = ended
                start, end = starts[bullet.number], bullet.point
                yield Flight(bullet.number, bullet.tank, bullet.facing, start, end, fate, others)
        table = evolve(table, event)


def _ended(event: events.Event, bullet: Long) -> tuple[Fate, tuple[Long, ...]] | None:
    """Return how an event ends the flight of a bullet, and whom it concerns."""
    match event:
        case events.BulletsStruck(strikes):
            found = (each for each in strikes if each.bullet == bullet)
            return next(((_FATES[each.struck], each.tanks) for each in found), None)
        case events.BulletsMet(bullets) if bullet in bullets:
            return Fate.MET, tuple(each for each in bullets if each != bullet)
        case events.BulletsLeft(bullets) if bullet in bullets:
            return Fate.LEFT, ()
        case events.BulletsRested(bullets) if bullet in bullets:
            return Fate.RESTS, ()
        case _:
            return None
