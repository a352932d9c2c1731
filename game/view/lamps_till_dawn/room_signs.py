"""What is on the doors and ceilings: numbers and names of the rooms, and their lamps."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.letters.signs import sign
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Rgba
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .standing_pieces import LAMP, NUMBER, box_of, on_page

Named = Callable[[str], str]
"""What a room is called in the language that is spoken, by its name in the house; "" for nothing,
where it is told by its number alone."""

HIGH = 0.29
"""How high the letters of a name are, and the figures of a number, in cells."""
DISC, HELD = 0.27, 0.44
"""How large a number's disc is, in cells, and at the least, in lines of what is written on it."""
NUMBERED, CALLED = 22.0, 26.0
"""On smaller cells no numbers are drawn, and no names."""
CLEAR = 6.0
"""So far from the wall is the name of a room that is pointed at clear of the frame."""
LEAST, SMALLER = 13, 0.68
"""How large a name in one line is at the least, and in which share of its usual size."""
WASH = (7, 9, 15, 170)


def unnamed(name: str) -> str:
    return ""


def draw_signs(
    canvas: Canvas, place: BoardPlace, house: House, lamps: Collection[RoomNumber], named: Named
) -> None:
    for number in house.numbers:
        draw_sign(canvas, place, house, number, number in lamps, named)


def draw_sign(
    canvas: Canvas, place: BoardPlace, house: House, number: RoomNumber, lit: bool, named: Named
) -> None:
    """Draw lamp, number and name of a room."""
    draw_lamp(canvas, place, house, number, lit)
    write_name(canvas, place, house, number, named, WASH)


def draw_lamp(
    canvas: Canvas, place: BoardPlace, house: House, number: RoomNumber, lit: bool
) -> None:
    """Draw lamp and number of a room; where a lamp burns its number is dark on light."""
    lamp = "lamp.on" if lit else "lamp.off"
    canvas.picture(lamp, *on_page(place, house, number, LAMP), place.size * (0.78 if lit else 0.6))
    if place.size < NUMBERED:
        return
    x, y = on_page(place, house, number, NUMBER)
    words, style = sign(number), Style(Family.DISPLAY, max(9, round(place.size * 0.34)))
    reach = max(place.size * DISC, canvas.measure(words, style)[1] * HELD)
    fill, ink = "gold_light" if lit else "night", "night"
    canvas.circle((x, y), reach + 1.6, "night")
    canvas.circle((x, y), reach, "eagle")
    canvas.circle((x, y), reach - max(1.5, place.size * 0.03), fill)
    spot = Box(x - reach, y - reach, 2 * reach, 2 * reach)
    canvas.write(words, spot, style, ink if lit else "words", "centre", wrap=False)


def write_name(
    canvas: Canvas,
    place: BoardPlace,
    house: House,
    number: RoomNumber,
    named: Named,
    wash: Rgba | None,
) -> None:
    """Write along the southern wall, smaller or in two lines where one is too short."""
    room, words = box_of(place, house, number), named(house.room(number).name)
    style = Style(Family.BOLD, max(10, round(min(22, place.size * HIGH))))
    room = room.inset(place.size * 0.13, max(CLEAR, place.size * 0.07))
    if not words or place.size < CALLED:
        return
    if not canvas.readable((words,), Box(0, 0, room.width, place.size * 0.6)):
        return
    wide, high = canvas.measure(words, style)
    most = place.size * 0.68
    if wide > room.width:
        # People stand over two lines: one in smaller letters is better, as long as it can be read.
        low = style.size * room.width / wide < max(LEAST, SMALLER * style.size)
        box = Box(0, 0, room.width, most)
        style = canvas.fitting((words,), box, style, wrap=low)
        wide, high = canvas.measure(words, style, room.width)
    high = min(high, most)
    strip = Box(room.middle[0] - wide / 2 - 5, room.bottom - high, wide + 10, high)
    strip = Box(max(strip.x, room.x), strip.y, min(strip.width, room.width), strip.height)
    if wash is not None:
        canvas.plate(strip, wash, 5)
    canvas.write(words, strip, style, "words", "centre")
