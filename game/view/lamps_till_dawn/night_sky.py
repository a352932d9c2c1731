"""The sky over the house with the two counters that race to its middle: dawn and madness.

Dawn comes from the left with a sun that rises, madness from the right with a moon that cracks;
between them stands the number of the turn.
"""

from __future__ import annotations

from game.rules.lamps_till_dawn.state import PATIENCE, Side, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .side_signs import INKS
from .standing_pieces import EDGE, ICON, SKY, TRACK_Y, lie, mark_at, track

Rgb = tuple[int, int, int]

STEPS = 4
"""In so many steps the sky grows light, and the moon cracks."""
STARS = 46
TREES = 4.9
"""How much broader than high the picture of the trees is."""
NUMBER_Y = 0.8
HIGH = 0.42
TURN = 0.28
"""How wide the sign of a turn that waits is, in cells."""
SMALLEST = 10
COUNTED = 14.0
"""On smaller cells nothing is written in the sky."""


def step_of(count: int, full: int) -> int:
    return min(STEPS, STEPS * count // full)


def numbers_of(count: int, full: int) -> str:
    """Return how far a counter has come in signs; beyond its full mark, that mark and what is
    beyond (K6.1)."""
    return f"{count}/{full}" if count <= full else f"{full}+{count - full}"


def paint_sky(canvas: Canvas, place: BoardPlace, table: Table, whole: Box) -> None:
    """Paint the sky as far as the trees, with what stands on it."""
    foot = place.spot(0, SKY - 0.75)[1]
    light = step_of(table.dawn, table.setup.full_dawn) / STEPS
    low = mixed(canvas, "house_sky_low", "house_rose", light)
    sky = Box(whole.x, whole.y, whole.width, foot - whole.y)
    canvas.plate(sky, mixed(canvas, "house_sky", "house_sky_low", light), 0, foot=low)
    for number in range(STARS):
        x = sky.x + sky.width * ((number * 61 + 13) % 97) / 97
        y = sky.y + sky.height * ((number * 37 + 7) % 89) / 110
        alpha = round((90 + number * 29 % 130) * (1 - 0.7 * light))
        canvas.picture("night.spark", x, y, place.size * (0.05 + 0.03 * (number % 3)), 0, alpha)
    for across, down, size in ((0.34, 0.5, 1.9), (0.63, 0.75, 2.3), (0.86, 0.3, 1.5)):
        spot = sky.x + sky.width * across, sky.y + sky.height * down
        canvas.picture("night.cloud", *spot, place.size * size)
    _paint_icons(canvas, place, table)
    draw_trees(canvas, sky, place.size * 0.5)


def draw_trees(canvas: Canvas, sky: Box, tall: float) -> None:
    """Draw the row of trees behind which the sky ends."""
    for number in range(int(sky.width / (tall * TREES)) + 2):
        canvas.piece("house.trees", sky.x + number * tall * TREES, sky.bottom + 2, tall)


def mixed(canvas: Canvas, first: str, last: str, share: float) -> Rgb:
    return towards(canvas.colour(first)[:3], canvas.colour(last)[:3], share)


def towards(start: Rgb, end: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue


def _paint_icons(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    columns, size = lie(table.house).columns, place.size
    risen = min(1.0, table.dawn / table.setup.full_dawn)
    x, y = place.spot(EDGE + ICON / 2 - 0.5, 0.52 - 0.4 * risen)
    canvas.circle((x, y), size * (0.62 + 0.16 * risen), (255, 207, 107, 34))
    canvas.picture("night.sun", x, y, size * ICON)
    x, y = place.spot(columns - 0.5 - EDGE - ICON / 2, 0.14)
    canvas.circle((x, y), size * 0.68, (185, 205, 242, 30))
    moon = step_of(table.madness, table.setup.full_madness)
    canvas.picture(f"night.moon.{moon}", x, y, size * ICON)


def draw_counters(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw both tracks, how far each has come, and the turn."""
    for side in Side:
        _draw_track(canvas, place, table, side)
    size = place.size
    x, y = place.spot((lie(table.house).columns - 1) / 2, 0.3)
    canvas.circle((x, y), size * 0.52, "night")
    canvas.circle((x, y), size * 0.48, "eagle")
    canvas.circle((x, y), size * 0.43, "house_shadow")
    box = Box(x - size * 0.43, y - size * 0.43, size * 0.86, size * 0.86)
    style = Style(Family.DISPLAY, max(10, round(size * 0.5)))
    if _told(canvas, size, str(table.turn), box):
        canvas.write(str(table.turn), box, style, "words", "centre", wrap=False)


def _told(canvas: Canvas, size: float, words: str, box: Box) -> bool:
    return size >= COUNTED and canvas.readable((words,), box)


def _draw_track(canvas: Canvas, place: BoardPlace, table: Table, side: Side) -> None:
    light, size = side is Side.LIGHT, place.size
    count, full = table.marks(side), table.setup.full(side)
    start, end = sorted(track(table.house, side))
    x, y = place.spot(start - 0.5, TRACK_Y)
    whole = Box(x, y - size * HIGH / 2, (end - start) * size, size * HIGH)
    canvas.plate(whole.inset(-size * 0.06), "night", size * 0.12, "eagle", max(1.5, size * 0.03))
    for number in range(1, full + 1):
        across, _ = place.spot(mark_at(table, side, number).x, TRACK_Y)
        wide = whole.width / full
        wide -= min(max(1.2, size * 0.04), wide / 3)
        box = Box(across - wide / 2, whole.y, wide, whole.height)
        if number > count:
            canvas.rect(box, "house_shadow")
        elif light:
            canvas.rect(box, "gold_light")
            canvas.rect(Box(box.x, box.middle[1], wide, box.height / 2), "flame")
        else:
            _crack(canvas, box)
    _draw_numbers(canvas, place, table, side, numbers_of(count, full))


def _crack(canvas: Canvas, box: Box) -> None:
    """Fill a mark of madness: split from top to bottom."""
    canvas.rect(box, "house_beast_light")
    shares = ((0.62, 0.0), (0.3, 0.34), (0.7, 0.58), (0.4, 1.0))
    spots = [(box.x + box.width * a, box.y + box.height * b) for a, b in shares]
    canvas.lines(spots, "night", max(1.2, box.width * 0.12))


def _draw_numbers(canvas: Canvas, place: BoardPlace, table: Table, side: Side, words: str) -> None:
    """Write how far it is below a track, with the turns that will move it by themselves."""
    light, size = side is Side.LIGHT, place.size
    start, end = track(table.house, side)
    way = 1 if light else -1
    x, y = place.spot(start - 0.5, NUMBER_Y)
    wide = size * (abs(end - start) - PATIENCE * TURN - 0.05)
    box = Box(x if light else x - wide, y - size * 0.43, wide, size * 0.86)
    style = _fitting(canvas, box, words) if _told(canvas, size, words, box) else None
    if style is not None:
        _write_ringed(canvas, box, words, style, INKS[side], "left" if light else "right")
    turns, picture = (table.bright_turns, "lamp.on") if light else (table.dark_turns, "lamp.off")
    for number in range(min(turns, PATIENCE)):
        away = TURN * (PATIENCE - number - 0.53)
        spot = place.spot(end - 0.5 - way * away, NUMBER_Y)
        canvas.circle(spot, size * 0.15, "night")
        canvas.picture(picture, *spot, size * 0.28)


def _fitting(canvas: Canvas, box: Box, words: str) -> Style | None:
    """Return the letters in which a number stands beside the turns, None where it has no room: a
    number of which a part is hidden would be another one."""
    for size in range(max(SMALLEST, round(box.height * 0.49)), SMALLEST - 1, -1):
        style = Style(Family.DISPLAY, size)
        if canvas.measure(words, style)[0] <= box.width:
            return style
    return None


def _write_ringed(
    canvas: Canvas, box: Box, words: str, style: Style, ink: Colour, align: str
) -> None:
    for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5)):
        at = Box(box.x + dx, box.y + dy, box.width, box.height)
        canvas.write(words, at, style, "night", align, wrap=False)
    canvas.write(words, box, style, ink, align, wrap=False)
