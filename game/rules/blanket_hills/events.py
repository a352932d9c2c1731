"""What can happen, in the order in which it is told; nothing of it is hidden (G8).

Dice that fall are the core's `Rolled`: "azimuth" and "reach" for the error of a hand, each of them
two dice, the first less the second.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from game.core.grid import Cell
from game.core.number_bounds import Few, Long, Within
from game.core.rolled_dice import Rolled
from game.core.rules import Seat

from .actions import Arc, Azimuth
from .shells import Shell
from .state import Points, Team

Thrown = Annotated[int, Within(1, 1_000)]
"""A reach as it was flown, perhaps a little beyond what one may mean."""


class Thing(Enum):
    """What a shell meets, or a tank on its way, or a roller."""

    LAND = "land"
    TOWER = "tower"
    DOME = "dome"
    TANK = "tank"
    RIBBON = "ribbon"
    """The end of the blanket, for tanks."""

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing in the air: where it came down after so many cm, `at` None off the blanket.

    Its way and heights are those of `flight` for the same azimuth, reach and arc.
    """

    azimuth: Azimuth
    reach: Thrown
    arc: Arc
    steps: Few
    at: Cell | None
    struck: tuple[Thing, ...] = ()


class How(Enum):
    """For what points are given."""

    DIRECT = "direct"
    NEAR = "near"
    NAIL = "nail"
    RAY = "ray"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class ShellPicked:
    seat: Seat
    team: Team
    shell: Shell


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """This seat is to fire for its tank: the shot of this number, of all from 1."""

    seat: Seat
    team: Team
    shot: Long


@dataclass(frozen=True, slots=True)
class TankMoved:
    """It drove so many cm; `stopped` by what, None where it came as far as it meant to.

    `land` is a step up of more than it climbs.
    """

    seat: Seat
    team: Team
    azimuth: Azimuth
    cm: Few
    to: Cell
    stopped: Thing | None


@dataclass(frozen=True, slots=True)
class TargetDrove:
    """The target of the range drove; `heading` is where it will drive next time."""

    team: Team
    azimuth: Azimuth
    cm: Few
    to: Cell
    heading: Azimuth


@dataclass(frozen=True, slots=True)
class ShellThrown:
    """A shell left the barrel, azimuth and reach as they were flown; `shot` counts all from 1."""

    seat: Seat
    team: Team
    shot: Long
    shell: Shell
    azimuth: Azimuth
    reach: Thrown
    arc: Arc


@dataclass(frozen=True, slots=True)
class RayShone:
    """A gamma ray went from tank to tank; `stopped` is whose dome stood in its way."""

    seat: Seat
    team: Team
    shot: Long
    target: Team
    stopped: Team | None


@dataclass(frozen=True, slots=True)
class ShellFlew:
    """What was thrown came down: one thing, or the nails of a handful, all at once."""

    team: Team
    shell: Shell
    flights: tuple[Flight, ...]


@dataclass(frozen=True, slots=True)
class ShellRolled:
    """It ran through these places, none where it stayed; `stopped` by a tank, tower or dome."""

    start: Cell
    path: tuple[Cell, ...]
    stopped: Thing | None


@dataclass(frozen=True, slots=True)
class Scored:
    """Points of a team by a hit on the tank of `target`; `nails` of a handful hit it.

    Points below 0 are those of a hit on oneself, where that costs (G6.12).
    """

    team: Team
    points: Points
    target: Team
    how: How
    nails: Few = 0


@dataclass(frozen=True, slots=True)
class PitSank:
    at: Cell
    radius: Few
    depth: Few


@dataclass(frozen=True, slots=True)
class DomeRose:
    at: Cell


@dataclass(frozen=True, slots=True)
class DomeGone:
    at: Cell


@dataclass(frozen=True, slots=True)
class TowerRose:
    at: Cell


@dataclass(frozen=True, slots=True)
class TowerGone:
    at: Cell


@dataclass(frozen=True, slots=True)
class TowerRefused:
    """It would have stood on a tank, so nothing was built (G6.11)."""

    at: Cell
    team: Team


@dataclass(frozen=True, slots=True)
class TankGlued:
    """It cannot move for so many own turns, `FOR_GOOD` or three."""

    team: Team
    turns: Few


@dataclass(frozen=True, slots=True)
class GlueWore:
    """An own turn is over under glue that does not hold for good: so many are left."""

    team: Team
    turns: Few


@dataclass(frozen=True, slots=True)
class TankFreed:
    """A pit covered a glued tank (G6.10)."""

    team: Team


@dataclass(frozen=True, slots=True)
class SeatResigned:
    seat: Seat
    team: Team


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; no winner is a draw."""

    winners: tuple[Team, ...]


Turns = ShellPicked | TurnBegan | TankMoved | TargetDrove | SeatResigned | MatchEnded
Shots = Rolled | ShellThrown | RayShone | ShellFlew | ShellRolled | Scored
Ground = PitSank | DomeRose | DomeGone | TowerRose | TowerGone | TowerRefused
Glue = TankGlued | GlueWore | TankFreed
Event = Turns | Shots | Ground | Glue
