"""By which parts of the table an action is pointed out: tanks, cards, steps, cells, and words.

A route that is drawn, and the way of a fast tank, are steps one after the other; a shot is the
number of its point and where it flies.
"""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.core.spelling import Card, Count, Piece, Speller, Spelling, Way, Word
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
from .quarters import Place
from .routes import BLANK, LONGEST, ROUTES, route_name
from .state import Rescuing, Table

STAY, REFILL = Word("stay"), Word("refill")
TAKE_BACK, READY, TIME_UP = Word("take_back"), Word("ready"), Word("time_up")


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case PlayCard(_, tank, route):
            return ((Piece(tank), Card(route_name(route))),)
        case DrawRoute(_, tank, route):
            return (_drawn(tank, route),)
        case AddShot(_, tank, point, facing):
            return ((Piece(tank), Count(point), Way(facing)),)
        case Return(_, place) | Spawn(_, place):
            return ((cell_of(place),),)
        case Rescue(_, place):
            return _ways(table, place)
        case _:
            return ((_word(action),),)


def cell_of(place: Place) -> Cell:
    """Return the cell of the board that a whole place is."""
    return Cell(place.x // 2, place.y // 2)


def _drawn(tank: Long, route: int) -> Spelling:
    if route == BLANK:
        return Piece(tank), STAY
    return (Piece(tank), *map(Way, ROUTES[route]))


def _ways(table: Table, place: Place) -> tuple[Spelling, ...]:
    question = table.question
    assert isinstance(question, Rescuing)
    tank = table.tank(question.tank)
    assert tank is not None
    return tuple(tuple(map(Way, way)) for way in ways_from(table, tank)[place])


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


def grave(table: Table, seat: Seat, action: Action) -> bool:
    """Whether it costs a turn: new cards drawn before they must be (P5.8)."""
    return isinstance(action, Refill)


SPELL = Speller(
    of=spell,
    at_once=at_once,
    grave=grave,
    words=frozenset(word.name for word in (STAY, REFILL, TAKE_BACK, READY, TIME_UP)),
)
