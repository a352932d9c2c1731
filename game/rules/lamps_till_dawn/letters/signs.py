"""The sign of a room, one letter: 1 to 9, then A to Z."""

from __future__ import annotations

from string import ascii_uppercase

from game.rules.lamps_till_dawn.house import MOST_ROOMS, RoomNumber

SIGNS = "123456789" + ascii_uppercase


def sign(room: RoomNumber) -> str:
    """Return the sign, or the bare number of what is no room of any house."""
    return SIGNS[room - 1] if 1 <= room <= MOST_ROOMS else f"room {room}"


def room_signed(letter: str) -> RoomNumber | None:
    """Return the room of this sign, if it is one."""
    place = SIGNS.find(letter.upper()) if len(letter) == 1 else -1
    return place + 1 if place >= 0 else None
