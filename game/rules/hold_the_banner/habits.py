"""What somebody of one habit plans: the other side of a task, whose rule is told with the task.

Only what a seat sees decides, and no dice. A drill is the same orders over again, a turn each;
where cards are played, any card is, and the tank fires where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import STRAIGHT, Facing
from game.core.rules import Seat

from .actions import Action, AddShot, Commit, DrawRoute, PlayCard, RoutePoint, Stay
from .choices import legal
from .plans import Plan, cards_left, shots_allowed
from .routes import BLANK, WAYS, Route, route_named
from .state import Rescuing, Table, Tank


@dataclass(frozen=True, slots=True)
class Order:
    """A route and the shots on it."""

    route: Route = BLANK
    shots: tuple[tuple[RoutePoint, Facing], ...] = ()


Habit = Callable[[Table, Tank], Order]
"""What a tank does on a table as its seat sees it."""


def planned(habit: Habit, view: Table, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat of this habit does now: its whole plan, or its answer to a question."""
    if view.question is not None:
        if isinstance(view.question, Rescuing):
            return (Stay(seat),)
        return legal(view, seat)[:1]
    return (*_planned(habit, view, seat), Commit(seat))


def drill(*turns: str) -> Habit:
    """Return the habit of these orders in turn, from turn 1 on, each such as `drive L4 !4D`."""
    return lambda view, tank: _read(turns[(view.turn - 1) % len(turns)])


def sentry(view: Table, tank: Tank) -> Order:
    """Stay, and fire at a rival in the own row or column, whatever stands between."""
    for other in view.tanks:
        if view.teams[other.seat] == view.teams[tank.seat]:
            continue
        right, down = other.place.x - tank.place.x, other.place.y - tank.place.y
        if abs(right) < 2 or abs(down) < 2:
            along = (right > 0) - (right < 0), (down > 0) - (down < 0)
            way = (0, along[1]) if abs(right) < 2 else (along[0], 0)
            facing = next((each for each in STRAIGHT if (each.dx, each.dy) == way), None)
            return Order() if facing is None else Order(BLANK, ((0, facing),))
    return Order()


HABITS: Mapping[str, Habit] = {
    "sleeper": drill("stay"),
    "sentry": sentry,
    "gun_down": drill("stay !0D"),
    "gun_left": drill("stay !0L"),
    "gun_right": drill("stay !0R"),
    "charger": drill("drive D6", "drive D6 !6D"),
    "patrol": drill("drive L6", "drive R6"),
}


def _planned(habit: Habit, view: Table, seat: Seat) -> Iterator[Action]:
    """Yield the route of each tank that has none, and its shots."""
    plan = Plan.of(view, seat)
    cards = () if view.options.free_drawing else cards_left(view, seat, plan)
    for tank in view.tanks_of(seat):
        if tank.number in plan.routes:
            continue
        order = habit(view, tank)
        if view.options.free_drawing:
            yield DrawRoute(seat, tank.number, order.route)
        else:
            yield PlayCard(seat, tank.number, cards[0])
            cards = cards[1:]
        for point, facing in order.shots[: shots_allowed(view, tank)]:
            yield AddShot(seat, tank.number, point if view.options.free_drawing else 0, facing)


@lru_cache(maxsize=32)
def _read(order: str) -> Order:
    words = order.split()
    steps = [word for word in words if not word.startswith("!") and word not in ("drive", "stay")]
    route = route_named(steps)
    shots = tuple((int(w[1:-1]), WAYS[w[-1]]) for w in words if w.startswith("!"))
    assert route is not None, order
    return Order(route, shots)
