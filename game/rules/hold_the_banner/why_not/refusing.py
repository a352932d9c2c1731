"""Why an action is refused, None for a legal one: the referee's question, and a player's.

What is listed and what is refused are worked out apart; a test holds them to each other.
"""

from __future__ import annotations

from typing import assert_never

from game.rules.hold_the_banner.actions import (
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
    TimedOut,
)
from game.rules.hold_the_banner.plans import Plan, cards_left, shots_allowed
from game.rules.hold_the_banner.routes import ROUTES
from game.rules.hold_the_banner.state import Rescuing, Returning, Spawning, Table

from .placing import against_place, against_rescue
from .reasons import Refusal, Why

Answer = Refusal | None
Planning = PlayCard | DrawRoute | AddShot | Refill | TakeBack | Commit | TimedOut


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in table.seats:
        return Refusal(Why.NOT_SEATED, "P9.1")
    if table.ending is not None:
        return Refusal(Why.OVER, "P7.1")
    match action:
        case Return() | Spawn() | Rescue() | Stay():
            return _answer(table, action)
        case _:
            return _not_planning(table, action) or _planning(table, action)


def _answer(table: Table, action: Return | Spawn | Rescue | Stay) -> Answer:
    question = table.question
    if question is None or question.seat != action.seat:
        return Refusal(Why.NOT_ASKED, "P5.1")
    match action:
        case Return() if isinstance(question, Returning):
            team = table.teams[action.seat]
            return against_place(table, action, table.board.camps[team].returns, "P4.4")
        case Spawn() if isinstance(question, Spawning):
            return against_place(table, action, table.board.spawns, "P5.2")
        case Rescue() if isinstance(question, Rescuing):
            return against_rescue(table, question.tank, action)
        case Stay() if isinstance(question, Rescuing):
            return None
        case _:
            return Refusal(Why.NOT_ASKED, "P5.1")


def _not_planning(table: Table, action: Planning) -> Answer:
    """Whether this is not the seat's time to plan at all."""
    seat = action.seat
    if table.question is not None:
        return Refusal(Why.NOT_PLANNING, "P5.1")
    if not table.tanks_of(seat):
        return Refusal(Why.NO_TANK, "P5.3")
    if table.held(seat):
        return Refusal(Why.HELD, "P6.1")
    return Refusal(Why.COMMITTED, "P5.3") if table.players[seat].committed else None


def _planning(table: Table, action: Planning) -> Answer:
    plan = Plan.of(table, action.seat)
    match action:
        case TimedOut():
            return None
        case TakeBack():
            return None if plan.actions else Refusal(Why.NOTHING_PLANNED, "P5.3")
        case Commit(seat):
            without = (t.number for t in table.tanks_of(seat) if t.number not in plan.routes)
            tank = next(without, None)
            if plan.refills or tank is None:
                return None
            return Refusal(Why.NO_ROUTE, "P5.3", tank)
        case Refill():
            if table.options.free_drawing:
                return Refusal(Why.DRAWN_FREELY, "P9.8")
            return Refusal(Why.PLAN_BEGUN, "P5.8") if plan.actions else None
        case PlayCard() | DrawRoute() | AddShot():
            return _for_tank(table, action, plan)
        case _:
            assert_never(action)


def _for_tank(table: Table, action: PlayCard | DrawRoute | AddShot, plan: Plan) -> Answer:
    number = action.tank
    if plan.refills:
        return Refusal(Why.TURN_SPENT, "P5.8")
    if all(tank.number != number for tank in table.tanks_of(action.seat)):
        return Refusal(Why.NOT_OWN, "P5.3", number)
    if isinstance(action, AddShot):
        return _shot(table, action, plan)
    if number in plan.routes:
        return Refusal(Why.HAS_ROUTE, "P5.3", number)
    if isinstance(action, DrawRoute):
        if not table.options.free_drawing:
            return Refusal(Why.FROM_CARDS, "P5.3")
        known = 0 <= action.route < len(ROUTES)
        return None if known else Refusal(Why.NO_SUCH_ROUTE, "P1.3")
    if table.options.free_drawing:
        return Refusal(Why.DRAWN_FREELY, "P9.8")
    left = cards_left(table, action.seat, plan)
    return None if action.route in left else Refusal(Why.NOT_IN_HAND, "P5.3")


def _shot(table: Table, action: AddShot, plan: Plan) -> Answer:
    tank = table.tank(action.tank)
    assert tank is not None
    route, points = plan.routes.get(action.tank), plan.points(action.tank)
    if route is None:
        return Refusal(Why.NO_ROUTE, "P5.3", action.tank)
    allowed = shots_allowed(table, tank)
    if not allowed:
        return Refusal(Why.BULLET_IN_AIR, "P3.4", action.tank)
    if len(points) >= allowed:
        return Refusal(Why.ENOUGH_SHOTS, "P3.1", action.tank)
    if action.point in points:
        return Refusal(Why.POINT_TAKEN, "P3.1", action.tank)
    if not 0 <= action.point <= len(ROUTES[route]):
        return Refusal(Why.BEYOND_ROUTE, "P5.3", action.tank)
    return None if action.facing.straight else Refusal(Why.ASLANT, "P5.3", action.tank)
