"""The moments that turned a match on the shared table, as small pictures with a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from game.core.rules import Seat
from game.scenes.faces.board_face import BoardFace, ReplayChapter
from game.scenes.match.live_match import EVERYBODY
from game.scenes.match.mid_event import half_way
from game.scenes.play.moment_tiles import Moment
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

MOST, WIDE = 4, 600
"""So many stand below a result; so many pixels wide a picture is painted that is made smaller."""


def heaviest(
    weighed: Iterable[tuple[int, ReplayChapter]], most: int = MOST
) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    found = sorted(weighed, key=lambda each: (-each[0], -each[1].place))
    return tuple(sorted((each for _, each in found[:most]), key=lambda each: each.place))


def moments_of(
    match: Match, board: BoardFace, turned: tuple[ReplayChapter, ...], eyes: Seat = EVERYBODY
) -> tuple[Moment, ...]:
    """Return these moments with their pictures, as one sees them."""
    wide = board.wide(match.state.table)
    return tuple(
        Moment(
            each.place, each.words, each.note, _picture(match, board, each.place, eyes), wide=wide
        )
        for each in turned
    )


def _picture(
    match: Match, board: BoardFace, place: int, eyes: Seat
) -> Callable[[Canvas, Box], None]:
    """Return what draws the board in the middle of an event, painted once for each size."""
    taken: list[Reel] = []

    def draw(canvas: Canvas, box: Box) -> None:
        if not taken:
            taken.append(half_way(match, place, board.motion, eyes))
        now = place >= match.state.told
        paint = partial(_paint, board, taken[0], now)
        pixels = WIDE, round(WIDE * box.height / box.width)
        canvas.reduced(("moment", id(taken[0])), box, pixels, paint)

    return draw


def _paint(board: BoardFace, reel: Reel, now: bool, canvas: Canvas) -> None:
    """Paint what one looks at; how it stands `now` is seen as a whole."""
    canvas.fill("page")
    if board.tile is not None and not now:
        board.tile(canvas, canvas.box, reel)
    else:
        board.draw(canvas, canvas.box, reel, 0, ())
