"""What the shared table's page lies on: the game's surface, and where nothing ever lies on it."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.faces.all_faces import surface_of
from game.scenes.hand.seat_panels import PANEL_GAP, TALLEST
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.laid_table import lay_table

from .desk import Desk
from .page_places import Layout
from .side_shares import RIGHT

ROOMY = 96.0
"""In a room that is lower nothing lies."""


def draw_table_top(canvas: Canvas, desk: Desk) -> None:
    """Cover the page with the table of the game."""
    page, table = desk.laid_out, desk.sitting.table
    boards = desk.board.outline(page.board, table, desk.page.scale)
    surface = surface_of(desk.kit, desk.live.match.rules.name)
    lay_table(canvas, surface, boards, tuple(_free(desk, page, boards)), page.head_parts)


def _free(desk: Desk, page: Layout, boards: tuple[Box, ...]) -> Iterator[Box]:
    """Yield the rooms that are free whatever happens: below the seats, above and below the
    board."""
    face, seats = desk.face, len(desk.sitting.names)
    left = page.seats.below(seats * (TALLEST + PANEL_GAP))
    crowd = len(desk.sitting.people) > RIGHT
    if not (face.logs_below or face.zone or crowd or page.card) and left.height >= ROOMY:
        yield left
    upper = min((board.y for board in boards), default=page.board.y)
    lower = max((board.bottom for board in boards), default=page.board.bottom)
    above = page.board.top(upper - page.board.y)
    below = page.board.below(lower - page.board.y)
    yield from (box for box in (above, below) if box.height >= ROOMY)
