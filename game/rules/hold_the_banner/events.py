"""What can happen, in the order in which it is told. What a seat must not know is None.

What all tanks or all bullets do in a half-step is told together, so that a show can step by
half-cells. The list is long because each thing that can be seen is a kind of its own; in parts it
would be longer still, since each name would be handed on from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Facing
from game.core.number_bounds import Few, Long
from game.core.rolled_dice import Rolled
from game.core.rules import Seat

from .actions import Planned, RoutePoint
from .quarters import Place, Quarters
from .routes import Cards, Route
from .state import Bullet, Kind, Level, Question, Team, Turn, Why

Numbers = tuple[Long, ...]
"""Tanks or bullets by their numbers."""


@dataclass(frozen=True, slots=True)
class PlanChanged:
    """Another seat did something to its plan; this is all one hears of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ActionPlanned:
    seat: Seat
    action: Planned


@dataclass(frozen=True, slots=True)
class ActionTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlanCommitted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """Tanks without a choice get a blind card, or stay (P5.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawnShot:
    point: RoutePoint
    facing: Facing


@dataclass(frozen=True, slots=True)
class DrivePlan:
    """The route of a tank and the shots drawn on it."""

    tank: Long
    route: Route
    shots: tuple[DrawnShot, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """What a seat has planned: its drives, or to spend the turn on cards."""

    seat: Seat
    drives: tuple[DrivePlan, ...]
    refill: bool = False


@dataclass(frozen=True, slots=True)
class PlansRevealed:
    """All choices are shown; the cards go onto the open stacks (P5.4, P5.8)."""

    plans: tuple[SeatPlan, ...]


class Obstacle(Enum):
    """What refuses a half-step."""

    EDGE = "edge"
    BRICK = "brick"
    STEEL = "steel"
    WATER = "water"
    BANNER = "banner"
    TANK = "tank"


@dataclass(frozen=True, slots=True)
class TankStep:
    tank: Long
    to: Place


@dataclass(frozen=True, slots=True)
class TanksStepped:
    """Tanks made a half-step together, or slid one."""

    steps: tuple[TankStep, ...]
    sliding: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    tank: Long
    facing: Facing
    by: Obstacle


@dataclass(frozen=True, slots=True)
class TanksStopped:
    """These stay where they are for the rest of the drive."""

    refused: tuple[Refused, ...]
    sliding: bool = False


@dataclass(frozen=True, slots=True)
class ShotLost:
    """The point of the route where it was drawn was not reached (P5.6)."""

    tank: Long
    point: RoutePoint


@dataclass(frozen=True, slots=True)
class VolleyFired:
    """The new bullets start, and those at rest fly on."""

    bullets: tuple[Bullet, ...]


@dataclass(frozen=True, slots=True)
class BulletsFlew:
    """All that fly went so many half-steps on."""

    steps: Few


class Struck(Enum):
    """What stopped a bullet."""

    TANK = "tank"
    OWN_SIDE = "own_side"
    WALL = "wall"
    BANNER = "banner"


@dataclass(frozen=True, slots=True)
class Strike:
    """A bullet ended on something; `tanks` are those it hit."""

    bullet: Long
    struck: Struck
    tanks: Numbers = ()


@dataclass(frozen=True, slots=True)
class BulletsStruck:
    strikes: tuple[Strike, ...]


@dataclass(frozen=True, slots=True)
class BulletsMet:
    """They came to one point or changed places, and destroyed each other."""

    bullets: Numbers


@dataclass(frozen=True, slots=True)
class BulletsLeft:
    """They came to the edge of the board."""

    bullets: Numbers


@dataclass(frozen=True, slots=True)
class BulletsRested:
    """They have flown as far as they fly in a turn, and hang in the air."""

    bullets: Numbers


@dataclass(frozen=True, slots=True)
class WallsBroken:
    quarters: Quarters


@dataclass(frozen=True, slots=True)
class HelmetHeld:
    tank: Long


@dataclass(frozen=True, slots=True)
class TankDamaged:
    """A siege tank was struck, and dies of the next hit."""

    tank: Long


@dataclass(frozen=True, slots=True)
class TankDestroyed:
    tank: Long


@dataclass(frozen=True, slots=True)
class BannerFell:
    team: Team


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody has to say where a tank comes or goes, in the open."""

    question: Question


@dataclass(frozen=True, slots=True)
class TankReturned:
    """A guard is on the field again, or for the first time."""

    tank: Long
    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class TankSpawned:
    tank: Long
    seat: Seat
    kind: Kind
    place: Place


@dataclass(frozen=True, slots=True)
class TankRescued:
    """A fast tank went along free points, or stayed: then `path` is empty."""

    tank: Long
    path: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class BombFell:
    """All tanks of this side on the field are about to be destroyed."""

    team: Team


@dataclass(frozen=True, slots=True)
class ClockStopped:
    """This side neither moves nor shoots up to this turn."""

    team: Team
    until: Turn


@dataclass(frozen=True, slots=True)
class LifeGained:
    seat: Seat
    lives: Few


@dataclass(frozen=True, slots=True)
class StarGained:
    seat: Seat
    level: Level


@dataclass(frozen=True, slots=True)
class HelmetGained:
    seat: Seat
    until: Turn


@dataclass(frozen=True, slots=True)
class FenceSteeled:
    """These quarters of a fence are steel now."""

    team: Team
    quarters: Quarters


@dataclass(frozen=True, slots=True)
class HundredDrawn:
    """So many cards were drawn out of the box; nobody sees which. `anew`: all but the hands were
    shuffled first (P4.3)."""

    count: Few
    cards: Cards | None
    anew: bool = False


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    seat: Seat
    count: Few
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class HandPutAway:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    turn: Turn


@dataclass(frozen=True, slots=True)
class MatchEnded:
    winners: tuple[Seat, ...]
    why: Why


Planning = (
    PlanChanged | ActionPlanned | ActionTakenBack | PlanCommitted | TimeRanOut | PlansRevealed
)
Driving = TanksStepped | TanksStopped
Flying = (
    ShotLost | VolleyFired | BulletsFlew | BulletsStruck | BulletsMet | BulletsLeft | BulletsRested
)
Hurt = WallsBroken | HelmetHeld | TankDamaged | TankDestroyed | BannerFell
Coming = Asked | TankReturned | TankSpawned | TankRescued
Bonus = BombFell | ClockStopped | LifeGained | StarGained | HelmetGained | FenceSteeled
Dealing = HundredDrawn | CardsDrawn | HandPutAway
Event = (
    Planning | Driving | Flying | Hurt | Coming | Bonus | Dealing | TurnBegan | MatchEnded | Rolled
)
