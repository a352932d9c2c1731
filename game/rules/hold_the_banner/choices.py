"""Who may decide now, and everything they may do, in a fixed order; a view is enough for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.core.grid import STRAIGHT
from game.core.number_bounds import Long
from game.core.rules import Outcome, Seat
from game.rules.hold_the_banner.moving.rescue import ways_from

from .actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    Rescue,
    Return,
    Spawn,
    Stay,
    TakeBack,
)
from .coming import returns, spawns
from .course import planning
from .plans import Plan, cards_left, shots_allowed
from .routes import ROUTES, Route
from .state import Question, Rescuing, Returning, Spawning, Table, Tank

_SHOTS = 1 << 10
_HANDS = 1 << 7


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return who is asked, or all who plan and have not committed."""
    if table.ending is not None:
        return ()
    if table.question is not None:
        return (table.question.seat,)
    return tuple(seat for seat in planning(table) if not table.players[seat].committed)


def plans(table: Table) -> int | None:
    """Return the turn that is planned, None while somebody is asked in the open or it is over."""
    return None if table.ending is not None or table.question is not None else table.turn


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(table):
        return ()
    if table.question is not None:
        return tuple(_answers(table, seat, table.question))
    return tuple(_plans(table, seat))


def outcome(table: Table) -> Outcome | None:
    return None if table.ending is None else Outcome(frozenset(table.ending.winners))


def _answers(table: Table, seat: Seat, question: Question) -> Iterator[Action]:
    match question:
        case Returning():
            yield from (Return(seat, place) for place in returns(table, seat))
        case Spawning():
            yield from (Spawn(seat, place) for place in spawns(table, seat))
        case Rescuing(_, number):
            tank = table.tank(number)
            assert tank is not None
            yield from (Rescue(seat, place) for place in ways_from(table, tank))
            yield Stay(seat)


def _plans(table: Table, seat: Seat) -> Iterator[Action]:
    plan = Plan.of(table, seat)
    if not plan.refills:
        for tank in table.tanks_of(seat):
            yield from _of_tank(table, tank, plan)
    if not plan.actions and not table.options.free_drawing:
        yield Refill(seat)
    if plan.actions:
        yield TakeBack(seat)
    if plan.whole(table, seat):
        yield Commit(seat)


def _of_tank(table: Table, tank: Tank, plan: Plan) -> tuple[Action, ...]:
    """Return what may be planned for a tank: its route, then shots on it."""
    route = plan.routes.get(tank.number)
    if route is None:
        if table.options.free_drawing:
            return _drawings(tank.seat, tank.number)
        return _cards(tank.seat, tank.number, cards_left(table, tank.seat, plan))
    taken = plan.points(tank.number)
    if len(taken) >= shots_allowed(table, tank):
        return ()
    return _shots(tank.seat, tank.number, len(ROUTES[route]), taken)


@lru_cache(maxsize=_HANDS)
def _drawings(seat: Seat, tank: Long) -> tuple[Action, ...]:
    return tuple(DrawRoute(seat, tank, route) for route in range(len(ROUTES)))


def _cards(seat: Seat, tank: Long, cards: tuple[Route, ...]) -> tuple[Action, ...]:
    return tuple(PlayCard(seat, tank, card) for card in dict.fromkeys(cards))


@lru_cache(maxsize=_SHOTS)
def _shots(seat: Seat, tank: Long, last: int, taken: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the shots that may still be drawn: two of a tank at two points (P3.1)."""
    points = [point for point in range(last + 1) if point not in taken]
    return tuple(AddShot(seat, tank, point, facing) for point in points for facing in STRAIGHT)
