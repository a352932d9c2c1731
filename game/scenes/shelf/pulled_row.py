"""The row of boxes under a pointer: pulled along, flung, and let go.

A slip of the hand is a click yet; once it pulls, nothing that was pressed is chosen any more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.commands import Command, FocusLost, Moved, Pressed, Released
from game.view.canvas.box import Box

from .row_of_boxes import pitch
from .shelf_state import CARDBOARD, Shelf

SLIP = 12.0
"""So far a pointer may slip before it pulls the row."""
RESTED_MS = 90
"""Who holds the row still for so long before letting go does not fling it."""


@dataclass
class _Pull:
    """Where a button of the mouse went down on the row; `pulls` once it has moved far enough."""

    x: float
    ms: float = 0
    pulls: bool = False


class PulledRow:
    """`room()` is where the row stands, `grasped()` is told when it begins to be pulled, and
    `let_go()` when it goes on by itself."""

    def __init__(
        self,
        shelf: Shelf,
        room: Callable[[], Box],
        grasped: Callable[[], None],
        let_go: Callable[[], None],
    ) -> None:
        self._shelf = shelf
        self._room = room
        self._grasped = grasped
        self._let_go = let_go
        self._pull: _Pull | None = None

    def take(self, command: Command) -> bool:
        """Take what pulls the row; False where it is nothing of that kind."""
        pull = self._pull
        match command:
            case Pressed(x, y, button=1) if self._room().holds(x, y):
                self._pull = _Pull(x)
            case Moved(x, _) if pull is not None:
                return self._pulled(pull, x)
            case Released(button=1) if pull is not None:
                self._pull = None
                return self._released(pull)
            case FocusLost():
                self._pull = None
                self._shelf.leafing.held = False
            case _:
                pass
        return False

    def update(self, ms: int) -> None:
        if self._pull is not None:
            self._pull.ms += ms

    def _pulled(self, pull: _Pull, x: float) -> bool:
        """Pull the row after the pointer, once it has left the place where it went down."""
        if not pull.pulls and abs(x - pull.x) < SLIP:
            return False
        if not pull.pulls:
            self._grasped()
        pull.pulls = True
        before = self._shelf.leafing.place
        self._shelf.leafing.drag((x - pull.x) / pitch(self._room()), pull.ms)
        pull.x, pull.ms = x, 0
        self._heard(before)
        return True

    def _released(self, pull: _Pull) -> bool:
        if not pull.pulls:
            return False
        before, leafing = self._shelf.leafing.place, self._shelf.leafing
        if pull.ms > RESTED_MS:
            leafing.speed = 0
        leafing.let_go()
        if self._shelf.kit.settings.now.less_motion:
            leafing.rest()
        self._heard(before)
        self._let_go()
        return True

    def _heard(self, before: int) -> None:
        if self._shelf.leafing.place != before:
            self._shelf.kit.sounds.play(CARDBOARD)
