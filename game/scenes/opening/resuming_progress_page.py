"""Going on with the match that waits: a short one lies there at once, a long one under a bar.

It is played again in slices, so that no frame waits for it, and can be left meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.rules import Rules, Seat
from game.scenes.frame.commands import Chosen, Command, Resized, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Replace, Scene
from game.scenes.pages.dialog import tell
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.sliced_work import ALL, SLICE_MS, Slices, bar_page
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.reopening import Reopened, refused, reopening
from game.scenes.widgets.widget_kinds import Widget
from game.session.match.match import Match
from game.session.match.record import Damaged, Foreign
from game.session.records.replay import ReplayMismatch
from game.view.canvas.canvas import Canvas

AT_ONCE: Final = 150
"""So many steps, and no longer than `FIRST_MS`, come before the first picture."""

FIRST_MS: Final = 60


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
        self._slices = Slices(reopening(kit, rules, flag))
        self._reopened: Reopened | None = None
        self._sheet = Sheet(kit, self._widgets, _answer)

    @property
    def share(self) -> float:
        """How much of the match is played again."""
        return self._slices.share

    def handle(self, command: Command) -> Change:
        change = self._sheet.handle(command)
        if isinstance(command, Resized) and not self.share:
            return self._go_on(AT_ONCE, FIRST_MS)
        return change

    def update(self, ms: int) -> Change:
        return self._sheet.update(ms) or self._go_on(ALL, SLICE_MS)

    def draw(self, canvas: Canvas) -> None:
        self._sheet.draw(canvas)

    def resume(self, answer: object) -> Change:
        return self._sheet.resume(answer)

    def _go_on(self, steps: int, ms: int) -> Change:
        """Do so much more of the work; at its end the table takes this scene's place."""
        if self._reopened is not None:
            return Replace(self._lay(self._reopened.match))
        try:
            return self._done(self._slices.value) if self._slices.go_on(steps, ms) else None
        except (Damaged, Foreign, ReplayMismatch) as error:
            words = refused(self._kit, self._game, error)
            return Replace(tell(self._kit, self._kit.words("title.continue"), words))

    def _done(self, reopened: Reopened) -> Change:
        if not reopened.restored:
            return Replace(self._lay(reopened.match))
        # The sentence first, since it stays over whatever comes next.
        self._reopened = reopened
        return Notice(self._kit.words("play.restored"), lasting=True)

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        words = self._kit.words
        said = words("title.continue"), words("play.resuming")
        return bar_page(self._kit, page, *said, self.share)


def _answer(event: Happening) -> Change:
    return Pop() if event == Chosen(BACK) else None
