"""What the referee of the demonstration game has still to do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    seat: Seat
    register: int


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive on, cell by cell, as far as the card still reaches."""

    seat: Seat
    cells: int


@dataclass(frozen=True, slots=True)
class OpenCrate:
    seat: Seat


@dataclass(frozen=True, slots=True)
class EndRound:
    pass


Task = PlayCard | Drive | OpenCrate | EndRound
