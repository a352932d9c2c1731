"""What a seat may decide: the marks, cards of the row in secret, and where to step or to push."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.one_cut.cards import Card


@dataclass(frozen=True, slots=True)
class NameMark:
    """Name the cell on which a figure shall begin: the own one, then the other's (U1.2)."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class AgreeMarks:
    """Begin on the marks that the other has named (U1.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeepMarks:
    """Begin on the fair marks (U1.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LayCard:
    """Lay a card of this kind face down at the right end of the own row (U2.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the card laid last back into the hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Commit:
    """Leave the row as it lies; nothing is changed afterwards (U2.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StepTo:
    """Name the cell to step to; who dodges may name the own one (U4.6)."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class PushTo:
    """Take the contested cell and push the other figure to this one (U4.6)."""

    seat: Seat
    cell: Cell


Planning = LayCard | TakeBack | Commit
Placing = NameMark | AgreeMarks | KeepMarks
Action = Placing | Planning | StepTo | PushTo
