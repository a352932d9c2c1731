"""What a seat may decide: routes and shots in secret, places of tanks in the open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from game.core.grid import Facing
from game.core.number_bounds import Long, Within
from game.core.rules import Seat

from .quarters import Place
from .routes import LONGEST, Route

RoutePoint = Annotated[int, Within(0, LONGEST)]
"""After how many steps of the route, 0 for where it begins."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Send a tank along the route of a card of the hand (P5.3)."""

    seat: Seat
    tank: Long
    route: Route


@dataclass(frozen=True, slots=True)
class DrawRoute:
    """Send a tank along any route, or let it stay: free drawing (P9.8)."""

    seat: Seat
    tank: Long
    route: Route


@dataclass(frozen=True, slots=True)
class AddShot:
    """Let a tank fire at a point of its route (P5.3)."""

    seat: Seat
    tank: Long
    point: RoutePoint
    facing: Facing


@dataclass(frozen=True, slots=True)
class Refill:
    """Spend the turn on ten new cards (P5.8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back what was planned last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Commit:
    """Leave the plan as it is until all are shown."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time to plan is up; the clock says so (P5.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Return:
    """Come back beside the fence after a loss, or begin there (P4.4)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Spawn:
    """Send a new tank from the far edge (P5.2)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Rescue:
    """Move a fast tank after the bullets have flown (P5.7)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Stay:
    """Leave the fast tank where it is."""

    seat: Seat


Chosen = PlayCard | DrawRoute
Planned = Chosen | AddShot | Refill
Open = Return | Spawn | Rescue | Stay
Action = Planned | TakeBack | Commit | Open | TimedOut
Talk = TimedOut
"""What the clock says at any moment; it is never listed."""
