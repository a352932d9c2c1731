"""The panels of all seats with what lies before each; one frame is round both of who acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.rules import Seat
from game.scenes.faces.table_face import Zoned
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.tray import draw_tray, fill_tray

from .seat_panels import SHADE, Nameplate, draw_panels

EDGE = 6.0
"""So far from the frame lies what is before a seat."""

CLEAR = (0, 0, 0, 0)


def wholes_of(panels: Sequence[Box], zones: Sequence[Box]) -> tuple[Box, ...]:
    """Return what each seat has of the page, where no table is drawn: its panel with its shadow, or
    that with its zone in one tray."""
    if not zones:
        return tuple(panel.grown(SHADE) for panel in panels)
    return tuple(
        Box(panel.x, panel.y, panel.width, below.bottom - panel.y).inset(1)
        for panel, below in zip(panels, zones, strict=True)
    )


def draw_seats(
    canvas: Canvas,
    panels: Sequence[Box],
    zones: Sequence[Box],
    plates: Sequence[Nameplate],
    zone: Zoned | None,
    table: Any,
) -> None:
    """Draw the panels, and below them what lies before each seat where a game has that."""
    if zone is None:
        draw_panels(canvas, panels, plates)
        return
    wholes = wholes_of(panels, zones)
    for whole in wholes if canvas.behind is not None else ():
        draw_tray(canvas, whole, 10, "panel_light")
    draw_panels(canvas, panels, tuple(replace(plate, framed=False) for plate in plates), on=None)
    for seat, (whole, below) in enumerate(zip(wholes, zones, strict=True)):
        _draw_zone(canvas, below.inset(EDGE, 0).above(EDGE), zone, table, seat)
        if plates[seat].active:
            canvas.plate(whole, CLEAR, 10, plates[seat].panel.colour, 3)


def _draw_zone(canvas: Canvas, box: Box, zone: Zoned, table: Any, seat: Seat) -> None:
    """Draw what lies before a seat; it is painted anew when the table is another."""

    def paint(paper: Canvas) -> None:
        fill_tray(paper, "page")
        zone(paper, paper.box, table, seat)

    canvas.slot(("zone", seat), table, box, paint)
