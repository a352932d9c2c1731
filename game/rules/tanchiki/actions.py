"""What a player may decide. Planning is cut small; it is secret until all have committed."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import Card
from game.rules.tanchiki.state import Piece


@dataclass(frozen=True, slots=True)
class PlaceTank:
    seat: Seat
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Lay a card of this kind on top of manoeuvre 0 or 1. Equal cards are one choice."""

    seat: Seat
    manoeuvre: int
    card: Card


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last card of a manoeuvre back to the hand."""

    seat: Seat
    manoeuvre: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Discard so many cards of one kind and draw as many: once in a planning phase."""

    seat: Seat
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class SwitchOff:
    """Do not plan: stand switched off this turn. No card may lie in a manoeuvre."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SwitchOn:
    """Take SwitchOff back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Commit:
    """End the planning of this seat; there is no way back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoveBot:
    """Let this bot make its manoeuvres next; the first player says so."""

    seat: Seat
    bot: Piece


@dataclass(frozen=True, slots=True)
class UseShovel:
    """Remove the brick on this cell, or put one there if there is none."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class ThrowGrenade:
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Agree to play a tie on until somebody leads."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShareWin:
    seat: Seat


Action = (
    PlaceTank
    | PlaceCard
    | TakeBack
    | Exchange
    | SwitchOff
    | SwitchOn
    | Commit
    | MoveBot
    | UseShovel
    | ThrowGrenade
    | PlayOn
    | ShareWin
)
