"""Below the land: a sheet for each hero, with all it wears, its level, and how strong it is."""

from __future__ import annotations

from typing import Final

from game.core.lasting_conditions import left
from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.state import BAR, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.read_figures import write_read

from .looks import draw_hero, hero_pictures
from .numbers import draw_number
from .walkers import SIGNS
from .way import COLUMNS, ROWS

BELOW: Final = 2
"""So many rows of the board lie below the land."""
GAP, MOST_WIDE = 0.1, 4.0
FIGURE, FEET = 1.38, 1.78
"""How large the hero is on its sheet, and how far down it stands, in cells."""
RUNGS = (0.12, 0.68, 1.24)
"""Where the three rows of numbers begin, in cells."""
TALL = 0.5
LEFT = 1.2
"""So far from the left they begin."""


def wide_of(table: Table) -> float:
    """Return how wide the sheets are, in cells."""
    return min(MOST_WIDE, COLUMNS / len(table.heroes))


def sheet_box(place: BoardPlace, table: Table, seat: Seat) -> Box:
    """Return where the sheet of a hero is on the page."""
    wide, count = wide_of(table), len(table.heroes)
    first, size = (COLUMNS - wide * count) / 2 + wide * seat, place.size
    top = place.y + ROWS * size
    return Box(place.x + first * size, top, wide * size, BELOW * size).inset(size * GAP / 2)


def draw_sheets(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    for seat in table.seats:
        _draw_sheet(canvas, place, table, seat)


def _draw_sheet(canvas: Canvas, place: BoardPlace, table: Table, seat: Seat) -> None:
    box, size, own = sheet_box(place, table, seat), place.size, table.heroes[seat]
    on_turn = seat == table.turn and table.ending is None
    edge = f"seat.{seat}.light" if on_turn else f"seat.{seat}"
    canvas.plate(box, "realm_ash_dark", size * 0.14, edge, 4 if on_turn else 2)
    alpha = canvas.dim(90) if own.resigned else 255
    feet = box.x + size * 0.64, box.y + size * FEET
    draw_hero(canvas, feet, size * FIGURE, hero_pictures(table, seat), alpha)
    canvas.picture(f"emblem.{seat}", box.x + size * 0.2, box.y + size * 0.2, size * 0.34)
    right = Box(box.x + size * LEFT, box.y, box.width - size * (LEFT + 0.06), box.height)
    _draw_level(canvas, right, size, own.level, own.experience)
    attack, life = strength.attack(table, seat), own.life
    rows = [Box(right.x, right.y + size * down, right.width, size * TALL) for down in RUNGS]
    two = rows[1].columns(2)
    draw_number(canvas, two[0], "overlord.attack", attack)
    draw_number(canvas, two[1], "overlord.defence", strength.defence(table, seat))
    _draw_life(canvas, rows[2], size, life, strength.most_life(table, seat))
    lasting = [kind for kind in SIGNS if left(own.lasting, kind)]
    for n, kind in enumerate(lasting):
        spot = box.x + size * 0.22, box.y + size * (0.66 + 0.4 * n)
        canvas.picture(f"overlord.spell.{SIGNS[kind]}", *spot, size * 0.36)


def _draw_level(canvas: Canvas, right: Box, size: float, level: int, experience: int) -> None:
    """Draw the level in a star, and the bar that leads to the next one."""
    x, y = right.x + size * 0.3, right.y + size * 0.38
    canvas.picture("overlord.experience", x, y, size * 0.62)
    star = Box(x - size * 0.3, y - size * 0.26, size * 0.6, size * 0.56)
    write_read(canvas, str(level), star, size * 0.32, "night")
    bar = Box(x + size * 0.36, y - size * 0.1, right.right - x - size * 0.44, size * 0.2)
    _draw_bar(canvas, bar, experience / BAR, "realm_fire_light")


def _draw_life(canvas: Canvas, row: Box, size: float, life: int, most: int) -> None:
    canvas.picture("overlord.life", row.x + size * 0.26, row.middle[1], size * 0.42)
    bar = Box(row.x + size * 0.52, row.y + size * 0.05, row.width - size * 0.56, size * 0.4)
    _draw_bar(canvas, bar, life / max(1, most), "realm_fire_dark")
    write_read(canvas, f"{life}/{most}", bar.inset(-size * 0.06), size * 0.32, "white")


def _draw_bar(canvas: Canvas, box: Box, share: float, ink: str) -> None:
    canvas.plate(box, "night", box.height / 3)
    inner = box.inset(1.5)
    full = Box(inner.x, inner.y, inner.width * min(1.0, share), inner.height)
    if full.width >= 2:
        canvas.plate(full, ink, box.height / 3)
