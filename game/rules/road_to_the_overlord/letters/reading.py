"""Words of stories read: heroes, cells, numbers of cards in a bargain."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord.field import HEROES as CELLS

from .notation import HEROES, ROWS

_ROWS = {name: row for row, name in ROWS.items()}


def read_hero(written: str) -> Seat:
    seat = HEROES.find(written) if len(written) == 1 else -1
    if seat < 0:
        raise Unreadable(f"{written!r} is no hero: A to D")
    return seat


def read_heroes(written: Iterable[str]) -> tuple[Seat, ...]:
    return tuple(map(read_hero, written))


def read_cell(row: str, x: str, of_monsters: bool = False) -> Cell:
    """Read a cell such as `front 2`, of the heroes' half unless it is said."""
    found = Cell(read_number(x), _ROWS.get(row, 0))
    if found not in CELLS:
        raise Unreadable(f"{row} {x} is no cell: such as front 2, second 4, rear 5")
    return Cell(found.x, -found.y) if of_monsters else found


def read_number(written: str) -> int:
    if not written.removeprefix("-").isdecimal():
        raise Unreadable(f"{written!r} is no number")
    return int(written)


def read_pair(written: str) -> tuple[int, int]:
    """Read attack and life such as `2/4`."""
    one, _, two = written.partition("/")
    return read_number(one), read_number(two)


def read_slots(words: Iterable[str]) -> tuple[int, ...]:
    """Read numbers of cards in a bargain, or `nothing`."""
    return tuple(read_number(each) for each in words if each != "nothing")
