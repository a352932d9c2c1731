"""Houses of Lamps Till Dawn as map files: those of the game, and any drawn by a test."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.maps.maps import map_folder

GAME = "lamps_till_dawn"
HOME = map_folder() / GAME
GOOD = HOME / "old_house.tmx"
SHIPPED = sorted(HOME.glob("*.tmx"))
BLANK = HOME / "start_here" / "new_house.tmx"
TILE = 64

Spots = Mapping[str, tuple[float, float]]


def house(rooms: Spots, starts: Spots) -> str:
    """Return the map of a house: rooms by their corners, start places by their points, in cells."""
    squares = "".join(
        f'  <object id="{n}" name="{name}" type="room" x="{x * TILE}" y="{y * TILE}"'
        f' width="{2 * TILE}" height="{2 * TILE}"/>\n'
        for n, (name, (x, y)) in enumerate(rooms.items(), 1)
    )
    points = "".join(
        f'  <object id="{100 + n}" name="{name}" type="start_place" x="{x * TILE}"'
        f' y="{y * TILE}"><point/></object>\n'
        for n, (name, (x, y)) in enumerate(starts.items(), 1)
    )
    head = BLANK.read_text("utf-8").split(" <objectgroup")[0]
    layers = "".join(
        f' <objectgroup name="{name}">\n{drawn} </objectgroup>\n'
        for name, drawn in (("rooms", squares), ("starts", points))
    )
    return f"{head}{layers}</map>\n"


def row(*names: str) -> dict[str, tuple[float, float]]:
    """Return rooms in a row, each touching the one before."""
    return {name: (2.0 * n, 0.0) for n, name in enumerate(names)}


def middles(*rooms: int) -> dict[str, tuple[float, float]]:
    """Return start places in the middle of these rooms of a row, counted from 0."""
    return {str(n): (2.0 * room + 1, 1.0) for n, room in enumerate(rooms, 1)}
