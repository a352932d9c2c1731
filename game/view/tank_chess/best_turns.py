"""Turns that a teacher thinks best: an arrow, the piece at its end as it would look, its number."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.rules.tank_chess.state import Piece
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .arrows import draw_arrow
from .marks import draw_chip, draw_shot
from .pieces import GHOST, draw_ghost

BEST = ("mark", "spared", "hint")
"""The colours of the best turn, the second and the third."""

_WIDTHS = (0.1, 0.07, 0.05)
_HEADS = ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5))
"""Where the numbers stand at the end of a turn: two that end on one cell are both read."""
_SHORT = 0.46
"""So far from the middle of its last cell an arrow ends: the piece stands there."""
_EDGE = ((1.0, 0.0), (0.52, -0.34), (0.52, 0.34))
_FRONT = ((0.89, 0.0), (0.57, -0.21), (0.57, 0.21))
"""The point before the front of a piece: so far ahead of its middle and aside, in cells."""
_NEAR = 0.22
"""So near an arrow, in cells, somebody means it."""


@dataclass(frozen=True, slots=True)
class BestTurn:
    """A piece, where it goes, which way it looks then, and what it destroys from there."""

    piece: Piece
    to: Cell
    facing: Facing
    target: Cell | None = None

    @property
    def stays(self) -> bool:
        """Whether it turns on the spot, or leaves the board from there."""
        return self.to == self.piece.cell


def draw_best(canvas: Canvas, place: BoardPlace, turns: Sequence[BestTurn]) -> None:
    """Draw the best turns, the first one thickest and above the others; one alone has no number."""
    ranked = tuple(enumerate(turns))
    for rank, turn in reversed(ranked):
        _draw_way(canvas, place, turn, rank)
    for rank, turn in reversed(ranked):
        _draw_end(canvas, place, turn, rank)
    for rank, turn in ranked if len(turns) > 1 else ():
        draw_chip(canvas, _head(place, turn, rank), place.size * 0.8, str(rank + 1), BEST[rank])


def meant(place: BoardPlace, turns: Sequence[BestTurn], x: float, y: float) -> int | None:
    """Return which turn is pointed at: by its number, its last cell or its arrow."""
    heads = [math.dist(_head(place, turn, rank), (x, y)) for rank, turn in enumerate(turns)]
    ends = [math.dist(place.middle(turn.to), (x, y)) for turn in turns]
    ways = [_away(place, turn, x, y) for turn in turns]
    for found, reach in ((heads if len(turns) > 1 else [], 0.3), (ends, 0.5), (ways, _NEAR)):
        near = min(found, default=math.inf)
        if near <= reach * place.size:
            return found.index(near)
    return None


def _draw_way(canvas: Canvas, place: BoardPlace, turn: BestTurn, rank: int) -> None:
    """Draw the arrow, or a ring where the piece stays."""
    half, ink = _WIDTHS[rank], BEST[rank]
    start, end = place.middle(turn.piece.cell), place.middle(turn.to)
    if turn.stays:
        canvas.circle(start, place.size * 0.62, "night", max(4.0, place.size * (half + 0.06)))
        canvas.circle(start, place.size * 0.6, ink, max(2.0, place.size * half))
        return
    share = 1 - _SHORT * place.size / math.dist(start, end)
    end = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    draw_arrow(canvas, place, start, end, "night", half + 0.035)
    draw_arrow(canvas, place, start, end, ink, half)


def _draw_end(canvas: Canvas, place: BoardPlace, turn: BestTurn, rank: int) -> None:
    """Draw the piece as it would stand, its front pointed out, and its shot."""
    if turn.target is not None:
        draw_shot(canvas, place, turn.to, turn.target, "danger", _WIDTHS[rank] * 0.6)
    if turn.stays:
        # What stands there now must not shine through.
        canvas.circle(place.middle(turn.to), place.size * 0.5, "night")
    else:
        canvas.circle(place.middle(turn.to), place.size * 0.56, "night", max(3.0, place.size * 0.1))
        canvas.circle(place.middle(turn.to), place.size * 0.54, BEST[rank], place.size * 0.05)
    draw_ghost(canvas, place, turn.piece, turn.to, turn.facing, 255 if turn.stays else GHOST)
    for corners, ink in ((_EDGE, "night"), (_FRONT, BEST[rank])):
        canvas.polygon(tuple(_before(place, turn, *each) for each in corners), ink)


def _before(place: BoardPlace, turn: BestTurn, ahead: float, aside: float) -> tuple[float, float]:
    dx, dy = turn.facing.value
    long = math.hypot(dx, dy)
    dx, dy = dx / long, dy / long
    return place.spot(turn.to.x + dx * ahead - dy * aside, turn.to.y + dy * ahead + dx * aside)


def _head(place: BoardPlace, turn: BestTurn, rank: int) -> tuple[float, float]:
    """Return where the number of a turn stands."""
    (x, y), (dx, dy) = place.middle(turn.to), _HEADS[rank]
    return x + dx * place.size, y + dy * place.size


def _away(place: BoardPlace, turn: BestTurn, x: float, y: float) -> float:
    """Return how far a spot lies from the arrow, which begins where its piece ends."""
    start, end = place.middle(turn.piece.cell), place.middle(turn.to)
    long = math.dist(start, end)
    if not long:
        return math.inf
    along = ((x - start[0]) * (end[0] - start[0]) + (y - start[1]) * (end[1] - start[1])) / long
    if not place.size / 2 <= along <= long:
        return math.inf
    share = along / long
    on = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    return math.dist(on, (x, y))
