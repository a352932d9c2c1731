"""A page one waits on while something long is done in slices; it can be left meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.scenes.frame.commands import Chosen, Command, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace, Scene
from game.session.files.small_steps import Steps
from game.view.canvas.canvas import Canvas

from .head_and_foot import BACK
from .sliced_work import ALL, Slices, bar_page
from .widget_scene import Happening, Sheet

V = TypeVar("V")

AT_ONCE = 150
"""So many steps come before the first picture."""


class WorkingScene(Generic[V]):
    """`then(value)` is the scene that comes of it, and of what is `refused` that of the error;
    what takes long names a button that stops it."""

    see_through = False
    wants = Wants.KEYS
    moving = True

    def __init__(
        self,
        kit: Kit,
        title: str,
        words: str,
        work: Steps[V],
        then: Callable[[V], Scene],
        refused: Callable[[Exception], Scene | None] = lambda error: None,
        stop: str = "",
    ) -> None:
        self._slices = Slices(work)
        self._then = then
        self._refused = refused
        self._sheet = Sheet(
            kit,
            lambda page: bar_page(kit, page, title, words, self.share, stop),
            _answer,
            first="stop" if stop else "",
        )

    @property
    def share(self) -> float:
        """How much of the work is done."""
        return self._slices.share

    def begun(self) -> Scene:
        """Return the scene that comes of short work, else this one."""
        change = self._go_on(AT_ONCE, ALL)
        return change.scene if isinstance(change, Replace) else self

    def handle(self, command: Command) -> Change:
        return self._sheet.handle(command)

    def update(self, ms: int) -> Change:
        return self._sheet.update(ms) or self._go_on()

    def draw(self, canvas: Canvas) -> None:
        self._sheet.draw(canvas)

    def resume(self, answer: object) -> Change:
        return self._sheet.resume(answer)

    def _go_on(self, *limits: int) -> Change:
        """Do so much more of the work; at its end what comes of it takes this scene's place."""
        try:
            return Replace(self._then(self._slices.value)) if self._slices.go_on(*limits) else None
        except Exception as error:
            if (scene := self._refused(error)) is None:
                raise
            return Replace(scene)


def _answer(event: Happening) -> Change:
    return Pop() if event in (Chosen(BACK), Chosen("stop")) else None
