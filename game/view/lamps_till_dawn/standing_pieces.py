"""Where everything stands on the board of Lamps Till Dawn, and by which pictures it is known.

The board is the house with a strip of sky above it. A spot of a room is told from its north-western
corner, from 0 to 2 cells to the east and to the south.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.lamps_till_dawn.house import House, Room, RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.show.clip import Pose

RIM = 28.0
SKY = 2
"""So many rows of the board are sky."""
LEAST_COLUMNS = 8
"""The two counters need so much room above a narrow house."""

LAMP = 1.0, 0.6
NUMBER = 0.34, 0.36
ASLEEP = 1.64, 0.4
WHISPER = 0.34, 0.98
MAYBE = 1.66, 0.98
SEEN = 0.34, 1.42
"""Where things are in a room."""

FEET, BACK = 1.46, 0.96
"""How far down somebody stands, and those behind where there are many."""
ABREAST = 4
APART, WIDE = 0.86, 1.34
"""How far two stand apart, and the outer ones of many, in cells."""
EMBLEM = 0.9
"""How far apart the emblems of two that are found in one room are, in cells."""
ASIDE = 0.13
"""So far to the right, and closer, stand those behind: nobody hides the number of the room."""

TRACK_Y = 0.18
"""How far down both counters are, in cells."""
EDGE, ICON = 0.1, 1.06
"""How far from the sides the sun and the moon are, and how large, in cells."""
INNER = 0.66
"""How far from the middle both tracks end."""

CALM, SCARED, PROUD = "calm", "scared", "proud"
PEOPLE = 4
"""So many different people each side has."""

MOTIFS = (
    *("library", "winter_garden", "kitchen", "music_room", "dining_room", "great_hall"),
    *("pantry", "study", "nursery", "gallery", "porch", "chapel"),
    *("bedroom", "bathroom", "cellar", "attic", "parlour", "workshop"),
    *("fireside", "stable", "veranda", "scriptorium", "chapter_house", "gatehouse"),
    *("infirmary", "refectory", "cells", "billiard_room", "reading_room", "ballroom"),
    *("cloakroom", "lobby", "corridor", "laundry", "guest_room", "armoury", "guardroom"),
    *("throne_room", "treasury", "dungeon", "stairs", "tower_room", "observatory"),
)
"""How rooms are furnished; one of another name has one of these by its number."""


@dataclass(frozen=True, slots=True)
class Lie:
    """How large the board of a house is, how wide the house itself, and how far its quarters lie
    from the cells below them."""

    columns: int
    rows: int
    wide: int
    across: int
    down: int


@lru_cache(maxsize=64)
def lie(house: House) -> Lie:
    xs = [room.corner.x for room in house.rooms]
    ys = [room.corner.y for room in house.rooms]
    wide, high = max(xs) - min(xs) + 2, max(ys) - min(ys) + 2
    columns = max(wide, LEAST_COLUMNS)
    return Lie(columns, high + SKY, wide, (columns - wide) // 2 - min(xs), SKY - min(ys))


def board_size(table: Table) -> tuple[int, int]:
    found = lie(table.house)
    return found.columns, found.rows


def cells_of(house: House, number: RoomNumber) -> tuple[Cell, ...]:
    """Return the cells of the board that a room takes."""
    found = lie(house)
    quarters = house.room(number).quarters
    return tuple(Cell(each.x + found.across, each.y + found.down) for each in quarters)


def room_at(house: House, cell: Cell) -> RoomNumber | None:
    """Return the room on a cell of the board."""
    return next((each for each in house.numbers if cell in cells_of(house, each)), None)


def counter_at(house: House, cell: Cell) -> Side | None:
    """Return whose counter is in the sky on a cell of the board."""
    columns = lie(house).columns
    if not (0 <= cell.x < columns and 0 <= cell.y < SKY) or 2 * cell.x == columns - 1:
        return None
    return Side.LIGHT if 2 * cell.x < columns - 1 else Side.DARK


def at(house: House, number: RoomNumber, spot: tuple[float, float] = (1, 1)) -> Pose:
    """Return a spot of a room, its middle unless said."""
    corner = cells_of(house, number)[0]
    return Pose(corner.x - 0.5 + spot[0], corner.y - 0.5 + spot[1])


def on_page(
    place: BoardPlace, house: House, number: RoomNumber, spot: tuple[float, float] = (1, 1)
) -> tuple[float, float]:
    pose = at(house, number, spot)
    return place.spot(pose.x, pose.y)


def box_of(place: BoardPlace, house: House, number: RoomNumber) -> Box:
    """Return the box of a room on the page."""
    x, y = on_page(place, house, number, (0, 0))
    return Box(x, y, 2 * place.size, 2 * place.size)


def stance(table: Table, seat: Seat, number: RoomNumber) -> Pose:
    """Return where a seat stands in a room: always on the same spot, whoever else is there."""
    count = len(table.characters)
    abreast = min(count, ABREAST)
    behind = count > ABREAST and seat < count - ABREAST
    column = seat if behind else seat - max(0, count - ABREAST)
    across = count - ABREAST if behind else abreast
    wide = WIDE - 2 * ASIDE if behind else WIDE
    beside = (column - (across - 1) / 2) * min(APART, wide / max(1, across - 1))
    spot = (1 + ASIDE + beside, BACK) if behind else (1 + beside, FEET)
    return at(table.house, number, spot)


def emblem_at(table: Table, seat: Seat, number: RoomNumber) -> Pose:
    """Return where the emblem of somebody found in a room is: on a spot of its own, whoever else
    of its side is found there."""
    own = table.of_side(table.setup.sides[seat])
    columns = math.isqrt(len(own) - 1) + 1
    rows = -(-len(own) // columns)
    row, column = divmod(own.index(seat), columns)
    apart = min(EMBLEM, WIDE / max(1, columns - 1))
    beside, down = (column - (columns - 1) / 2) * apart, (row - (rows - 1) / 2) * apart
    return at(table.house, number, (1 + beside, 1 + down))


def tallness(table: Table) -> float:
    """Return how large somebody is, in cells for 64 units of the picture."""
    return 0.72 if len(table.characters) <= ABREAST else 0.56


def walker(table: Table, seat: Seat, mood: str = "") -> str:
    """Return the picture of a character in a mood, in that of the hour unless said.

    The characters of a side are other people each, told apart by their shapes, in this order.
    """
    side = table.setup.sides[seat]
    which = table.of_side(side).index(seat) % PEOPLE
    winner = table.ending.winner if table.ending else None
    return f"walker.{side.value}.{which}.{mood or mood_of(side, winner)}.{seat}"


def mood_of(side: Side, winner: Side | None) -> str:
    """Return how somebody of a side looks when the night is won, or by nobody yet."""
    if winner is None:
        return CALM
    return PROUD if winner is side else SCARED


def motif(room: Room, number: RoomNumber) -> str:
    return f"house.{room.name if room.name in MOTIFS else MOTIFS[(number * 7) % len(MOTIFS)]}"


def track(house: House, side: Side) -> tuple[float, float]:
    """Return from where to where a track leads, in cells from the left: to the middle."""
    wide = lie(house).columns
    near = EDGE + ICON + 0.16
    return (near, wide / 2 - INNER) if side is Side.LIGHT else (wide - near, wide / 2 + INNER)


def mark_at(table: Table, side: Side, count: int) -> Pose:
    """Return where the mark of this number is on a counter."""
    full = table.setup.full(side)
    start, end = track(table.house, side)
    share = (min(max(count, 1), full) - 0.5) / full
    return Pose(start + (end - start) * share - 0.5, TRACK_Y)


def side_picture(side: Side) -> str:
    """Return the mark of a room where somebody of this side may be."""
    return f"house.maybe.{side.value}"
