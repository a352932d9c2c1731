"""The sky over the house and the house itself while a night is told again: from dusk to morning.

What changes slowly is painted in steps into pictures that stay; moon and sun go their way above.
"""

from __future__ import annotations

import math

from game.rules.lamps_till_dawn.state import Side, Table
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.brushes import Rgba
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.night_sky import STARS, draw_trees, mixed, step_of, towards
from game.view.lamps_till_dawn.painted_house import (
    NIGHT,
    paint_dark_rooms,
    paint_garden,
    paint_light,
)
from game.view.lamps_till_dawn.room_signs import Named, draw_signs
from game.view.show.clip import Ease, eased

from .laid_out import LaidOut
from .progress import Moment

STEPS = 12
"""In so many steps the morning comes."""
EYES = 26
ROWS = 0.62
"""How far the rows of trees in the park lie apart, in cells."""
CLOUDS = (
    (0.08, 0.62, 2.6),
    (0.3, 0.24, 1.9),
    (0.56, 0.56, 3.0),
    (0.74, 0.2, 2.1),
    (0.93, 0.5, 2.5),
)


def draw_scene(
    canvas: Canvas,
    laid: LaidOut,
    moment: Moment,
    table: Table,
    lit: frozenset[int],
    named: Named,
) -> None:
    """Draw all that stands still: sky, garden, house and lamps."""
    light, fear = _weather(moment)
    _draw_sky(canvas, laid, moment, light, fear)
    _draw_house(canvas, laid, table, lit, named, (light, fear))
    draw_trees(canvas, laid.sky, laid.place.size * 0.5)


def _draw_sky(canvas: Canvas, laid: LaidOut, moment: Moment, light: int, fear: int) -> None:
    def above(paper: Canvas) -> None:
        _paint_sky(paper, paper.box, laid.place.size, light / STEPS, fear / STEPS)

    canvas.slot(("morning sky", laid), (light, fear), laid.sky, above)
    with canvas.clip(laid.sky):
        _draw_moon_and_sun(canvas, laid, moment, light / STEPS)


def _draw_house(
    canvas: Canvas,
    laid: LaidOut,
    table: Table,
    lit: frozenset[int],
    named: Named,
    weather: tuple[int, int],
) -> None:
    (light, fear), lawn = weather, laid.lawn
    house, names = table.house, tuple(named(room.name) for room in table.house.rooms)
    lower = laid.place.moved(-lawn.x, -lawn.y)

    def ground(paper: Canvas) -> None:
        paint_garden(paper, lower, house, paper.box)
        _paint_park(paper, lower, laid.house.moved(-lawn.x, -lawn.y))
        for veil in ((96, 168, 74, 7 * light), (255, 196, 110, 4 * light), (64, 20, 84, 6 * fear)):
            paper.rect(paper.box, veil)
        paint_dark_rooms(paper, lower, house, _night(light, fear), moon=light < STEPS // 2)

    def below(paper: Canvas) -> None:
        paper.layer(("morning rooms", lower, house, light, fear), paper.box, ground, solid=True)
        paint_light(paper, lower, house, lit)
        draw_signs(paper, lower, house, lit, named)

    key = house, names, lit, light, fear
    canvas.slot(("morning house", laid), key, lawn, below)


def draw_madness(canvas: Canvas, laid: LaidOut, moment: Moment, calm: bool) -> None:
    """Where the Dark has won it closes in on the house, and eyes open in it, one pair after the
    other."""
    _, fear = _weather(moment)
    if not fear:
        return
    size, lawn = laid.place.size, laid.lawn
    canvas.rect(laid.scene, (10, 4, 26, 7 * fear))
    share = 1.0 if calm else moment.morning
    for number in range(EYES):
        since = share * EYES * 1.3 - number
        roll = number * 61 % 53 / 53
        x = lawn.x + lawn.width * ((number * 29 + 7) % EYES + 0.2 + 0.6 * roll) / EYES
        y = lawn.y + lawn.height * (0.06 + 0.86 * ((number * 37 + 11) % 41) / 41)
        if since > 0 and not laid.place.box.inset(size).holds(x, y):
            open_by = min(1.0, since / 2)
            canvas.picture("house.maybe.dark", x, y, size * stepped(open_by * (0.6 + 0.5 * roll)))


def _weather(moment: Moment) -> tuple[int, int]:
    """Return how light the morning is by now, and how near madness, each in whole steps."""
    share = eased(Ease.DRIVE, min(1.0, moment.morning * 1.8))
    if moment.winner is Side.LIGHT:
        return round(STEPS * share), 0
    return 0, round(STEPS * share) if moment.winner is Side.DARK else 0


def _night(light: int, fear: int) -> Rgba:
    """Return what lies over the rooms: less in the morning, more where the Dark has won."""
    red, green, blue, alpha = NIGHT
    return red + 2 * fear, max(0, green - fear), blue, round(alpha - 12 * light + 3 * fear)


def _paint_sky(canvas: Canvas, sky: Box, size: float, light: float, fear: float) -> None:
    high = mixed(canvas, "house_sky", "house_sky_low", light)
    low = mixed(canvas, "house_sky_low", "house_rose", light)
    mad = canvas.colour("house_beast")[:3]
    top, foot = towards(high, mad, fear * 0.5), towards(low, mad, fear * 0.85)
    canvas.plate(sky, top, 0, foot=foot)
    for number in range(2 * STARS):
        x = sky.x + sky.width * ((number * 61 + 13) % 191) / 191
        y = sky.y + sky.height * ((number * 37 + 7) % 89) / 100
        alpha = round((80 + number * 29 % 140) * (1 - 0.9 * light))
        canvas.picture("night.spark", x, y, size * (0.05 + 0.03 * (number % 3)), 0, alpha)
    for across, down, wide in CLOUDS:
        spot = sky.x + sky.width * across, sky.y + sky.height * down
        canvas.picture("night.cloud", *spot, size * wide, 0, round(200 - 60 * light))


def _paint_park(canvas: Canvas, place: BoardPlace, house: Box) -> None:
    """Plant trees at both sides of the house, thicker the farther they are from it."""
    size, whole = place.size, canvas.box
    for row in range(int(whole.height / (size * ROWS)) + 2):
        for column in range(int(whole.width / size) + 2):
            roll = (column * 73 + row * 151 + column * row * 29) % 97 / 97
            x = whole.x + size * (column + (row % 2) * 0.5 + roll * 0.5 - 0.5)
            y = whole.y + size * (row * ROWS + 0.2 + roll * 0.4)
            far = max(house.x - x, x - house.right) / size
            if far > 0.6 and roll * 9 < far:
                name = "house.tree" if (row + column) % 3 else "house.bush"
                canvas.piece(name, x, y, size * (0.95 + roll * 2.2))


def _draw_moon_and_sun(canvas: Canvas, laid: LaidOut, moment: Moment, light: float) -> None:
    """The moon wanders over the whole sky in a night and cracks; then, perhaps, the sun rises."""
    sky, size, table = laid.sky, laid.place.size, moment.seen.table
    x = sky.x + sky.width * (0.06 + 0.88 * moment.night)
    y = sky.bottom - sky.height * (0.22 + 0.42 * math.sin(math.pi * moment.night))
    cracked = step_of(min(round(moment.count(Side.DARK)), 99), table.setup.full_madness)
    canvas.circle((x, y), size * 0.62, (185, 205, 242, round(34 * (1 - light))))
    canvas.picture(f"night.moon.{cracked}", x, y, size * 0.95, 0, round(255 - 130 * light))
    if light > 0:
        middle = sky.x + sky.width * 0.5
        up = sky.bottom + size * (0.5 - 0.95 * light)
        for reach in (1.9, 1.4, 1.0):
            canvas.circle((middle, up), size * reach * light, (255, 214, 130, 46))
        canvas.picture("night.sun", middle, up, size * 1.3, stepped(light * 4) * 15)
