"""Where two of different sides met without knowing, lit up while they are together, and counted.

A room glows within a frame of two lines, a doorway within rings; a sign over both of them says so.
"""

from __future__ import annotations

import math

from game.rules.lamps_till_dawn.encounters import Encounter
from game.rules.lamps_till_dawn.house import House
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.lamps_till_dawn.standing_pieces import box_of, on_page
from game.view.show.clip import Ease, eased

from .progress import Moment
from .ways import doorway

OVER = 1.0, 0.46
"""Where the sign stands in a room: over the heads."""
POPS_MS = 320
RING_MS = 700
SIGN = 0.86
LATER = 0.62
"""How large a sign is when it comes, and when it stays, in cells."""
STAYS_MS = 900
BEATS_MS = 520


def draw_glow(canvas: Canvas, place: BoardPlace, house: House, moment: Moment, calm: bool) -> None:
    """Light up the floor where they are together."""
    for meeting, since in moment.glowing():
        each = meeting.encounter
        beat = 0.5 if calm else 0.5 + 0.5 * math.sin(since * 2 * math.pi / BEATS_MS)
        if each.doorway_from is not None:
            spot = _spot(place, house, each)
            canvas.circle(spot, place.size * (0.6 + 0.1 * beat), (255, 236, 170, 90))
            continue
        box = box_of(place, house, each.room).inset(place.size * 0.07)
        canvas.rect(box, (255, 228, 154, round(44 + 40 * beat)))
        canvas.plate(box, (0, 0, 0, 0), 4, "night", 8)
        canvas.plate(box.inset(1.5), (0, 0, 0, 0), 4, "gold_light", 5)
        canvas.plate(box.inset(8), (0, 0, 0, 0), 4, "house_beast_light", 3)


def draw_marks(canvas: Canvas, place: BoardPlace, house: House, moment: Moment, calm: bool) -> None:
    """Draw the sign over each encounter, with its number in the night."""
    for meeting, since in moment.glowing():
        spot = _spot(place, house, meeting.encounter)
        if since < RING_MS and not calm and meeting.new:
            share = since / RING_MS
            reach = place.size * (0.4 + 1.3 * eased(Ease.SETTLE, share))
            canvas.circle(spot, reach, (255, 244, 214, round(230 * (1 - share))), 4)
        fresh = meeting.new and since < STAYS_MS
        grown = eased(Ease.BOUNCE, min(1.0, since / POPS_MS)) if fresh and not calm else 1.0
        size = place.size * stepped((SIGN if fresh else LATER) * grown)
        canvas.picture("house.met", *spot, size)
        _draw_number(canvas, (spot[0] + size * 0.42, spot[1] + size * 0.3), meeting.number, size)


def _spot(place: BoardPlace, house: House, each: Encounter) -> tuple[float, float]:
    if each.doorway_from is None:
        return on_page(place, house, each.room, OVER)
    (x, y), _ = doorway(house, each.doorway_from, each.room)
    return place.spot(x, y)


def _draw_number(canvas: Canvas, spot: tuple[float, float], number: int, size: float) -> None:
    reach = max(8.0, size * 0.27)
    canvas.circle(spot, reach + 1.5, "night")
    canvas.circle(spot, reach, "gold_light")
    box = Box(spot[0] - reach, spot[1] - reach, 2 * reach, 2 * reach)
    style = Style(Family.DISPLAY, max(9, round(reach * 1.25)))
    canvas.write(str(number), box, style, "night", "centre", wrap=False)
