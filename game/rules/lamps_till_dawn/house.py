"""The house: rooms of four quarters, numbered from 1, which touch or not (K1.1, K1.2).

A room's name is a word of the texts in a house of ours, and stands as it is in any other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from game.core.grid import Cell
from game.core.number_bounds import Letters, Within

MOST_ROOMS = 35
"""So many have a sign of one letter, 1 to 9 and A to Z."""
FURTHEST = 3
"""How many rooms one moves at most (K4.1)."""

RoomNumber = Annotated[int, Within(1, MOST_ROOMS)]
Path = tuple[RoomNumber, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """A square of four quarters; `corner` is the north-western one."""

    name: Annotated[str, Letters(40)]
    corner: Cell

    @property
    def quarters(self) -> tuple[Cell, ...]:
        x, y = self.corner.x, self.corner.y
        return Cell(x, y), Cell(x + 1, y), Cell(x, y + 1), Cell(x + 1, y + 1)

    def touches(self, other: Room) -> bool:
        """Whether they share at least one quarter's side."""
        wide = abs(self.corner.x - other.corner.x)
        high = abs(self.corner.y - other.corner.y)
        return (wide, high) in {(2, 0), (2, 1), (0, 2), (1, 2)}

    def overlaps(self, other: Room) -> bool:
        return max(abs(self.corner.x - other.corner.x), abs(self.corner.y - other.corner.y)) < 2


@dataclass(frozen=True, slots=True)
class House:
    """`starts` are the start places by number; only a crowd uses the fourth (K1.3)."""

    rooms: tuple[Room, ...]
    starts: tuple[RoomNumber, ...]

    @property
    def numbers(self) -> range:
        return range(1, len(self.rooms) + 1)

    def room(self, number: RoomNumber) -> Room:
        return self.rooms[number - 1]

    def beside(self, number: RoomNumber) -> tuple[RoomNumber, ...]:
        """Return the rooms that touch this one."""
        return _beside(self)[number - 1]

    def paths(self, start: RoomNumber) -> tuple[Path, ...]:
        """Return every way of one to three rooms that enters none twice (K4.1)."""
        return _paths(self, start)


HOUSE = House(
    (
        Room("library", Cell(2, 0)),
        Room("winter_garden", Cell(4, 0)),
        Room("kitchen", Cell(0, 1)),
        Room("music_room", Cell(6, 1)),
        Room("dining_room", Cell(2, 2)),
        Room("great_hall", Cell(4, 2)),
        Room("pantry", Cell(0, 3)),
        Room("study", Cell(6, 3)),
        Room("nursery", Cell(2, 4)),
        Room("gallery", Cell(4, 4)),
        Room("porch", Cell(0, 5)),
        Room("chapel", Cell(6, 5)),
    ),
    (2, 11, 12, 3),
)
"""Our house of twelve rooms (K1.2), with its start places (K1.3)."""


@lru_cache(maxsize=64)
def _beside(house: House) -> tuple[tuple[RoomNumber, ...], ...]:
    return tuple(
        tuple(n for n in house.numbers if house.room(n).touches(room)) for room in house.rooms
    )


@lru_cache(maxsize=512)
def _paths(house: House, start: RoomNumber) -> tuple[Path, ...]:
    found: list[Path] = []
    ways: list[Path] = [()]
    for _ in range(FURTHEST):
        ways = [
            (*way, following)
            for way in ways
            for following in house.beside(way[-1] if way else start)
            if following != start and following not in way
        ]
        found += ways
    return tuple(sorted(found))
