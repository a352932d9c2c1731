"""Long work done a little in each frame, and the page that says how far it is."""

from __future__ import annotations

import gc
import time
from typing import Generic, TypeVar

from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Widget
from game.session.files.small_steps import Steps
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY

from .head_and_foot import framed
from .widget_scene import Page

V = TypeVar("V")

SLICE_MS = 22
ALL = 1_000_000
MANY = 150
"""From so many steps on the garbage collector is never to look at what was made again."""


class Slices(Generic[V]):
    """`share` says how much is done; the value is there when `over`."""

    def __init__(self, work: Steps[V]) -> None:
        self.share = 0.0
        self.over = False
        self._work = work
        self._steps = 0
        self._value: V | None = None

    @property
    def value(self) -> V:
        assert self.over
        return self._value  # type: ignore[return-value]

    def go_on(self, steps: int = ALL, ms: float = SLICE_MS) -> bool:
        """Do so many steps, and for no longer than that; return whether all is done."""
        until = time.perf_counter() + ms / 1000
        # All that is made here lasts: to look through it for garbage would take whole frames.
        collects = gc.isenabled()
        gc.disable()
        try:
            while not self.over and steps > 0 and time.perf_counter() < until:
                steps -= 1
                self._step()
        finally:
            if collects:
                gc.enable()
        if self.over and self._steps > MANY:
            gc.freeze()
        return self.over

    def _step(self) -> None:
        self._steps += 1
        try:
            self.share = next(self._work)
        except StopIteration as end:
            self._value, self.over = end.value, True


def bar_page(
    kit: Kit, page: Page, title: str, words: str, share: float, stop: str = ""
) -> tuple[Widget, ...]:
    """Return the page with a bar that is so full, and a button that stops it where it is named."""
    frame, room = framed(kit, page, title)
    bar = room.centred(min(room.width, 720), 22)
    label = Label(room.moved(0, -58).centred(bar.width, 40), words, BODY, "quiet")

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "panel", 8, "line")
        inner = box.inset(3)
        canvas.plate(inner.left(max(8.0, inner.width * share)), "accent", 6, "accent")

    below = Button("stop", room.moved(0, 84).centred(page.grown(240), 58), stop)
    return (*frame, label, Drawing(bar, draw), *((below,) if stop else ()))
