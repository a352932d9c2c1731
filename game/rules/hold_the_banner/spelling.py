"""By which parts of the table an action is pointed out: tanks, cards, steps, cells, and words.

A route that is drawn, and the way of a fast tank, are steps one after the other; a shot is the
number of its point and where it flies. A card without a tank is for the only one that waits for
its route, a shot without one for the tank that was planned last.
"""

from __future__ import annotations

from typing import Any, assert_never

from game.core.grid import Cell
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.core.spelling import Card, Count, Piece, Speller, Spelling, Way, Word, only
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
    TimedOut,
)
from .plans import Plan
from .quarters import Place
from .routes import BLANK, LONGEST, ROUTES, Route, route_name
from .state import Rescuing, Table

STAY, REFILL = Word("stay"), Word("refill")
TAKE_BACK, READY, TIME_UP = Word("take_back"), Word("ready"), Word("time_up")


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case PlayCard(_, tank, route):
            return _played(table, seat, tank, route)
        case DrawRoute(_, tank, route):
            return (_drawn(tank, route),)
        case AddShot(_, tank, point, facing):
            shot = Count(point), Way(facing)
            return (shot if tank == planned_last(table, seat) else (Piece(tank), *shot),)
        case Return(_, place) | Spawn(_, place):
            return ((cell_of(place),),)
        case Rescue(_, place):
            return _ways(table, place)
        case _:
            return ((_word(action),),)


def cell_of(place: Place) -> Cell:
    """Return the cell of the board that a whole place is."""
    return Cell(place.x // 2, place.y // 2)


def planned_last(table: Table, seat: Seat) -> Long | None:
    """Return the tank to whose plan the seat has added last."""
    actions = Plan.of(table, seat).actions
    return next((e.tank for e in reversed(actions) if not isinstance(e, Refill)), None)


def _played(table: Table, seat: Seat, tank: Long, route: Route) -> tuple[Spelling, ...]:
    """Return a card alone where only one tank waits for its route, else with the tank."""
    card, routes = Card(route_name(route)), Plan.of(table, seat).routes
    if sum(each.number not in routes for each in table.tanks_of(seat)) == 1:
        return ((card,),)
    return (Piece(tank), card), (card, Piece(tank))


def _drawn(tank: Long, route: Route) -> Spelling:
    if route == BLANK:
        return Piece(tank), STAY
    return (Piece(tank), *map(Way, ROUTES[route]))


def _ways(table: Table, place: Place) -> tuple[Spelling, ...]:
    question = table.question
    assert isinstance(question, Rescuing)
    tank = table.tank(question.tank)
    assert tank is not None
    ways = ways_from(table, tank)[place]
    return tuple((Piece(tank.number), *map(Way, way)) for way in ways)


def _word(action: Refill | TakeBack | Commit | Stay | TimedOut) -> Word:
    match action:
        case Refill():
            return REFILL
        case TakeBack():
            return TAKE_BACK
        case Commit():
            return READY
        case Stay():
            return STAY
        case TimedOut():
            return TIME_UP
        case _:
            assert_never(action)


def at_once(action: Action) -> bool:
    """Whether nothing could follow: a route may be drawn on, and a rescue may lead further."""
    if isinstance(action, DrawRoute):
        return len(ROUTES[action.route]) in (0, LONGEST)
    return not isinstance(action, Rescue)


def usual(table: Table, seat: Seat, left: tuple[Any, ...]) -> Any | None:
    """Let a tank stay for which no step is drawn."""
    stays = (e for e in left if isinstance(e, DrawRoute) and e.route == BLANK)
    return next(stays, only(table, seat, left))


def grave(table: Table, seat: Seat, action: Action) -> bool:
    """Whether it costs a turn: new cards drawn before they must be (P5.8)."""
    return isinstance(action, Refill)


SPELL = Speller(
    of=spell,
    usual=usual,
    at_once=at_once,
    grave=grave,
    words=frozenset(word.name for word in (STAY, REFILL, TAKE_BACK, READY, TIME_UP)),
)
