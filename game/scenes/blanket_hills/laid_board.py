"""The blanket as it lies at a table: below it the land is seen from aside while a toy flies."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from game.rules.blanket_hills.events import ShellFlew, ShellThrown, TurnBegan
from game.view.blanket_hills.aim_marks import middle_of
from game.view.blanket_hills.board import BOARD
from game.view.blanket_hills.flying import Flying, flying
from game.view.blanket_hills.shell_rows import toy_picture
from game.view.blanket_hills.side_view import draw_side_view
from game.view.blanket_hills.tosses import Toss, toss_of
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

BELOW, GAP = 3, 6.0
"""So many rows high is the side view, with the gap over it."""
RECENT = 12
"""Among so many events before now the shot that is shown is looked for."""
HUNDRED = 100

Shot = ShellThrown | ShellFlew


def strip_of(place: BoardPlace) -> Box:
    """Return where the side view lies, in the room below the board."""
    box = place.box
    return Box(box.x, box.bottom + GAP, box.width, BELOW * place.size - GAP)


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now, and the shot of it from aside."""
    BOARD.draw(canvas, place, reel, calm)
    shot = None if reel.idle else _shot(reel)
    if shot is not None:
        _draw_shot(canvas, strip_of(place), reel, shot, flying(reel))


def _draw_shot(canvas: Canvas, box: Box, reel: Reel, shot: Shot, air: Flying | None) -> None:
    table, toy = reel.shown, toy_picture(shot.shell)
    if air is not None:
        middle = len(air.tosses) // 2
        toss, cm = air.tosses[middle], int(air.cm[middle])
        draw_side_view(canvas, box, table, air.team, toss.azimuth, _heights(toss), cm, toy)
    elif isinstance(shot, ShellFlew):
        flown = middle_of(shot.flights)
        toss = toss_of(table.land, table.tanks[shot.team].place, flown)
        draw_side_view(canvas, box, table, shot.team, toss.azimuth, _heights(toss))
    else:
        draw_side_view(canvas, box, table, shot.team, shot.azimuth)


def _shot(reel: Reel) -> Shot | None:
    """Return the shot that is being shown, None between turns."""
    now = (reel.current.event,) if reel.current is not None else ()
    before = (told.event for _, told in islice(reversed(reel.past), RECENT))
    for event in (*now, *before):
        if isinstance(event, TurnBegan):
            return None
        if isinstance(event, ShellThrown | ShellFlew):
            return event
    return None


def _heights(toss: Toss) -> tuple[int, ...]:
    return tuple(round(HUNDRED * toss.at(cm)[2]) for cm in range(toss.steps + 1))


LAID = replace(BOARD, below=BELOW, draw=draw_shown)
