"""The ring of Arena of Eight as it is shown: a stage of eight planks at dusk, from its side."""

from __future__ import annotations

import math

from game.core.grid import Cell
from game.rules.arena_of_eight.state import CELLS, MARKS, SEATS, Table
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.playback import Reel
from game.view.surface.board_light import Light, shine

from .clips import clip_for, flowing
from .drawn_effects import EFFECTS
from .fighters import draw_fighters
from .scoreboard import draw_scoreboard
from .standing_pieces import (
    COLUMNS,
    LINE,
    LIVERY,
    RIM,
    RIM_SHARE,
    ROWS,
    cell_of,
    eyed,
)

BULBS = Light((0.5, 0.8), 0.62, (52, 36, 14), (206, 200, 214))
"""The bulbs light the floor between the two, and the corners lie in the dusk."""
PAINT = 90
"""How much is seen of the rings that are painted on the boards where the two begin."""
ROPES = (2.35, 1.65, 0.95)
"""How high over the planks the ropes hang, in cells."""

SAG, BRIGHT = 0.1, ("eagle", "map_red", "eagle")


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    with canvas.clip(_panel(place)):
        _draw_ring(canvas, place)
        draw_fighters(canvas, place, table, {}, ())
        draw_scoreboard(canvas, place, table)


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    table: Table = reel.shown
    running = reel.effects()
    with canvas.clip(_panel(place)):
        _draw_ring(canvas, place)
        EFFECTS.draw_below(canvas, place, running, calm)
        draw_fighters(canvas, place, table, reel.poses(), running, calm)
        draw_scoreboard(canvas, place, table, running, calm)
        EFFECTS.draw_above(canvas, place, running, calm)


def _panel(place: BoardPlace) -> Box:
    return place.box.inset(-_rim(place))


def _rim(place: BoardPlace) -> float:
    return RIM if min(place.x, place.y) >= RIM else math.floor(place.size * RIM_SHARE)


def _draw_ring(canvas: Canvas, place: BoardPlace) -> None:
    """Draw all that stands still, painted once."""
    rim = _rim(place)
    inner = place.moved(rim - place.x, rim - place.y)
    key = ("arena of eight", inner)
    canvas.layer(key, _panel(place), lambda paper: _paint(paper, inner), solid=True)


def _paint(canvas: Canvas, place: BoardPlace) -> None:
    canvas.fill("night")
    middle, floor = place.spot((COLUMNS - 1) / 2, LINE - 0.5)
    canvas.piece("ring.backdrop", middle, floor, place.size)
    canvas.piece("ring.lamps", middle, place.spot(0, LINE - 6.5)[1], place.size)
    _paint_ropes(canvas, place)
    for column in range(-2, COLUMNS + 2):
        x, y = place.middle(Cell(column, LINE))
        canvas.piece(f"ring.mat.{column % 2}", x, y, place.size)
        canvas.piece("ring.skirt", x, y + place.size / 2, place.size)
    shine(canvas, canvas.box, BULBS)
    for mark in MARKS:
        at = place.spot(mark - CELLS.start, LINE + 0.2)
        canvas.circle(
            at, place.size * 0.26, (*canvas.colour("card_paper")[:3], canvas.dim(PAINT)), 3
        )
    style = Style(Family.BOLD, max(8, round(place.size * 0.27)))
    for number in CELLS:
        plate = place.square(cell_of(number)).moved(0, place.size * 0.845)
        canvas.circle(plate.middle, place.size * 0.2, "night")
        canvas.circle(plate.middle, place.size * 0.175, "card_paper")
        canvas.write(str(number), plate, style, "night", "centre", wrap=False)
    canvas.piece("ring.front", middle, canvas.box.bottom - place.size * 0.62, place.size)
    canvas.frame(canvas.box, "tray_light", 2)


def _paint_ropes(canvas: Canvas, place: BoardPlace) -> None:
    """Paint the ropes from corner to corner, and the posts with their pads."""
    left, right = -0.62, COLUMNS - 0.38
    for high, ink in zip(ROPES, BRIGHT, strict=True):
        line = [
            place.spot(left + (right - left) * n / 8, LINE - 0.4 - high + SAG * n * (8 - n) / 16)
            for n in range(9)
        ]
        canvas.lines(line, "night", place.size * 0.1)
        canvas.lines(line, ink, place.size * 0.05)
    for seat, x in zip(SEATS, (left, right), strict=True):
        at = place.spot(x, LINE - 0.44)
        canvas.piece(f"ring.post.{LIVERY[seat]}", *at, place.size * 0.74)


BOARD = Board(
    name="arena_of_eight",
    size=lambda table: (COLUMNS, ROWS),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    eyed=eyed,
    outline=lambda place: (_panel(place),),
)
