"""Names as they are typed and listed: `seat 1`, `1 U4 R2`, `1 !4L`, `spawn 12,0`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.core.rules import Seat
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
from game.rules.hold_the_banner.routes import SIGNS, route_name
from game.rules.hold_the_banner.state import Table

from .drawing import point_name


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def name(table: Table, action: Action) -> str:
    match action:
        case PlayCard(_, tank, route) | DrawRoute(_, tank, route):
            return f"{tank} {route_name(route)}"
        case AddShot(_, tank, point, facing):
            return f"{tank} !{point}{SIGNS.get(facing, '?')}"
        case Return(_, place):
            return f"return {point_name(place)}"
        case Spawn(_, place):
            return f"spawn {point_name(place)}"
        case Rescue(_, place):
            return f"rescue {point_name(place)}"
        case Refill():
            return "refill"
        case TakeBack():
            return "take back"
        case Commit():
            return "commit"
        case TimedOut():
            return "time"
        case Stay():
            return "stay"
        case _:
            assert_never(action)


def plan_name(table: Table, plan: Iterable[Action] | None) -> str:
    """Return a plan in words; None is one that is not seen."""
    if plan is None:
        return "?"
    return ", ".join(name(table, action) for action in plan) or "nothing"
