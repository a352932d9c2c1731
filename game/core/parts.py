"""The things on a table that can be pointed at, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.core.grid import Cell, Facing


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the board, by the number it keeps."""

    number: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the own hand; equal cards are one part."""

    name: str


@dataclass(frozen=True, slots=True)
class Way:
    """A direction: where to look, drive or shoot."""

    facing: Facing


@dataclass(frozen=True, slots=True)
class Count:
    """How many, or which step of a way."""

    count: int


@dataclass(frozen=True, slots=True)
class Dial:
    """A number that is turned, and how far: where to aim, how hard to throw."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class SeatOf:
    """A player, pointed at by the panel of the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Word:
    """What lies nowhere and is only said: done, pass, exchange."""

    name: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A named place that is not a cell: a pile, a slot, a track, the edge one leaves by.

    Where there are several of a name they are numbered from 1; the only one is number 0.
    """

    name: str
    number: int = 0


Part = Cell | Piece | Card | Way | Count | Dial | SeatOf | Word | Spot
Spelling = tuple[Part, ...]


def part_name(part: Part) -> str:
    """Return a part in plain English, as a terminal lists it."""
    match part:
        case Cell(x, y):
            return f"{x},{y}"
        case Piece(number):
            return f"piece {number}"
        case Card(name):
            return f"card {_plain(name)}"
        case Way(facing):
            return facing.name.lower().replace("_", "-")
        case Count(count):
            return str(count)
        case Dial(name, value):
            return f"{_plain(name)} {value}"
        case SeatOf(seat):
            return f"seat {seat}"
        case Word(name) | Spot(name, 0):
            return _plain(name)
        case Spot(name, number):
            return f"{_plain(name)} {number}"
        case _:
            assert_never(part)


def _plain(name: str) -> str:
    return name.replace("_", " ")
