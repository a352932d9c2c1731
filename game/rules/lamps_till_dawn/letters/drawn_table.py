"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import Whisper
from game.rules.lamps_till_dawn.state import Nightmare, Table

from .drawing import draw_house
from .notation import numbered, phrase_name, plan_name, room_name, seat_name
from .signs import sign


def draw(table: Table) -> str:
    marks = f"dawn {table.dawn} of {table.setup.full_dawn}"
    marks += f", madness {table.madness} of {table.setup.full_madness}"
    head = f"turn {table.turn}; {marks}"
    return "\n".join((head, *draw_house(table.house, table.lamps), *draw_hidden(table)))


def draw_hidden(table: Table) -> tuple[str, ...]:
    """Return the lines of what some must not know: characters, nightmares and whispers."""
    characters = (_character(table, seat) for seat in table.seats)
    return (*characters, *map(_nightmare, table.nightmares), *map(_whisper, table.whispers))


def _character(table: Table, seat: Seat) -> str:
    side, each = table.setup.sides[seat], table.characters[seat]
    plan = "" if each.plan == () else f", plans {plan_name(table, each.plan)}"
    done = ", committed" if each.committed else ""
    return f"{seat_name(seat)}: {side.value} in {room_name(each.room)}{plan}{done}"


def _nightmare(each: Nightmare) -> str:
    owner = "?" if each.owner is None else seat_name(each.owner)
    where = f"in {room_name(each.room)}, {owner}"
    return f"{numbered(each.number)}: told {sign(each.hint)} in turn {each.turn}, {where}"


def _whisper(each: Whisper) -> str:
    return f"{seat_name(each.seat)} whispers {phrase_name(each.phrase, each.room)}"
