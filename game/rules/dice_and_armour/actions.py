"""What a seat may decide (D11)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Facing
from game.core.number_bounds import Few
from game.core.paths import Path
from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import Kind, Part


@dataclass(frozen=True, slots=True)
class Move:
    """Go this way, cell by cell; a last cell with an enemy on it is a ram (D3, D7)."""

    seat: Seat
    tank: Few
    path: Path


@dataclass(frozen=True, slots=True)
class Shoot:
    """Shoot at the first tank or wreck that way (D4)."""

    seat: Seat
    tank: Few
    way: Facing


@dataclass(frozen=True, slots=True)
class ChoosePart:
    """Answer in a ram which part of this tank breaks (D7.2)."""

    seat: Seat
    tank: Few
    part: Part


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Hold fire after a move (D2.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Surrender:
    """Give up with the last tank (D8.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resign:
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw, or agree to the other seat's offer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Enlist:
    """Put a tank of this class at the eastern end of the own army (D10)."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Take back the tank that was enlisted last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """Let the army be as it is."""

    seat: Seat


Mustering = Enlist | Dismiss | Ready
Deed = Mustering | Move | Shoot | ChoosePart | EndTurn | Surrender
"""What `legal` lists."""
Talk = Resign | OfferDraw
"""What either seat may say at any moment of the match; `legal` does not list it."""
Action = Deed | Talk
