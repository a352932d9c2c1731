"""What the plan would do if nobody else moved: it drives on the board as a ghost."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import ColumnMoved, Event, Shot, Struck
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.forecast import Preview, preview
from game.rules.tanchiki.state import Piece, Table
from game.view.canvas import Canvas
from game.view.clip import Pose
from game.view.place import Place
from game.view.playback import Playback
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.pieces import draw_ghost
from game.view.tanchiki.standing import name_of, rest

REST_MS: Final = 1100
FAINT = 95


class Ghost:
    """The preview of one seat's stacks, played again and again."""

    def __init__(self, view: Table, seat: Seat) -> None:
        self.plan = view.hands[seat].stacks
        self.facts = view.field
        self._view = view
        self._seat = seat
        self._stands: tuple[Preview, ...] = () if _nowhere(view, seat) else preview(view, seat)
        self._events: tuple[Event, ...] = tuple(e for each in self._stands for e in each.events)
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

    def draw_ways(self, canvas: Canvas, place: Place) -> None:
        """Draw where it drives and what each volley would hit."""
        for cell, angle in self._way():
            canvas.piece("overlay.way", *place.middle(cell), place.size, angle)
        for stand, cards in zip(self._stands, self._plan(), strict=True):
            if cards and stand.shot is not None:
                draw_shot(canvas, place, stand.shot)

    def draw_pieces(self, canvas: Canvas, place: Place) -> None:
        """Draw what the plan moves, where it is now and where each action ends."""
        for stand, cards in zip(self._stands, self._plan(), strict=True):
            tank = stand.table.field.tanks[self._seat]
            if cards and tank.cell is not None:
                draw_ghost(canvas, place, self._seat, rest(stand.table, self._seat), FAINT)
        poses = self._reel.poses()
        for piece in self._moved():
            pose = poses.get(name_of(piece)) or _standing(self._reel.shown, piece)
            if pose is not None:
                draw_ghost(canvas, place, piece, pose, 170)

    def _plan(self) -> tuple[Cards, ...]:
        return tuple(each.cards for each in self._stands)

    def _moved(self) -> tuple[Piece, ...]:
        """Return the pieces the plan moves, its own tank first if it does anything."""
        moved = {self._seat} if self._events else set()
        for event in self._events:
            if isinstance(event, ColumnMoved):
                moved |= set(event.pieces)
        return tuple(sorted(moved))

    def _way(self) -> tuple[tuple[Cell, int], ...]:
        found = []
        table = self._view
        for event in self._events:
            if isinstance(event, ColumnMoved) and self._seat in event.pieces:
                cell = table.field.tanks[self._seat].cell
                if cell is not None:
                    found.append((cell, event.facing.eighth * 45))
            table = evolve(table, event)
        return tuple(found)

    def _begun(self) -> Playback[Table, Event]:
        reel: Playback[Table, Event] = Playback(self._view, evolve, clip_for)
        reel.add(self._events)
        return reel


def draw_shot(canvas: Canvas, place: Place, shot: Shot) -> None:
    """Draw the way of a shot and mark what it would strike."""
    angle = shot.facing.eighth * 45
    for cell in shot.path:
        canvas.piece("overlay.shot", *place.middle(cell), place.size, angle)
    if shot.path and shot.struck in (Struck.TANK, Struck.BOT, Struck.BRICK):
        canvas.piece("overlay.target", *place.middle(shot.path[-1]), place.size)


def _nowhere(view: Table, seat: Seat) -> bool:
    """Whether there is nothing to preview: no tank on the board, or no plan that is known."""
    return view.field.tanks[seat].cell is None or view.hands[seat].stacks is None


def _standing(table: Table, piece: Piece) -> Pose | None:
    standing = table.field.placed(piece)
    return rest(table, piece) if standing is not None and standing.cell is not None else None
