"""The board of Lamps Till Dawn as it is shown: a house by moonlight, under a sky that grows light.

Sky and house are each painted once into a picture that stays until something of it changes; only
who is known to walk there is drawn anew in each frame.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace

from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Table
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

from .clips import clip_for
from .drawn_effects import EFFECTS
from .lamp_light import draw_veils, seen_lit
from .night_sky import draw_counters, paint_sky
from .painted_house import paint_dark_rooms, paint_garden, paint_light
from .pieces import draw_nightmares, draw_walkers, with_fright
from .plan_marks import draw_plans
from .room_signs import Named, draw_signs, unnamed
from .standing_pieces import RIM, SKY, board_size
from .told_clips import as_counted
from .turn_flow import FOUND, flowing


def board_of(named: Named = unnamed) -> Board:
    """Return the board with the names of its rooms in the language that is spoken."""

    def still(canvas: Canvas, place: BoardPlace, table: Table) -> None:
        _draw(canvas, place, table, table.lamps, named)
        draw_plans(canvas, place, table)
        draw_walkers(canvas, place, table, {})

    def shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
        table: Table = reel.shown
        running = tuple(reel.effects())
        _draw(canvas, place, as_counted(table, running), seen_lit(table, running), named)
        draw_veils(canvas, place, table, running, calm, named)
        EFFECTS.draw_below(canvas, place, running, calm)
        if reel.idle:
            draw_plans(canvas, place, table)
        poses = with_fright(table, reel.poses(), running, FOUND)
        draw_walkers(canvas, place, table, poses)
        EFFECTS.draw_above(canvas, place, running, calm)

    return Board(
        "lamps_till_dawn",
        board_size,
        RIM,
        still,
        shown,
        clip_for,
        flowing,
        outline=lambda place: (_whole(place),),
    )


def _draw(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    lamps: Collection[RoomNumber],
    named: Named,
) -> None:
    """Draw all that is in no motion."""
    rim, whole = _rim_of(place), _whole(place)
    high = round((rim + (SKY - 0.3) * place.size) * canvas.scale) / canvas.scale
    inner, lower = replace(place, x=rim, y=rim), replace(place, x=rim, y=rim - high)
    sky = replace(whole, height=high)
    ground = Box(whole.x, whole.y + high, whole.width, whole.height - high)
    house, names = table.house, tuple(named(room.name) for room in table.house.rooms)

    def above(paper: Canvas) -> None:
        paint_sky(paper, inner, table, paper.box)
        draw_counters(paper, inner, table)
        _edge(paper, Box(0, 0, whole.width, whole.height))

    def dark(paper: Canvas) -> None:
        paint_garden(paper, lower, house, paper.box)
        paint_dark_rooms(paper, lower, house)

    def below(paper: Canvas) -> None:
        paper.layer(("dark rooms", lower, house), paper.box, dark, solid=True)
        paint_light(paper, lower, house, lamps)
        draw_signs(paper, lower, house, lamps, named)
        _edge(paper, Box(0, -high, whole.width, whole.height))

    counted = table.dawn, table.madness, table.turn, table.dark_turns, table.bright_turns
    marks = table.setup.full_dawn, table.setup.full_madness
    canvas.slot(("night sky", inner), (house, *counted, *marks), sky, above)
    canvas.slot(("dark house", inner), (house, names, frozenset(lamps)), ground, below)
    draw_nightmares(canvas, place, table)


def _rim_of(place: BoardPlace) -> float:
    return RIM if min(place.x, place.y) >= RIM else math.floor(place.size * 0.4)


def _whole(place: BoardPlace) -> Box:
    return place.box.inset(-_rim_of(place))


def _edge(canvas: Canvas, whole: Box) -> None:
    canvas.frame(whole, "tray_light", 2)


BOARD = board_of()
"""The board with rooms that have their signs alone."""
