"""What a player may decide: one turn is one action."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """Bring the piece on `start` to `to`, facing so, then destroy what stands on `target`."""

    seat: Seat
    start: Cell
    to: Cell
    facing: Facing
    target: Cell | None


@dataclass(frozen=True, slots=True)
class LeaveBoard:
    """Drive the commander on `start` over the far edge, facing so at the last step."""

    seat: Seat
    start: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Resign:
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw, or accept the one that the other seat has offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallFlag:
    """Tell the referee that the time of this seat is up."""

    seat: Seat


Turn = TakeTurn | LeaveBoard
"""What `legal` lists."""

Talk = Resign | OfferDraw | CallFlag
"""What either seat may do at any moment of the match; `legal` does not list it."""

Action = Turn | Talk
