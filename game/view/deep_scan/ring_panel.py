"""The ring of one object large beside the map: its lines, the probes in it, and their sum."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.deep_scan.sky import ENOUGH, RINGS, STEP, accuracy
from game.rules.deep_scan.state import TOSSES, Positioning, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.canvas.read_figures import write_read

from .chips import draw_chips, write_number
from .event_cards import draw_small_card
from .lie_of_map import LEFT, MIDDLE, TOP, WIDE, Spot, in_panel, panel_box
from .painted_sky import mixed
from .ring_places import (
    BAR_HIGH,
    BAR_TOP,
    RING_MIDDLE,
    WIDTH,
    lying,
)
from .ships import draw_emblem
from .sky import kind_picture
from .tosses import Toss

TINTS = 0.9, 0.6, 0.4, 0.24, 0.12
"""How much lighter each ring is than the night, from the area outwards."""
UP_AND_DOWN = (0, -1, 1, -1, 1)
"""On which side of the middle the name of each ring stands: each has room so."""
PROBE = 0.4
FIGURE = 0.3


def draw_ring(
    canvas: Canvas, place: BoardPlace, table: Table, toss: tuple[Toss, int] | None = None
) -> None:
    """Draw the panel of the positioning that goes on, with the probes that fly just now."""
    positioning = table.positioning
    assert positioning is not None
    counted = toss[0].counted(toss[1]) if toss else ()
    lit = counted[-1].accuracy if counted else None
    draw_ground(canvas, place)
    draw_rings(canvas, place, table, positioning, lit)
    spots = _spots(table, positioning)
    for probe in positioning.probes:
        _draw_probe(canvas, place, table, probe.number, spots[probe.number])
    total = positioning.accuracy + sum(each.accuracy for each in counted)
    draw_sum(canvas, place, table, total)
    shown = {probe.number: probe.accuracy for probe in positioning.probes}
    shown |= {each.number: each.accuracy for each in counted}
    flying = {each.number: each.lost for each in toss[0].landed} if toss else {}
    draw_chips(canvas, place, table, shown, flying, lit)
    draw_tosses_left(canvas, place, positioning.tosses + (toss is not None))


def draw_ground(canvas: Canvas, place: BoardPlace) -> None:
    """Draw the panel itself: a screen in a frame of brass."""
    box, frame = panel_box(place), place.size * 0.06
    canvas.rect(box, "gold_dark")
    canvas.frame(box, "night", 1.5)
    canvas.plate(box.inset(frame), "scan_blue", 4, "night", 2, foot="scan_night")
    screws = box.inset(frame)
    for x in (screws.x, screws.right):
        for y in (screws.y, screws.bottom):
            canvas.circle((x, y), frame, "gold")
            canvas.circle((x, y), frame * 0.4, "night")


def draw_rings(
    canvas: Canvas, place: BoardPlace, table: Table, positioning: Positioning, lit: int | None
) -> None:
    """Draw the area and the lines of the object, each ring with what a probe counts in it."""
    object = table.object_at(positioning.at)
    assert object is not None
    size = place.size
    box = in_panel(place, MIDDLE - WIDE / 2, TOP, WIDE, 2 * (RING_MIDDLE[1] - TOP))

    def paint(paper: Canvas) -> None:
        _paint_rings(paper, size, lit)

    canvas.layer(("scan rings", lit), box, paint)
    corner = place.spot(LEFT + 0.44, TOP + 0.42)
    canvas.picture(kind_picture(object), *corner, size * 0.6)
    draw_emblem(canvas, place.spot(LEFT + 0.28, TOP + 3.64), size * 1.2, table.turn)
    if object.reserved is not None:
        draw_small_card(canvas, place.spot(LEFT + WIDE - 0.64, TOP + 0.34), size, object.reserved)


def _paint_rings(paper: Canvas, size: float, lit: int | None) -> None:
    x, y = paper.box.middle
    night, light = paper.colour("scan_night"), paper.colour("scan_hole_light")
    for number in reversed(range(RINGS)):
        counts = accuracy(number)
        share = 0.85 if lit == counts else TINTS[number]
        fill = mixed(night[:3], light[:3], share)
        reach = size * WIDTH * (number + 1)
        paper.circle((x, y), reach, fill)
        paper.circle((x, y), reach, "scan_chalk", 1.5)
    for number in range(RINGS):
        far = 0.0 if number == 0 else (number + 0.5) * WIDTH * size
        at = y + UP_AND_DOWN[number] * far
        box = Box(x - size * 0.4, at - size * 0.2, size * 0.8, size * 0.4)
        pill = box.centred(size * (0.64 if number == 0 else 0.46), size * 0.26)
        paper.plate(pill, "night", size * 0.13)
        write_read(paper, str(ENOUGH - number * STEP), box, size * FIGURE, "words")


def _spots(table: Table, positioning: Positioning) -> Mapping[int, Spot]:
    object = table.object_at(positioning.at)
    assert object is not None
    return lying(object.kind, positioning)


def _draw_probe(canvas: Canvas, place: BoardPlace, table: Table, number: int, spot: Spot) -> None:
    x, y = place.spot(*spot)
    size = place.size * PROBE
    canvas.piece(f"scan.probe.{table.turn}", x, y, size)
    write_number_at(canvas, place, (x, y), number)


def write_number_at(canvas: Canvas, place: BoardPlace, spot: Spot, number: int) -> None:
    """Write the number of a probe that lies here beside it, nearer to the middle of the ring."""
    (x, y), size = place.spot(*RING_MIDDLE), place.size * PROBE
    dx, dy = (-0.5 if spot[0] > x + size else 0.5), (-0.42 if spot[1] > y + size else 0.42)
    write_number(canvas, (spot[0] + dx * size, spot[1] + dy * size), place.size, number)


def draw_sum(canvas: Canvas, place: BoardPlace, table: Table, total: int) -> None:
    """Draw how far the sum has climbed, a notch at each ring, and the sum as a figure."""
    size = place.size
    bar = in_panel(place, LEFT + 0.1, BAR_TOP, WIDE - 1.15, BAR_HIGH)
    canvas.plate(bar, "night", size * 0.1, "scan_chalk", 2)
    inside = bar.inset(size * 0.06)
    if total:
        full = "good" if total >= ENOUGH else f"seat.{table.turn}"
        wide = max(size * 0.12, inside.width * min(1.0, total / ENOUGH))
        canvas.plate(inside.left(wide), full, size * 0.06)
    for notch in range(STEP, ENOUGH, STEP):
        x = inside.x + inside.width * notch / ENOUGH
        canvas.line((x, inside.y), (x, inside.bottom), "scan_chalk", 1)
    words = in_panel(place, LEFT + WIDE - 1.04, BAR_TOP - 0.1, 0.94, BAR_HIGH + 0.2)
    style = Style(Family.DISPLAY, round(size * 0.46))
    ink = "good" if total >= ENOUGH else "words"
    canvas.write(str(total), words, style, ink, "centre", wrap=False)


def draw_tosses_left(canvas: Canvas, place: BoardPlace, done: int) -> None:
    """Draw a ring for each toss, filled where it is done."""
    size = place.size
    for toss in range(TOSSES):
        spot = place.spot(LEFT + WIDE - 0.84 + 0.3 * toss, TOP + 3.68)
        canvas.circle(spot, size * 0.1, "scan_chalk", 2)
        if toss < done:
            canvas.circle(spot, size * 0.1, "scan_chalk")
