"""The blanket as it lies at a table: below it the land is seen from aside, and how a toy flies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, takewhile

from game.rules.blanket_hills.choices import aimed, by_nearness
from game.rules.blanket_hills.events import Event, ShellFlew, ShellThrown, TurnBegan
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
    """Draw what a playback shows now, and what lies along the shot of it, seen from aside."""
    BOARD.draw(canvas, place, reel, calm)
    draw_strip(canvas, strip_of(place), reel, None if reel.idle else _shot(reel))


def draw_strip(canvas: Canvas, box: Box, reel: Reel, shot: Shot | None) -> None:
    """Draw a shot from aside, without one what lies on the way to the nearest rival."""
    table = reel.shown
    if shot is not None:
        _draw_shot(canvas, box, reel, shot, flying(reel))
    elif table.turn is not None:
        azimuth, _ = aimed(table, table.turn, by_nearness(table, table.turn)[0])
        draw_side_view(canvas, box, table, table.turn, azimuth)


def last_shot(reel: Reel) -> Shot | None:
    """Return the shot that was begun last, None before the first."""
    found = (event for event in _lately(reel) if isinstance(event, Shot))
    return next(found, None)


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
    turn = takewhile(lambda event: not isinstance(event, TurnBegan), _lately(reel))
    return next((event for event in turn if isinstance(event, Shot)), None)


def _lately(reel: Reel) -> Iterator[Event]:
    """Yield what is being shown and what was before, the latest first."""
    if reel.current is not None:
        yield reel.current.event
    yield from (told.event for _, told in islice(reversed(reel.past), RECENT))


def _heights(toss: Toss) -> tuple[int, ...]:
    return tuple(round(HUNDRED * toss.at(cm)[2]) for cm in range(toss.steps + 1))


LAID = replace(BOARD, below=BELOW, draw=draw_shown)
