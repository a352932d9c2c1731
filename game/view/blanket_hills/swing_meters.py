"""The meters of a hand, beside the tank that tosses: a needle swings about what was aimed at.

They are drawn larger than they are meant: a degree is a stroke that is seen from a sofa.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from game.rules.blanket_hills.state import Table, Team
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

from .lie_of_land import SQUASH, seen_at

RADIUS, BROAD = 3.4, 0.5
"""How far from the tank the compass is, and how broad a meter, in cells."""
SPREAD = 52
"""To so many degrees of the page each half of a swing is drawn."""
NEAR, LONG = 1.3, 6.0
"""Where along the aim the scale of the reach begins, and how long it is, in cells."""
SMOOTH = 12
MARK, TICKS = "leaf_tip", 14
Spot = tuple[float, float]


def draw_turn_meter(
    canvas: Canvas, at: BoardPlace, table: Table, team: Team, azimuth: int, by: int, off: int
) -> None:
    """Draw an arc of the compass round the tank, and where between its ends the hand is."""

    def spot(degrees: float, share: float) -> Spot:
        turn = radians(azimuth + degrees * SPREAD / by)
        far = at.size * (RADIUS + share * BROAD)
        return middle[0] + far * sin(turn), middle[1] - far * cos(turn) * SQUASH

    middle = _tank(at, table, team)
    strokes = [by * n / SMOOTH for n in range(-SMOOTH, SMOOTH + 1)]
    inner, outer = ([spot(each, side) for each in strokes] for side in (-1, 1))
    _draw_plate(canvas, at, inner, outer)
    for degree in range(-by, by + 1):
        if by <= TICKS or degree % 2 == 0:
            _draw_tick(canvas, at, spot(degree, -0.6), spot(degree, 0.6), degree == 0)
    _draw_needle(canvas, at, middle, spot(off, 1.3))


def draw_reach_meter(
    canvas: Canvas, at: BoardPlace, table: Table, team: Team, azimuth: int, by: int, off: int
) -> None:
    """Draw a scale along the aim, and where between its ends the hand is."""
    turn = radians(azimuth)
    east, south = sin(turn), -cos(turn) * SQUASH
    long = (east**2 + south**2) ** 0.5
    east, south = east / long, south / long

    def spot(cm: float, share: float) -> Spot:
        far = at.size * (NEAR + LONG * (cm / by + 1) / 2)
        aside = at.size * BROAD * share
        return middle[0] + far * east - aside * south, middle[1] + far * south + aside * east

    middle = _tank(at, table, team)
    inner, outer = ([spot(each, side) for each in (-by, by)] for side in (-1, 1))
    _draw_plate(canvas, at, inner, outer)
    for cm in range(-by, by + 1):
        if by <= TICKS or cm % 2 == 0:
            _draw_tick(canvas, at, spot(cm, -0.6), spot(cm, 0.6), cm == 0)
    _draw_needle(canvas, at, spot(off, -1.5), spot(off, 1.5))


def _draw_plate(
    canvas: Canvas, at: BoardPlace, inner: Sequence[Spot], outer: Sequence[Spot]
) -> None:
    canvas.polygon([*inner, *reversed(outer)], (12, 15, 16, 215))
    for line in (inner, outer):
        canvas.lines(line, "tray_light", max(1.5, at.size * 0.06))


def _draw_tick(canvas: Canvas, at: BoardPlace, start: Spot, end: Spot, middle: bool) -> None:
    ink: Colour = MARK if middle else "quiet"
    canvas.line(start, end, ink, at.size * (0.22 if middle else 0.07))


def _draw_needle(canvas: Canvas, at: BoardPlace, start: Spot, end: Spot) -> None:
    canvas.line(start, end, "night", at.size * 0.3)
    canvas.line(start, end, "white", at.size * 0.16)
    canvas.circle(end, at.size * 0.3, "night")
    canvas.circle(end, at.size * 0.2, "accent")


def _tank(at: BoardPlace, table: Table, team: Team) -> Spot:
    pose = seen_at(table.land, table.tanks[team].place)
    return at.spot(pose.x, pose.y)
