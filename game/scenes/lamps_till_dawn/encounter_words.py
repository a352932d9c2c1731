"""How often both sides met in a night, and where, in words."""

from __future__ import annotations

from game.rules.lamps_till_dawn.encounters import Encounter
from game.rules.lamps_till_dawn.state import Side, Table
from game.scenes.frame.kit import Names, Words

from .naming import room_name


def met_words(words: Words, doors: int, rooms: int) -> str:
    """Return how often both sides met, in rooms and in doorways."""
    if not doors + rooms:
        return words("lamps.morning.never")
    said = (("rooms", rooms), ("doors", doors))
    return " ".join(_often(words, key, count) for key, count in said if count)


def _often(words: Words, key: str, count: int) -> str:
    name = f"lamps.morning.{key}"
    return words(f"{name}_once") if count == 1 else words(name, count=count)


def told_of(words: Words, table: Table, each: Encounter, names: Names) -> str:
    """Return an encounter in a line: who of both sides, and where."""
    sides = {side: [s for s in each.seats if table.side(s) is side] for side in Side}
    first, second = (", ".join(names[seat] for seat in sides[side]) for side in Side)
    room = room_name(words, table.house, each.room)
    if each.doorway_from is None:
        return words("lamps.met.room", first=first, second=second, room=room)
    beyond = room_name(words, table.house, each.doorway_from)
    return words("lamps.met.door", first=first, second=second, room=room, other=beyond)
