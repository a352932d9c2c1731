"""A bargain between two ships: what each of them would get, drawn towards who gets it."""

from __future__ import annotations

from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.state import Bargain, Table
from game.rules.deep_scan.wares import Terms, Ware
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .lie_of_map import LEFT, TOP, WIDE, in_panel
from .own_places import figure
from .ring_panel import draw_ground
from .ships import draw_emblem, ship_picture

SHIP, ROW = 1.1, 0.66


def parts(terms: Terms) -> tuple[tuple[Ware, int], ...]:
    """Return what changes hands: above zero the one gets it whose terms these are."""
    return tuple((ware, terms.of(ware)) for ware in Ware if terms.of(ware))


def draw_bargain(canvas: Canvas, place: BoardPlace, table: Table, bargain: Bargain) -> None:
    """Draw the offering ship at the left, the asked one at the right, and a row for each ware."""
    draw_ground(canvas, place)
    for ship, x in ((bargain.of, LEFT + 0.75), (bargain.to, LEFT + WIDE - 0.75)):
        _draw_side(canvas, place, ship, x)
    for n, (ware, count) in enumerate(parts(bargain.terms)):
        row = in_panel(place, LEFT + 0.1, TOP + 2.3 + ROW * n, WIDE - 0.2, ROW)
        draw_part(canvas, row, ware, count)


def draw_part(canvas: Canvas, row: Box, ware: Ware, count: int) -> None:
    """Draw so many of a ware, and an arrow to the left where they are got, else to the right."""
    (x, y), size = row.middle, row.height
    canvas.picture(f"scan.ware.{ware.value}", x - size * 0.45, y, size * 0.84)
    words = Box(x + size * 0.02, row.y, size * 1.1, row.height)
    style = Style(Family.DISPLAY, round(size * 0.5))
    canvas.write(figure(ware, abs(count)), words, style, "words", "left", wrap=False)
    way = -1 if count > 0 else 1
    start, end = x + way * size * 1.1, x + way * size * 2.2
    for ink, broad in (("night", 7), ("accent", 3.5)):
        canvas.line((start, y), (end, y), ink, broad)
        for side in (-1, 1):
            canvas.line((end, y), (end - way * size * 0.3, y + side * size * 0.24), ink, broad)


def _draw_side(canvas: Canvas, place: BoardPlace, ship: ShipNumber, x: float) -> None:
    spot, size = place.spot(x, TOP + 1.1), place.size
    canvas.circle(spot, size * 0.68, f"seat.{ship}", 2)
    canvas.picture(ship_picture(ship), *spot, size * SHIP)
    draw_emblem(canvas, (spot[0] - size * 0.5, spot[1] + size * 0.5), size * 1.4, ship)
