"""The board of Road to the Overlord as it is shown: the land, a fight that opens over it, and
below both what each hero wears and is."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.road_to_the_overlord.state import Table
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

from .as_seen import as_seen
from .clips import clip_for, flowing
from .drawn_effects import effects
from .field import draw_field
from .land import draw_land
from .mist import seen_to
from .sheets import BELOW, draw_sheets
from .walkers import draw_walkers
from .way import COLUMNS, ROWS, mark_spot

RIM = 4.0
NEAR, FRONTS = 4, 8
"""So many cells one looks at, each way, where there is no room for all: of the land, of a fight."""


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest, without the sheets: small pictures have no room for them."""
    if table.fight is not None:
        draw_field(canvas, place, table, {})
        return
    draw_land(canvas, place, table.setup, seen_to(table))
    draw_walkers(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now, and the sheets of all heroes."""
    running = reel.effects()
    table, drawn = as_seen(reel.shown, running), effects(calm)
    if table.fight is None:
        draw_land(canvas, place, table.setup, seen_to(table))
        drawn.draw_below(canvas, place, running, calm)
        draw_walkers(canvas, place, table, reel.poses())
    else:
        draw_field(canvas, place, table, reel.poses())
        drawn.draw_below(canvas, place, running, calm)
    draw_sheets(canvas, place, table)
    drawn.draw_above(canvas, place, running, calm)


def eyed(table: Table) -> tuple[Cell, ...]:
    """Return the cells about the hero on turn, or in a fight those where both fronts meet."""
    x, y = mark_spot(table.setup.last, table.own.mark)
    wide = NEAR
    if table.fight is not None:
        x, y, wide = COLUMNS / 2, ROWS / 2, FRONTS
    left = min(max(round(x) - wide // 2, 0), COLUMNS - wide)
    top = min(max(round(y) - wide // 2, 0), ROWS - wide)
    return Cell(left, top), Cell(left + wide - 1, top + wide - 1)


BOARD = Board(
    name="road_to_the_overlord",
    size=lambda table: (COLUMNS, ROWS),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    eyed=eyed,
    below=BELOW,
    outline=lambda place: (place.box,),
)
