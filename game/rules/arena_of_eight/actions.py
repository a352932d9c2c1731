"""What a seat may decide: the one thing of a turn, and the reply to a blow.

Which cards are discarded follows from the hand: a super card stands in only for one that is
missing (M2.5).
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.number_bounds import Long
from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.cards import Card
from game.rules.arena_of_eight.state import Place


@dataclass(frozen=True, slots=True)
class StepTo:
    """Discard any card and move to the neighbouring cell (M2.2)."""

    seat: Seat
    card: Card
    to: Place


@dataclass(frozen=True, slots=True)
class HopTo:
    """Move exactly two cells, perhaps over the other (M2.3)."""

    seat: Seat
    to: Place


@dataclass(frozen=True, slots=True)
class SaltoTo:
    """Move two or three cells, perhaps over the other, and strike nobody (M2.4)."""

    seat: Seat
    to: Place


@dataclass(frozen=True, slots=True)
class Strike:
    """Strike the other; where a blow ends follows from where both stand (M3)."""

    seat: Seat
    blow: Blow


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw up to eight cards (M2.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Feint:
    """Discard a card on the spot (M2.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Block:
    """Take so much off the blow, by as many block cards (M4.1)."""

    seat: Seat
    count: Long


@dataclass(frozen=True, slots=True)
class Reply:
    """Dodge, or counter; `to` is where a hop or a salto lands, None for the rest (M4)."""

    seat: Seat
    answer: Answer
    to: Place | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Let the blow come (M4)."""

    seat: Seat


Moving = StepTo | HopTo | SaltoTo
Turning = Moving | Strike | Draw | Feint
Replying = Block | Reply | Take
Action = Turning | Replying
