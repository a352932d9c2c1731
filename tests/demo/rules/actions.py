"""What a seat of the demonstration game may decide."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Facing
from game.core.rules import Seat
from tests.demo.rules.state import Order


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Lay a card of this kind into the next free register. Equal cards are one choice."""

    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the card laid last back into the hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Commit:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Aim:
    seat: Seat
    facing: Facing


@dataclass(frozen=True, slots=True)
class Flagged:
    """The seat has no time left; said in a match with clocks, never listed."""

    seat: Seat


Talk = Flagged
Action = PlaceCard | TakeBack | Commit | Aim | Talk
