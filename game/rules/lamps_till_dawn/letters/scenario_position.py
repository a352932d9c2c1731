"""The position that a story begins with, read from its parts.

What is not given is as a night begins: `places` and `sides` have a line for each seat, `1 light in
5`; `house` is drawn, with its start places under `starts`; `lamps`, `dawn`, `madness`, `turn`,
`full`, `dark turns` and `bright turns` have what they are called. A nightmare is a line `2 in 6
tell 4 turn 1`: who has called it, and when. `throws` say who flees where, `turn 1 seat 2 B`: the
seed is one under which it falls so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.chance import Dice
from game.core.codec import Unreadable
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.lamps_till_dawn.full_marks import Length, full_marks
from game.rules.lamps_till_dawn.house import HOUSE, House, RoomNumber
from game.rules.lamps_till_dawn.state import Character, Nightmare, Setup, Side, State, Table
from game.rules.lamps_till_dawn.turn_end import thrown_start

from .drawing import read_house
from .signs import room_signed

_SEEDS = 10_000
"""So many seeds are tried; any three throws fall under one of some twenty-seven."""


def read_position(sections: Sections) -> State:
    """Return the state that these parts draw."""
    seated = tuple(_seated(line) for line in sections["places"])
    sides = tuple(side for side, _ in seated)
    length = Length(_words(sections, "length", "usual")[0])
    dawn, madness = full_marks(sides, length)
    if "full" in sections:
        dawn, madness = map(int, _words(sections, "full", ""))
    setup = Setup(_house(sections), sides, dawn, madness)
    nightmares = tuple(
        _nightmare(number, line) for number, line in enumerate(sections.get("nightmares", ()), 1)
    )
    table = Table(
        setup,
        tuple(Character(room) for _, room in seated),
        turn=_number(sections, "turn", 1),
        lamps=frozenset(map(read_room, _words(sections, "lamps", ""))),
        dawn=_number(sections, "dawn"),
        madness=_number(sections, "madness"),
        dark_turns=_number(sections, "dark turns"),
        bright_turns=_number(sections, "bright turns"),
    )
    table = replace(table, nightmares=nightmares, called=len(nightmares))
    return CoreState(table, (), _seed(setup, sections.get("throws", ())))


def read_room(written: str) -> RoomNumber:
    room = room_signed(written)
    if room is None:
        raise Unreadable(f"{written!r} is no room: such as 5, or A")
    return room


def _seated(line: str) -> tuple[Side, RoomNumber]:
    """Read a line such as `1 light in 5`."""
    match line.split():
        case [_, "light" | "dark" as side, "in", room]:
            return Side(side), read_room(room)
        case _:
            raise Unreadable(f"{line!r} is no place: such as 1 light in 5")


def _house(sections: Sections) -> House:
    if "house" not in sections:
        return HOUSE
    starts = tuple(map(read_room, _words(sections, "starts", "1 2 3")))
    return read_house(sections["house"], starts)


def _nightmare(number: int, line: str) -> Nightmare:
    """Read a line such as `2 in 6 tell 4 turn 1`."""
    match line.split():
        case [seat, "in", room, "tell", hint, "turn", turn]:
            return Nightmare(
                number, read_room(hint), int(turn), read_room(room), owner=int(seat) - 1
            )
        case _:
            raise Unreadable(f"{line!r} is no nightmare: such as 2 in 6 tell 4 turn 1")


def _words(sections: Sections, heading: str, usual: str) -> list[str]:
    return sections.get(heading, (usual,))[0].split()


def _number(sections: Sections, heading: str, usual: int = 0) -> int:
    return int(sections.get(heading, (str(usual),))[0])


def _seed(setup: Setup, lines: Sequence[str]) -> int:
    """Return the first seed under which these throws fall."""
    wanted = tuple(map(_throw, lines))
    for seed in range(1, _SEEDS):
        if all(thrown_start(setup, Dice(seed, *place)) == room for place, room in wanted):
            return seed
    raise Unreadable("no dice fall like the throws that are given")


def _throw(line: str) -> tuple[tuple[str | int, ...], RoomNumber]:
    match line.split():
        case ["turn", turn, "seat", seat, room]:
            return ("flee", int(turn), int(seat) - 1), read_room(room)
        case _:
            raise Unreadable(f"{line!r} is no throw: such as turn 1 seat 2 B")
