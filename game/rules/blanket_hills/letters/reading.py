"""Words of stories read: tanks and seats, places, shells."""

from __future__ import annotations

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.blanket_hills.course import acting
from game.rules.blanket_hills.shells import Hand, Shell, in_order
from game.rules.blanket_hills.state import Setup, Table, Team

from .notation import TANKS


def read_tank(written: str) -> Team:
    team = TANKS.find(written[:1]) if len(written) == 1 else -1
    if team < 0:
        raise Unreadable(f"{written!r} is no tank: A to D")
    return team


def read_seat(setup: Setup, written: str) -> Seat:
    """Read a seat such as `B`, or `B2` where several fire for it; the first if none is named."""
    members = setup.members(read_tank(written[:1]))
    number = int(written[1:]) if written[1:].isdecimal() else 1
    if not 1 <= number <= len(members):
        raise Unreadable(f"nobody sits at {written!r}")
    return members[number - 1]


def acting_seat(table: Table, written: str) -> Seat:
    """Read a seat; a tank alone is who of it is to act."""
    seat, setup = acting(table), table.setup
    if len(written) == 1 and seat is not None and setup.teams[seat] == read_tank(written):
        return seat
    return read_seat(setup, written)


def read_place(written: str) -> Cell:
    match written.strip("()").split(","):
        case [x, y] if x.isdecimal() and y.isdecimal():
            return Cell(int(x), int(y))
        case _:
            raise Unreadable(f"{written!r} is no place: such as 54,25")


def read_shell(written: str) -> Shell:
    if written not in {shell.value for shell in Shell}:
        raise Unreadable(f"{written!r} is no shell: such as nuke")
    return Shell(written)


def read_shells(words: list[str]) -> Hand:
    return in_order(tuple(map(read_shell, words)))
