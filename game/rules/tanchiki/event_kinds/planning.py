"""What happens while everybody plans in secret (T4.1).

A secret of planning is only `PlanChanged` to the others; what is exchanged they see.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class PlanChanged:
    """Somebody else did something to a plan; this is all the others see of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlaced:
    seat: Seat
    manoeuvre: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    seat: Seat
    manoeuvre: int
    card: Card


@dataclass(frozen=True, slots=True)
class KindExchanged:
    """So many cards of a kind went, these came; `reshuffled` if the deck ran short.

    The others see what went, for discards lie open (T4.1d).
    """

    seat: Seat
    card: Card
    count: int
    drawn: Cards | None
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class SwitchChosen:
    """A seat wants to stand switched off this turn, or no longer wants to."""

    seat: Seat
    off: bool


@dataclass(frozen=True, slots=True)
class PlanCommitted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlansRevealed:
    """Planning is over; these seats are switched off this turn (all of them are named)."""

    off: tuple[Seat, ...]


PlanningEvent = (
    PlanChanged
    | CardPlaced
    | CardTakenBack
    | KindExchanged
    | SwitchChosen
    | PlanCommitted
    | PlansRevealed
)
