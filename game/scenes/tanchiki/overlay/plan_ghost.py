"""What the plan would do if nobody else moved: it drives on the board as a ghost."""

from __future__ import annotations

from math import dist
from typing import Final

from game.core.rules import Seat
from game.rules.tanchiki.events import ColumnMoved, Event
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.state import Piece, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose
from game.view.show.playback import Playback
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.pieces import draw_ghost
from game.view.tanchiki.plan_marks import draw_ends, draw_results, draw_ways
from game.view.tanchiki.standing_pieces import name_of, standing

from .foreseen_plan import marks_of, stands_of

REST_MS: Final = 1100

APART: Final = 0.6
"""So many cells from its piece a ghost is seen as a whole: over it, both were hidden."""


class Ghost:
    """The preview of one seat's stacks, played again and again."""

    def __init__(self, view: Table, seat: Seat) -> None:
        self.plan = view.hands[seat].stacks
        self._view = view
        self._seat = seat
        stands = stands_of(view, seat)
        self.marks = marks_of(view, seat, stands)
        self._taken = tuple(
            mark.cell for mark in self.marks if view.field.piece_on(mark.cell) is not None
        )
        self._events: tuple[Event, ...] = tuple(e for each in stands for e in each.events)
        self._reel = self._begun()
        self._rested = 0

    @property
    def moving(self) -> bool:
        return not self._reel.idle

    def update(self, ms: int, calm: bool = False) -> None:
        """Drive on; after a rest, from the beginning. If calm, stand where the plan ends."""
        if not self._events:
            return
        if calm:
            self._reel.skip()
            return
        if self._reel.idle:
            self._rested += ms
            if self._rested < REST_MS:
                return
            self._reel, self._rested = self._begun(), 0
        self._reel.advance(ms)

    def draw_under(self, canvas: Canvas, place: BoardPlace, alpha: int = 255) -> None:
        """Draw where it drives."""
        draw_ways(canvas, place, self.marks, alpha, self._taken)

    def draw_over(self, canvas: Canvas, place: BoardPlace, alpha: int = 255) -> None:
        """Draw what the plan moves, where it is now and where each action ends, and its shots."""
        draw_ends(canvas, place, self._seat, self.marks, alpha, self._taken)
        poses = self._reel.poses()
        for piece in self._moved():
            pose = poses.get(name_of(piece)) or standing(self._reel.shown, piece)
            if pose is not None:
                seen = min(1.0, _apart(self._view, piece, pose) / APART)
                draw_ghost(canvas, place, piece, pose, round(170 * seen) * alpha // 255)
        draw_results(canvas, place, self.marks, alpha)

    def _moved(self) -> tuple[Piece, ...]:
        """Return the pieces the plan moves, its own tank first if it does anything."""
        moved = {self._seat} if self._events else set()
        for event in self._events:
            if isinstance(event, ColumnMoved):
                moved |= set(event.pieces)
        return tuple(sorted(moved))

    def _begun(self) -> Playback[Table, Event]:
        reel: Playback[Table, Event] = Playback(self._view, evolve, clip_for)
        reel.add(self._events)
        return reel


def _apart(view: Table, piece: Piece, pose: Pose) -> float:
    """Return how far a ghost is from where its piece stands, in cells."""
    now = standing(view, piece)
    return 0.0 if now is None else dist((now.x, now.y), (pose.x, pose.y))
