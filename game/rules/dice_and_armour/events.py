"""What can happen, in the order in which it is seen."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.lasting_conditions import Conditions
from game.core.number_bounds import Few, Long
from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.state import How


@dataclass(frozen=True, slots=True)
class TankDrove:
    """A tank makes one step; it looks so now."""

    number: Few
    to: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class WreckPushed:
    """The tank `by` is about to step where this wreck lay (D5.4)."""

    number: Few
    to: Cell
    by: Few


@dataclass(frozen=True, slots=True)
class MoveEnded:
    """The tank has gone its whole way and may still shoot."""

    number: Few


@dataclass(frozen=True, slots=True)
class ConditionRan:
    """So much is left of a tank's condition; with 0 it is over (D6.2, D6.4)."""

    number: Few
    kind: str
    left: Few


@dataclass(frozen=True, slots=True)
class ShotFired:
    """A tank shoots that way; `target` stands or lies on `cell`, the first thing there.

    With `critical` the critical die is thrown, too; at a wreck there are no dice.
    """

    number: Few
    way: Facing
    cell: Cell
    target: Few
    wreck: bool
    critical: bool


@dataclass(frozen=True, slots=True)
class ShotBounced:
    """The hit die lies out of what the shooter penetrates (D4.5)."""

    number: Few


@dataclass(frozen=True, slots=True)
class HitWasted:
    """The part is broken already, and by the option nothing else breaks (D4.7)."""

    number: Few
    part: Part


@dataclass(frozen=True, slots=True)
class PartBroken:
    """A part breaks; `struck` is another one where the damage went on (D4.7).

    `lasting` are the conditions the tank has now.
    """

    number: Few
    part: Part
    struck: Part
    lasting: Conditions


@dataclass(frozen=True, slots=True)
class TankDestroyed:
    """Too many parts are broken, or a heavy tank came: a wreck is left (D5)."""

    number: Few


@dataclass(frozen=True, slots=True)
class TankRemoved:
    """A critical hit: nothing is left on the board (D5.2)."""

    number: Few


@dataclass(frozen=True, slots=True)
class ChipLaid:
    """A shot at a wreck: it has so many chips now (D5.3)."""

    number: Few
    chips: Few
    seat: Seat


@dataclass(frozen=True, slots=True)
class WreckRemoved:
    number: Few


@dataclass(frozen=True, slots=True)
class TankRammed:
    """A tank rams another with its last step; it looks so now (D7)."""

    number: Few
    target: Few
    facing: Facing


@dataclass(frozen=True, slots=True)
class PartAsked:
    """The seat is asked which part of the first tank breaks; `other` is the tank it met.

    So many `more` parts break in this ram.
    """

    seat: Seat
    number: Few
    other: Few
    more: Few


@dataclass(frozen=True, slots=True)
class PartChosen:
    seat: Seat
    number: Few
    part: Part


@dataclass(frozen=True, slots=True)
class RamSpared:
    """The ram breaks nothing of this tank: what it could break is broken (D7.3)."""

    number: Few


@dataclass(frozen=True, slots=True)
class BaseCounted:
    """So many turns the tank has held the enemy's base; 0 when it was struck or left (D8.2)."""

    number: Few
    count: Few


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """`quiet` turns in a row nothing has happened (D8.3)."""

    seat: Seat
    quiet: Few


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    number: Long


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """No tank of the seat can do anything (D2.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered:
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """The seat has ended its turn without an answer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatSurrendered:
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatResigned:
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    how: How
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class TankEnlisted:
    """The next tank of a free army; its class is None where it is not seen (D10)."""

    seat: Seat
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class TankDismissed:
    seat: Seat
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class ArmyReady:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ArmiesShown:
    """Both armies stand on the board, each from the west."""

    armies: tuple[tuple[Kind, ...], tuple[Kind, ...]]


Mustered = TankEnlisted | TankDismissed | ArmyReady | ArmiesShown
Driven = TankDrove | WreckPushed | MoveEnded | ConditionRan | TankRammed
Struck = (
    ShotFired
    | Rolled
    | ShotBounced
    | HitWasted
    | PartBroken
    | TankDestroyed
    | TankRemoved
    | ChipLaid
    | WreckRemoved
    | PartAsked
    | PartChosen
    | RamSpared
)
Course = (
    BaseCounted
    | TurnEnded
    | TurnBegan
    | TurnPassed
    | DrawOffered
    | DrawDeclined
    | SeatSurrendered
    | SeatResigned
    | MatchEnded
)
Event = Mustered | Driven | Struck | Course
