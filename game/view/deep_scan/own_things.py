"""What the ship on turn owns, beside the map while nothing is positioned or asked."""

from __future__ import annotations

from game.rules.deep_scan.setting_up import thrown_by
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import MOST_PROBES, UPGRADES, Ware
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .lie_of_map import LEFT, MIDDLE, TOP, WIDE, in_panel
from .own_places import (
    CARDS_HIGH,
    CARDS_TOP,
    INNER_LEFT,
    INNER_WIDE,
    PROBES_TOP,
    PURSE,
    PURSE_HIGH,
    PURSE_TOP,
    figure,
)
from .ring_panel import draw_ground
from .ships import draw_emblem, ship_picture
from .sky import kind_picture

SHIP, DIE = 1.5, 0.36
NONE_LEFT = 60
"""How much is seen of what a ship does not have."""


def draw_own_things(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the ship large, its probes, its cards, its notes and its crystals."""
    draw_ground(canvas, place)
    _draw_ship(canvas, place, table)
    _draw_probes(canvas, place, table)
    _draw_first_throws(canvas, place, table)
    own = table.ships[table.turn].has
    apart, half = INNER_WIDE / len(UPGRADES), INNER_WIDE / 2
    for n, ware in enumerate(UPGRADES):
        box = in_panel(place, INNER_LEFT + apart * n, CARDS_TOP, apart, CARDS_HIGH)
        draw_ware(canvas, box, ware, own.of(ware))
    for n, ware in enumerate(PURSE):
        box = in_panel(place, INNER_LEFT + half * n, PURSE_TOP, half, PURSE_HIGH)
        draw_ware(canvas, box, ware, own.of(ware))


def first_throws(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return what each ship threw for the first turn, as long as nothing was done in it."""
    at_first = table.number == 1 and not table.begun and table.firsts
    return thrown_by(table.setup.count, table.firsts) if at_first else ()


def _draw_first_throws(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw each ship's dice behind its emblem, a row for each."""
    thrown, size = first_throws(table), place.size * DIE
    left = LEFT + WIDE - 0.12 - DIE * 1.1 * max((len(faces) for faces in thrown), default=0)
    for ship, faces in enumerate(thrown):
        y = TOP + 0.38 + 0.46 * ship
        draw_emblem(canvas, place.spot(left - 0.1, y), place.size * 1.2, ship)
        for n, face in enumerate(faces):
            spot = place.spot(left + DIE * (0.7 + 1.1 * n), y)
            canvas.picture(f"kit.die.{face}", *spot, size)


def draw_ware(canvas: Canvas, box: Box, ware: Ware, count: int) -> None:
    """Draw a ware and how many there are of it, faintly where there is none."""
    size = min(box.height * 0.72, box.width * 0.56)
    x, y = box.middle
    alpha = 255 if count else canvas.dim(NONE_LEFT)
    canvas.picture(f"scan.ware.{ware.value}", x - size * 0.36, y, size, 0, alpha)
    words = Box(x + size * 0.2, box.y, size * 0.9, box.height)
    style = Style(Family.DISPLAY, round(size * 0.52))
    ink = "words" if count else "faint"
    canvas.write(figure(ware, count), words, style, ink, "left", wrap=False)


def _draw_ship(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    ship, size = table.ships[table.turn], place.size
    x, y = place.spot(MIDDLE, TOP + 1.15)
    light = canvas.colour(f"seat.{table.turn}.light")[:3]
    canvas.circle((x, y), size * 1.0, (*light, 34))
    canvas.circle((x, y), size * 1.0, f"seat.{table.turn}", 2)
    canvas.picture(ship_picture(table.turn), x, y, size * SHIP)
    draw_emblem(canvas, place.spot(LEFT + 0.4, TOP + 0.4), size * 1.8, table.turn)
    if ship.damaged:
        canvas.picture("scan.damaged", x + size * 0.62, y + size * 0.55, size * 0.8)
    object = table.object_at(ship.aimed) if ship.aimed is not None else None
    if object is not None:
        spot = place.spot(LEFT + WIDE - 0.5, TOP + 0.5)
        canvas.picture(kind_picture(object), *spot, size * 0.7)
        draw_emblem(canvas, (spot[0] - size * 0.3, spot[1] + size * 0.3), size, table.turn)


def _draw_probes(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw as many probes as a ship may own, faintly where it owns fewer."""
    own, apart = table.ships[table.turn].has.probe, INNER_WIDE / 5
    for n in range(MOST_PROBES):
        spot = place.spot(INNER_LEFT + apart * (n % 5 + 0.5), PROBES_TOP + 0.45 + 0.8 * (n // 5))
        alpha = 255 if n < own else canvas.dim(NONE_LEFT)
        canvas.piece(f"scan.probe.{table.turn}", *spot, place.size * 0.64, 0, alpha)
