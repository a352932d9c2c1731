"""The house in letters: drawn for the terminal, read for stories.

A row has a sign for each quarter: that of its room, `*` where the lamp burns, `.` outside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.rules.lamps_till_dawn.house import House, Room, RoomNumber

from .signs import SIGNS, sign

LEGEND = """\
Each room is a square of four equal signs, 1 to 9 and A to Z; its lamp burns where they are *.
A point lies outside. Rooms are joined that share a quarter's side."""

LAMP = "*"
OUTSIDE = "."


def draw_house(house: House, lamps: frozenset[RoomNumber]) -> tuple[str, ...]:
    """Return the house with the lamps that burn."""
    letters = {
        cell: LAMP if number in lamps else sign(number)
        for number in house.numbers
        for cell in house.room(number).quarters
    }
    wide = max(cell.x for cell in letters) + 1
    high = max(cell.y for cell in letters) + 1
    return tuple(
        " ".join(letters.get(Cell(x, y), OUTSIDE) for x in range(wide)) for y in range(high)
    )


def read_house(lines: Sequence[str], starts: tuple[RoomNumber, ...]) -> House:
    """Read a house without lamps; its rooms bear their signs for names."""
    found: dict[str, list[Cell]] = {}
    for y, line in enumerate(lines):
        for x, letter in enumerate(line.split()):
            if letter != OUTSIDE:
                found.setdefault(letter, []).append(Cell(x, y))
    if sorted(found) != sorted(SIGNS[: len(found)]):
        raise Unreadable(f"rooms are 1 to 9, then A to Z, none left out: {' '.join(found)}")
    return House(tuple(_room(letter, found) for letter in SIGNS[: len(found)]), starts)


def _room(letter: str, found: Mapping[str, Sequence[Cell]]) -> Room:
    room = Room(letter, min(found[letter], key=lambda cell: (cell.y, cell.x)))
    if {*room.quarters} != {*found[letter]}:
        raise Unreadable(f"room {letter} is no square of four quarters")
    return room
