"""Heroes on the way: each stands over the plate of its mark, side by side with all others there."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.lasting_conditions import left
from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .looks import draw_hero, hero_pictures
from .way import COLUMNS, mark_spot

SIZE, UP = 0.92, 0.14
"""How large a hero is, and how far over the middle of its mark it stands, in cells."""
APART = 0.56
"""How far apart those stand who are on one mark."""
EDGE = 0.25
"""So far from the middles of the outermost cells of the board all stand."""
EMBLEM, SIGN = 0.3, 0.36
SIGNS = {"slow": "root", "weak": "weaken", "quick": "stronger"}
"""The sign of each condition of the road."""


def walker(seat: Seat) -> str:
    """Return what the moves of a hero on the way are called."""
    return f"walker {seat}"


def rest(table: Table, seat: Seat, mark: MarkNumber | None = None) -> Pose:
    """Return where a hero stands on the way, or would stand on another mark."""
    at = table.heroes[seat].mark if mark is None else mark
    there = [each for each in table.seats if each == seat or _stands(table, each, at)]
    (x, y), wide = mark_spot(table.setup.last, at), APART * (len(there) - 1)
    left = min(max(x - wide / 2, EDGE), COLUMNS - 1 - EDGE - wide)
    return Pose(left + APART * there.index(seat), y - UP)


def draw_walkers(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]
) -> None:
    """Draw all heroes, from the rear of the land to the front."""
    found = {
        seat: poses.get(walker(seat)) or rest(table, seat)
        for seat in table.seats
        if not table.heroes[seat].resigned or walker(seat) in poses
    }
    for seat in sorted(found, key=lambda each: (found[each].y, each == table.turn)):
        draw_walker(canvas, place, table, seat, found[seat])


def draw_walker(canvas: Canvas, place: BoardPlace, table: Table, seat: Seat, pose: Pose) -> None:
    """Draw a hero with its emblem, in a light where it is on turn, and what lasts on it."""
    (x, y), size = place.spot(pose.x, pose.y), place.size
    cell = size * SIZE * pose.size
    if seat == table.turn and table.ending is None:
        light = canvas.colour(f"seat.{seat}.light")[:3]
        canvas.circle((x, y - cell * 0.5), cell * 0.72, (*light, 70))
        canvas.circle((x, y - cell * 0.5), cell * 0.72, (*light, 220), 2)
    draw_hero(canvas, (x, y), cell, hero_pictures(table, seat), pose.alpha)
    aside = x + cell * 0.36, y - cell * 0.08
    canvas.picture(f"emblem.{seat}", *aside, size * EMBLEM, 0, pose.alpha)
    lasting = [kind for kind in SIGNS if left(table.heroes[seat].lasting, kind)]
    for n, kind in enumerate(lasting):
        spot = x - cell * 0.42, y - cell * (0.9 - 0.42 * n)
        canvas.picture(f"overlord.spell.{SIGNS[kind]}", *spot, size * SIGN, 0, pose.alpha)


def _stands(table: Table, seat: Seat, mark: MarkNumber) -> bool:
    hero = table.heroes[seat]
    return hero.mark == mark and not hero.resigned
