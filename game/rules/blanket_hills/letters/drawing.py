"""The blanket in signs, one for 5 x 5 cm from above, one for 2 x 5 cm from the side."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.blanket_hills.actions import Arc
from game.rules.blanket_hills.flight import after, flight, height
from game.rules.blanket_hills.land import HIGH, MIDDLE, WIDE, on_land
from game.rules.blanket_hills.standing import tops_for
from game.rules.blanket_hills.state import Table, Team

from .notation import tank_name

LEGEND = """\
Each sign is 5 x 5 cm: A to D are tanks, t a tower, d a dome by its middle. A point is ground 20 cm
high, any other ground the number of whole 5 cm of its height."""

ACROSS, UP, ALONG = 5, 5, 2
"""Centimetres of a sign: from above each way, and from the side up and along."""
SKY = 75


def draw_land(table: Table) -> tuple[str, ...]:
    """Return the blanket from above with what stands on it."""
    signs = {
        **{_block(dome): "d" for dome in table.domes},
        **{_block(tower): "t" for tower in table.towers},
        **{_block(table.tanks[team].place): tank_name(team) for team in table.teams},
    }
    return tuple(
        "".join(signs.get((x, y)) or _ground(table, x, y) for x in range(WIDE // ACROSS))
        for y in range(HIGH // ACROSS)
    )


def draw_side(
    table: Table, team: Team, azimuth: int, aim: tuple[int, Arc] | None = None
) -> tuple[str, ...]:
    """Return what one sees from the side along a way, from a tank to the end of the blanket.

    Each line begins with its height. With an aim, what would fly is a star, as far as it flies.
    """
    start = table.tanks[team].place
    ways = [after(start, azimuth, step) for step in range(0, WIDE + HIGH, ALONG)]
    places = [place for place in ways if on_land(place)]
    tops = tops_for(table, team)
    found = [[" "] * len(places) for _ in range(0, SKY, UP)]
    for column, place in enumerate(places):
        for level in range(-(-tops[place.x + WIDE * place.y] // UP)):
            found[level][column] = "#" if UP * level < table.land.height(place) else "|"
    if aim is not None:
        _trace(table, team, azimuth, aim, found)
    return tuple(
        f"{UP * level:>2}|{''.join(row)}".rstrip() for level, row in reversed([*enumerate(found)])
    )


def _trace(
    table: Table, team: Team, azimuth: int, aim: tuple[int, Arc], found: list[list[str]]
) -> None:
    reach, arc = aim
    start, apex = table.tanks[team].place, arc.apex(reach)
    ground = table.land.height(start)
    flown = flight(tops_for(table, team), start, ground, azimuth, reach, apex)
    for column in range(min(flown.steps // ALONG + 1, len(found[0]))):
        level = height(ground, reach, apex, ALONG * column) // (100 * UP)
        if 0 <= level < len(found):
            found[level][column] = "*"


def _block(place: Cell) -> tuple[int, int]:
    return place.x // ACROSS, place.y // ACROSS


def _ground(table: Table, x: int, y: int) -> str:
    """Return the sign of the ground in the middle of a block."""
    high = table.land.height(Cell(ACROSS * x + ACROSS // 2, ACROSS * y + ACROSS // 2))
    return "." if high == MIDDLE else str(high // UP)
