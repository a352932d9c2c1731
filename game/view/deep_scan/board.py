"""The board of Deep Scan as it is shown: the painted sky, all that lies in it, the panel beside."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.deep_scan.sky import SIDE
from game.rules.deep_scan.state import Table
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

from .as_seen import as_seen, tossing
from .clips import clip_for, flowing
from .drawn_effects import effects
from .drawn_tosses import draw_flying, draw_lying
from .lie_of_map import BESIDE, MARGIN, map_box, panel_box
from .panel import draw_panel
from .ships import draw_aimed, draw_ships
from .sky import draw_lost_space, draw_sky

RIM = 4.0
NEAR = 3
"""So many cells one looks at, each way, where there is no room for all."""


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest, without the panel: small pictures have no room for it."""
    table = as_seen(table, ())
    draw_sky(canvas, place, table.objects)
    draw_aimed(canvas, place, table)
    draw_lying(canvas, place, table)
    draw_ships(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now, and beside it the panel of whose turn it is."""
    running = reel.effects()
    table, drawn = as_seen(reel.shown, running), effects(calm)
    draw_sky(canvas, place, table.objects)
    drawn.draw_below(canvas, place, running, calm)
    draw_aimed(canvas, place, table)
    draw_lying(canvas, place, table)
    draw_panel(canvas, place, table, running)
    draw_ships(canvas, place, table, reel.poses())
    toss = tossing(running)
    if toss is not None:
        draw_flying(canvas, place, table, *toss, calm)
    drawn.draw_above(canvas, place, running, calm)


def eyed(table: Table) -> tuple[Cell, ...]:
    """Return the cells about the ship on turn."""
    at = table.ships[table.turn].place
    left, top = (min(max(each - 1, 0), SIDE - NEAR) for each in (at.x, at.y))
    return tuple(Cell(left + n % NEAR, top + n // NEAR) for n in range(NEAR * NEAR))


BOARD = Board(
    name="deep_scan",
    size=lambda table: (SIDE, SIDE),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    eyed=eyed,
    ground=draw_lost_space,
    beside=BESIDE,
    margin=MARGIN,
    outline=lambda place: (map_box(place), panel_box(place)),
)
