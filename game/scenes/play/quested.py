"""A table scene with a task laid over it, for a game whose table knows nothing of tasks.

Everything is the table's own but three things: the task is shown on the page, its end comes
before the table's own end, and who leaves comes back to whoever set the task.
"""

from __future__ import annotations

from typing import Protocol

from game.scenes.commands import Command, Wants
from game.scenes.play.live import Live
from game.scenes.stack import Change, Pop, Restart, Scene
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import LABEL, SMALL

from .quest import Quest


class Played(Scene, Protocol):
    """A table that shows a match in progress."""

    @property
    def live(self) -> Live: ...


class QuestedScene:
    """`box` is where the table leaves room for the task."""

    def __init__(self, table: Played, quest: Quest, box: Box) -> None:
        self.table = table
        self.quest = quest
        self.box = box
        self._line = (-1, "")

    @property
    def live(self) -> Live:
        return self.table.live

    @property
    def see_through(self) -> bool:
        return self.table.see_through

    @property
    def moving(self) -> bool:
        return self.table.moving

    @property
    def wants(self) -> Wants:
        return self.table.wants

    def handle(self, command: Command) -> Change:
        return _home(self.table.handle(command))

    def update(self, ms: int) -> Change:
        change = self.table.update(ms)
        if self.live.playback.idle:
            return self.quest.check(self.live.match) or _home(change)
        return _home(change)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and the task over it."""
        self.table.draw(canvas)
        canvas.plate(self.box, "night", 12, "accent", 2)
        inside = self.box.inset(14, 10)
        title = self.quest.title()
        high = canvas.measure(title, LABEL, inside.width)[1]
        canvas.write(title, inside.top(high + 2), LABEL, "accent", stand="top")
        canvas.write(self.line(), inside.below(high + 8), SMALL, "words", stand="top")

    def resume(self, answer: object) -> Change:
        # Another language may have been chosen meanwhile.
        self._line = (-1, "")
        return _home(self.table.resume(answer))

    def line(self) -> str:
        """Return how far the task is, asked for anew after every action."""
        match = self.live.match
        if self._line[0] != match.count:
            self._line = (match.count, self.quest.line(match))
        return self._line[1]


def _home(change: Change) -> Change:
    """Return to the list of tasks where the table would go to the title."""
    return Pop() if isinstance(change, Restart) else change
