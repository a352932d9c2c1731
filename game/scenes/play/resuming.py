"""Going on with the match that waits: a short one lies there at once, a long one under a bar.

It is played again in slices, so that no frame waits for it, and can be left meanwhile.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any, Final

from game.core.rules import Rules, Seat
from game.scenes.commands import Chosen, Command, Resized, Wants
from game.scenes.dialog import tell
from game.scenes.frame import BACK, framed
from game.scenes.kit import Kit
from game.scenes.sheet import Happening, Page, Sheet
from game.scenes.stack import Change, Notice, Pop, Replace, Scene
from game.scenes.widgets.kinds import Drawing, Label, Widget
from game.session.match import Match
from game.session.record import Damaged, Foreign
from game.session.replay import ReplayMismatch
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY

from .reopening import Reopened, refused, reopening

AT_ONCE: Final = 150
"""So many steps, and no longer than `FIRST_MS`, come before the first picture."""

FIRST_MS: Final = 60
SLICE_MS: Final = 22


class ResumingScene:
    """`lay` lays the table of the match."""

    see_through = False
    wants = Wants.KEYS
    moving = True

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        lay: Callable[[Match], Scene],
        flag: Callable[[Seat], Any] | None = None,
    ) -> None:
        self._kit = kit
        self._game = rules.name
        self._lay = lay
        self._work = reopening(kit, rules, flag)
        self._reopened: Reopened | None = None
        self._share = 0.0
        self._sheet = Sheet(kit, self._widgets, _answer)

    def handle(self, command: Command) -> Change:
        change = self._sheet.handle(command)
        if isinstance(command, Resized) and not self._share:
            return self._go_on(AT_ONCE, FIRST_MS)
        return change

    def update(self, ms: int) -> Change:
        return self._sheet.update(ms) or self._go_on(1_000_000, SLICE_MS)

    def draw(self, canvas: Canvas) -> None:
        self._sheet.draw(canvas)

    def resume(self, answer: object) -> Change:
        return self._sheet.resume(answer)

    def _go_on(self, steps: int, ms: int) -> Change:
        """Do so much more of the work; at its end the table takes this scene's place."""
        if self._reopened is not None:
            return Replace(self._lay(self._reopened.match))
        try:
            self._slice(steps, ms)
        except StopIteration as end:
            return self._done(end.value)
        except (Damaged, Foreign, ReplayMismatch) as error:
            words = refused(self._kit, self._game, error)
            return Replace(tell(self._kit, self._kit.words("title.continue"), words))
        return None

    def _slice(self, steps: int, ms: int) -> None:
        until = time.perf_counter() + ms / 1000
        # All that is made here lasts: to look through it for garbage would take whole frames.
        collects = gc.isenabled()
        gc.disable()
        try:
            while steps > 0 and time.perf_counter() < until:
                self._share = next(self._work)
                steps -= 1
        finally:
            if collects:
                gc.enable()

    def _done(self, reopened: Reopened) -> Change:
        if reopened.match.count > AT_ONCE:
            gc.freeze()
        if not reopened.restored:
            return Replace(self._lay(reopened.match))
        # The sentence first, since it stays over whatever comes next.
        self._reopened = reopened
        return Notice(self._kit.words("play.restored"), lasting=True)

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        frame, room = framed(self._kit, page, self._kit.words("title.continue"))
        bar = room.centred(min(room.width, 720), 22)
        words = Label(bar.moved(0, -64), self._kit.words("play.resuming"), BODY, "quiet")
        return (*frame, words, Drawing(bar, self._draw_bar))

    def _draw_bar(self, canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "panel", 8, "line")
        inner = box.inset(3)
        canvas.plate(inner.left(max(8.0, inner.width * self._share)), "accent", 6, "accent")


def _answer(event: Happening) -> Change:
    return Pop() if event == Chosen(BACK) else None
