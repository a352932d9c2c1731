"""The way of a character through the house: through the middle of each doorway, round no corner.

In a room it is one curve that begins and ends square to the doorways, so from room to room it runs
on smoothly, and never through a wall: a room holds all of a curve whose corners it holds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.core.rules import Seat
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import Table
from game.view.lamps_till_dawn.house_plan import walls
from game.view.lamps_till_dawn.standing_pieces import lie, stance
from game.view.show.clip import Ease, Move, Pose, eased

Spot = tuple[float, float]
Timed = tuple[int, float, float]
"""A moment, and where somebody is then."""

PIECES = 6
"""In so many straight pieces a curve is walked."""
BULGE = 0.62
"""How far into a room somebody goes straight on from a doorway, in cells."""
LANES = 0.2
"""How far from the middle of a doorway the outermost of all go."""
HOP = 0.05
APART = 0.36
"""How far apart two foot prints are, in cells."""


def way(table: Table, seat: Seat, rooms: Sequence[RoomNumber]) -> tuple[tuple[Spot, ...], ...]:
    """Return a way as one curve in each room, from where a seat stands to where it will."""
    lane = (2 * seat + 1 - len(table.characters)) / len(table.characters) * LANES
    doors = [doorway(table.house, a, b, lane) for a, b in pairwise(rooms)]
    start, end = (stance(table, seat, room) for room in (rooms[0], rooms[-1]))
    ends = [((start.x, start.y), (0.0, 0.0)), *doors, ((end.x, end.y), (0.0, 0.0))]
    return tuple(tuple(_curve(*first, *last)) for first, last in pairwise(ends))


def timed_way(
    table: Table, seat: Seat, rooms: Sequence[RoomNumber], times: Sequence[int]
) -> tuple[Timed, ...]:
    """Return the spots of a way: it begins at the first of these times, then comes to each doorway,
    and is over at the last of them."""
    last = len(rooms) - 1
    found: list[Timed] = []
    for number, curve in enumerate(way(table, seat, rooms)):
        ease = Ease.START if number == 0 else Ease.STOP if number == last else Ease.STEADY
        begins, long = times[number], times[number + 1] - times[number]
        for step, (x, y) in list(enumerate(curve))[bool(found) :]:
            found.append((begins + round(long * _when(ease, step / PIECES)), x, y))
    return tuple(found)


def moves_along(spots: Sequence[Timed]) -> tuple[Move, ...]:
    """Return how a way is walked, with a hop at each second step."""
    hops = [(ms, Pose(x, y - HOP * (number % 2))) for number, (ms, x, y) in enumerate(spots)]
    return tuple(
        Move(start, end, Ease.STEADY, begins, ends)
        for (begins, start), (ends, end) in pairwise(hops)
    )


def prints_along(spots: Sequence[Timed]) -> tuple[Timed, ...]:
    """Return the foot prints that are left along a way, all equally far apart."""
    found: list[Timed] = []
    left = APART
    for (begins, x, y), (ends, to_x, to_y) in pairwise(spots):
        long = math.dist((x, y), (to_x, to_y))
        while left <= long:
            share = left / long
            ms = begins + round((ends - begins) * share)
            found.append((ms, x + (to_x - x) * share, y + (to_y - y) * share))
            left += APART
        left -= long
    return tuple(found)


def doorway(
    house: House, here: RoomNumber, there: RoomNumber, lane: float = 0
) -> tuple[Spot, Spot]:
    """Return where one goes through a doorway, and in which direction."""
    wall = next(each for each in walls(house) if {each.near, each.far} == {here, there})
    onward = 1.0 if wall.near == here else -1.0
    found = lie(house)
    x, y = wall.spot(lane, 0)
    spot = x + found.across - 0.5, y + found.down - 0.5
    return spot, ((onward, 0.0) if wall.upright else (0.0, onward))


def _when(ease: Ease, done: float) -> float:
    """Return after which share of the time this share of a way is done."""
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (middle, high) if eased(ease, middle) < done else (low, middle)
    return high


def _curve(start: Spot, begins: Spot, end: Spot, ends: Spot) -> Iterator[Spot]:
    corners = (
        start,
        (start[0] + begins[0] * BULGE, start[1] + begins[1] * BULGE),
        (end[0] - ends[0] * BULGE, end[1] - ends[1] * BULGE),
        end,
    )
    for step in range(PIECES + 1):
        t = step / PIECES
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x = sum(share * corner[0] for share, corner in zip(shares, corners, strict=True))
        y = sum(share * corner[1] for share, corner in zip(shares, corners, strict=True))
        yield x, y
