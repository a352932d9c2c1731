"""The whole board as it is shown, for a replay or a small picture; a table adds its marks."""

from __future__ import annotations

import math

from game.rules.tank_chess.state import Table
from game.view.canvas.board_place import BoardPlace, placed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.board_shake import shaken
from game.view.show.playback import Reel

from .drawn_effects import EFFECTS
from .ground import draw_ground, land_of
from .pieces import draw_moving, draw_pieces
from .still_board import draw_still, draw_water, still_of, water_frame

RIM = 22.0
SLIM = 4.0
"""The rim of a small picture."""
NAMED = 28.0
"""From so large a cell on a small picture has the names of its cells."""
FINE = 2
"""How many times larger than it is shown a small picture is painted."""


def fitted(
    table: Table, box: Box, quarters: int, scale: float, coordinates: bool = True
) -> BoardPlace:
    """Return where this table's board lies in a box."""
    return placed(box, table.width, table.height, scale, rim_of(coordinates), quarters)


def outline(place: BoardPlace, coordinates: bool = True) -> Box:
    """Return the whole board with its rim."""
    return place.box.inset(-rim_of(coordinates))


def rim_of(coordinates: bool) -> float:
    return RIM if coordinates else 8


def draw_table(canvas: Canvas, place: BoardPlace, table: Table, coordinates: bool = True) -> None:
    """Draw a table at rest."""
    land = land_of(table, place.quarters, coordinates, rim_of(coordinates))
    draw_ground(canvas, place, land)
    draw_pieces(canvas, place, table, {})


def draw_small(canvas: Canvas, box: Box, table: Table) -> BoardPlace:
    """Draw a picture of a board and return where it lies; one of large cells has their names.

    Any other is painted only once. Cells are whole pixels while it is painted, larger than it is
    shown: so boards of any number of cells have one rim, and no gaps.
    """
    if (place := fitted(table, box, 0, canvas.scale)).size >= NAMED:
        draw_table(canvas, place, table)
        return place
    across, down = table.width, table.height
    unit = min((box.width - 2 * SLIM) / across, (box.height - 2 * SLIM) / down)
    whole = box.centred(across * unit + 2 * SLIM, down * unit + 2 * SLIM)
    cell = max(1, math.ceil(FINE * unit * canvas.scale))
    rim = round(SLIM * cell / unit)

    def paint(paper: Canvas) -> None:
        place = BoardPlace(rim, rim, cell, across, down)
        draw_ground(paper, place, land_of(table, 0, False, rim))
        draw_pieces(paper, place, table, {})

    pixels = across * cell + 2 * rim, down * cell + 2 * rim
    canvas.reduced(("chess picture", table), whole, pixels, paint)
    return BoardPlace(whole.x + SLIM, whole.y + SLIM, unit, across, down)


def draw_shown(
    canvas: Canvas, place: BoardPlace, playback: Reel, ms: int, coordinates: bool, calm: bool
) -> None:
    """Draw what a playback shows now."""
    table: Table = playback.shown
    place = place if calm else shaken(place, playback.shake(), ms, canvas.scale)
    poses, running = playback.poses(), playback.effects()
    land = land_of(table, place.quarters, coordinates, RIM if coordinates else 8)
    still = still_of(table, land, poses, None)
    draw_still(canvas, place, still, lambda paper, inner: None)
    if not calm:
        draw_water(canvas, place, still, water_frame(ms), ())
    EFFECTS.draw_below(canvas, place, running, calm)
    draw_moving(canvas, place, table, poses)
    EFFECTS.draw_above(canvas, place, running, calm)
