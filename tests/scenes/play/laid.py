"""A scene that shows nothing, for what lies over or under another."""

from __future__ import annotations

from game.scenes.frame.commands import Command, Wants
from game.scenes.frame.stack import Change
from game.view.canvas.canvas import Canvas


class Laid:
    see_through = False
    moving = False
    wants = Wants.KEYS

    def handle(self, command: Command) -> Change:
        return None

    def update(self, ms: int) -> Change:
        return None

    def draw(self, canvas: Canvas) -> None:
        return

    def resume(self, answer: object) -> Change:
        return None
