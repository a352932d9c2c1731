"""The blanket cut open along an aim and seen from aside: what stands in the way, how a toy flies.

Heights are stretched so that the highest of it just fits. Who aims to the west looks to the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from game.core.grid import Cell
from game.rules.blanket_hills.actions import ROUND
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
LOWEST = 30.0
"""A lower box has no room for any of it."""
LEAST = 46
"""So many centimetres of height are shown at the least."""
NEAREST, BEHIND = 80, 5
"""So far one sees at the least, and so far behind the tank."""
MARK, NUMBER = 5, 25
"""Each so many centimetres there is a mark, and a longer one with its number."""
THREAD = 2.2
DOT, EVERY = 1.7, 3
"""How large the dots of a way are, and each how many centimetres there is one."""
TOY = 22

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cut:
    """What is seen of a way: its places and those behind, so far a centimetre is across and up."""

    box: Box
    places: tuple[Cell, ...]
    behind: tuple[Cell, ...]
    across: float
    up: float
    west: bool

    def spot(self, step: float, height: float) -> Spot:
        aside = (step + BEHIND) * self.across
        x = self.box.right - aside if self.west else self.box.x + aside
        return x, self.box.bottom - height * self.up

    def below(self, line: Sequence[tuple[float, float]]) -> list[Spot]:
        """Return the corners of all below a line of steps with their heights."""
        shape = ((line[0][0], 0.0), *line, (line[-1][0], 0.0))
        return [self.spot(*corner) for corner in shape]


def draw_side_view(
    canvas: Canvas,
    box: Box,
    table: Table,
    team: Team,
    azimuth: int,
    way: Sequence[int] = (),
    until: int | None = None,
    toy: str = "",
    slot: str = "side view",
) -> None:
    """Draw what lies along an azimuth from a tank, and a way by its heights in hundredths: as far
    as `until`, where a toy is in the air; nothing where it could not be read."""
    if box.height < LOWEST:
        return
    style = Style(Family.BOLD, max(9, round(box.height * 0.13)))
    foot = canvas.measure("0", style)[1]
    inner = box.inset(6, 5).above(foot)
    places = _way(table, team, azimuth, range(FURTHEST))
    behind = _way(table, team, (azimuth + HALF_ROUND) % ROUND, range(1, BEHIND + 1))
    long = max(NEAREST, len(places), len(way)) + BEHIND
    high = max(LEAST, 7 + max(way, default=0) / HUNDRED)
    west = azimuth > HALF_ROUND
    cut = Cut(inner, places, behind, inner.width / long, inner.height / high, west)
    stand = tuple(tank.place for tank in table.tanks), table.towers, table.domes

    def paint(paper: Canvas) -> None:
        lies = replace(cut, box=inner.moved(-box.x, -box.y))
        paper.plate(paper.box, "night", 0, "tray_light", 2)
        _paint(paper, lies, table, team, style)

    canvas.slot(slot, (table.land, stand, team, azimuth, long, high), box, paint)
    flown = way if until is None else way[: until + 1]
    for step in range(0, len(flown), EVERY):
        canvas.circle(cut.spot(step, flown[step] / HUNDRED), DOT, "accent")
    if toy and flown:
        canvas.picture(toy, *cut.spot(len(flown) - 1, flown[-1] / HUNDRED), TOY)


def _way(table: Table, team: Team, azimuth: int, steps: Iterable[int]) -> tuple[Cell, ...]:
    way = (after(table.tanks[team].place, azimuth, step) for step in steps)
    return tuple(takewhile(on_land, way))


def _paint(canvas: Canvas, cut: Cut, table: Table, team: Team, style: Style) -> None:
    """Paint the land as it is cut, and what stands on it."""
    _paint_toys(canvas, cut, table, team)
    whole, before = (*reversed(cut.behind), *cut.places), len(cut.behind)
    land = [draped(table.land)[place.x][place.y] for place in whole]
    for thread, colour in ((THREAD / cut.up, "hills_line"), (0, "hills_deep")):
        canvas.polygon(
            cut.below([(n - before, high + thread) for n, high in enumerate(land)]), colour
        )
    for step in range(0, len(cut.places), MARK):
        _paint_mark(canvas, cut.spot(step, 0), step, style)
    hand = cut.spot(0, table.land.height(table.tanks[team].place) + BARREL)
    canvas.line(cut.spot(0, land[before]), hand, f"seat.{team}", 3)
    canvas.circle(hand, 3.5, f"seat.{team}")


def _paint_toys(canvas: Canvas, cut: Cut, table: Table, team: Team) -> None:
    """Paint what of domes, towers and tanks stands on the way."""
    ground, places = table.land.height, cut.places
    for at in table.domes:
        high = [
            (n, ground(at) + dome_height(place, at))
            for n, place in enumerate(places)
            if under(place, at)
        ]
        _fill(canvas, cut, high, "map_brown_light")
    for at in table.towers:
        met = [n for n, place in enumerate(places) if in_square(place, at)]
        _fill(canvas, cut, ((n, ground(at) + TOWER_HIGH) for n in met), "leaf")
        _fill(canvas, cut, ((n, ground(at) + TOWER_HIGH) for n in met[1:-1]), "leaf_tip")
    for other in table.teams:
        at = table.tanks[other].place
        met = [n for n, place in enumerate(places) if in_square(place, at)]
        met = [*range(-TANK_HALF, TANK_HALF + 1)] if other == team else met
        inner = met[TANK_HALF // 2 : -TANK_HALF // 2]
        _fill(canvas, cut, ((n, ground(at) + TANK_HIGH / 2) for n in met), f"seat.{other}")
        _fill(canvas, cut, ((n, ground(at) + TANK_HIGH) for n in inner), f"seat.{other}")


def _fill(canvas: Canvas, cut: Cut, line: Iterable[tuple[float, float]], colour: Colour) -> None:
    """Fill all below a line of steps with their heights, with an edge of ink."""
    spots = list(line)
    if len(spots) > 1:
        corners = cut.below(spots)
        canvas.polygon(corners, colour)
        canvas.lines(corners, "night", 1.6)


def _paint_mark(canvas: Canvas, at: Spot, step: int, style: Style) -> None:
    (x, y), number = at, step > 0 and step % NUMBER == 0
    canvas.line(at, (x, y - style.size * (0.6 if number else 0.3)), "hills_line", 1.5)
    if number:
        canvas.text(str(step), x, y, style, "quiet", "centre")
