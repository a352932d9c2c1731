"""The blanket cut open along an aim and seen from aside: what stands in the way, how a toy flies.

Heights are stretched so that the highest of it just fits. Who aims to the west looks to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from game.core.grid import Cell
from game.rules.blanket_hills.flight import FURTHEST, after
from game.rules.blanket_hills.land import on_land
from game.rules.blanket_hills.standing import dome_height, in_square, under
from game.rules.blanket_hills.state import BARREL, TANK_HALF, TANK_HIGH, TOWER_HIGH, Table, Team
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .lie_of_land import draped

HUNDRED, HALF_ROUND = 100, 180
LEAST = 46
"""So many centimetres of height are shown at the least."""
NEAREST, BEHIND = 80, 5
"""So far one sees at the least, and so far behind the tank."""
MARK, NUMBER = 5, 25
"""Each so many centimetres there is a mark, and a longer one with its number."""
DOT, EVERY = 1.7, 3
"""How large the dots of a way are, and each how many centimetres there is one."""

Seen = Callable[[float, float], tuple[float, float]]
"""Where a step of the way and a height are seen."""


def draw_side_view(
    canvas: Canvas, box: Box, table: Table, team: Team, azimuth: int, way: Sequence[int] = ()
) -> None:
    """Draw what lies along an azimuth from a tank, and a way by its heights in hundredths."""
    own = table.tanks[team].place
    steps = (after(own, azimuth, step) for step in range(FURTHEST))
    places = tuple(takewhile(on_land, steps))
    canvas.plate(box, (12, 15, 16, 215), 8, "tray_light", 2)
    style = Style(Family.BOLD, max(9, round(box.height * 0.13)))
    foot = canvas.measure("0", style)[1]
    inner = box.inset(6, 5).above(foot)
    across = inner.width / (max(NEAREST, len(places), len(way)) + BEHIND)
    up = inner.height / max(LEAST, 3 + max(way, default=0) / HUNDRED)

    def seen(step: float, height: float) -> tuple[float, float]:
        aside = (step + BEHIND) * across
        x = inner.right - aside if azimuth > HALF_ROUND else inner.x + aside
        return x, inner.bottom - height * up

    _draw_toys(canvas, seen, table, team, places)
    land = [draped(table.land)[place.x][place.y] for place in places]
    _fill(canvas, seen, enumerate(land), "hills_deep")
    canvas.lines([seen(*spot) for spot in enumerate(land)], "hills_line", 2.4)
    for step in range(0, len(places), MARK):
        _draw_mark(canvas, seen(step, 0), step, foot, style)
    hand = seen(0, table.land.height(own) + BARREL)
    canvas.line(seen(0, land[0]), hand, f"seat.{team}", 3)
    canvas.circle(hand, 3.5, f"seat.{team}")
    for step in range(0, len(way), EVERY):
        canvas.circle(seen(step, way[step] / HUNDRED), DOT, "accent")


def _draw_toys(
    canvas: Canvas, seen: Seen, table: Table, team: Team, places: tuple[Cell, ...]
) -> None:
    """Draw what of domes, towers and tanks stands on the way."""
    ground = table.land.height
    for at in table.domes:
        high = [
            (n, ground(at) + dome_height(place, at))
            for n, place in enumerate(places)
            if under(place, at)
        ]
        _fill(canvas, seen, high, "map_brown_light")
    for at in table.towers:
        met = [n for n, place in enumerate(places) if in_square(place, at)]
        _fill(canvas, seen, ((n, ground(at) + TOWER_HIGH) for n in met), "leaf")
        _fill(canvas, seen, ((n, ground(at) + TOWER_HIGH) for n in met[1:-1]), "leaf_tip")
    for other in table.teams:
        at = table.tanks[other].place
        met = [n for n, place in enumerate(places) if in_square(place, at)]
        inner = met if other == team else met[TANK_HALF // 2 : -TANK_HALF // 2]
        _fill(canvas, seen, ((n, ground(at) + TANK_HIGH / 2) for n in met), f"seat.{other}")
        _fill(canvas, seen, ((n, ground(at) + TANK_HIGH) for n in inner), f"seat.{other}")


def _fill(canvas: Canvas, seen: Seen, line: Iterable[tuple[float, float]], colour: Colour) -> None:
    """Fill all below a line of steps with their heights, with an edge of ink."""
    spots = list(line)
    if len(spots) > 1:
        shape = [(spots[0][0], 0.0), *spots, (spots[-1][0], 0.0)]
        corners = [seen(*spot) for spot in shape]
        canvas.polygon(corners, colour)
        canvas.lines(corners, "night", 1.6)


def _draw_mark(
    canvas: Canvas, at: tuple[float, float], step: int, foot: float, style: Style
) -> None:
    x, y = at
    number = step > 0 and step % NUMBER == 0
    canvas.line((x, y), (x, y - foot * (0.5 if number else 0.25)), "hills_line", 1.5)
    if number:
        box = Box(x - foot * 2, y, foot * 4, foot)
        canvas.write(str(step), box, style, "quiet", "centre", wrap=False)
