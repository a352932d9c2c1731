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
    """`sits` seats who goes on with the match and returns what they are to be told, "" for nothing;
    `lay` lays its table."""

    see_through = False
    wants = Wants.KEYS
    moving = True

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        lay: Callable[[Match], Scene],
        flag: Callable[[Seat], Any] | None = None,
        sits: Callable[[Match], str] = lambda match: "",
    ) -> None:
        self._kit = kit
        self._game = rules.name
        self._lay = lay
        self._sits = sits
        self._told: list[str] = []
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
            return self._next(self._reopened)
        try:
            return self._done(self._slices.value) if self._slices.go_on(steps, ms) else None
        except (Damaged, Foreign, ReplayMismatch) as error:
            words = refused(self._kit, self._game, error)
            return Replace(tell(self._kit, self._kit.words("title.continue"), words))

    def _done(self, reopened: Reopened) -> Change:
        self._reopened = reopened
        restored = self._kit.words("play.restored") if reopened.restored else ""
        self._told = list(filter(None, (restored, self._sits(reopened.match))))
        return self._next(reopened)

    def _next(self, reopened: Reopened) -> Change:
        # The sentences first, since they stay over whatever comes next.
        if self._told:
            return Notice(self._told.pop(0), lasting=True)
        return Replace(self._lay(reopened.match))

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        words = self._kit.words
        said = words("title.continue"), words("play.resuming")
        return bar_page(self._kit, page, *said, self.share)


def _answer(event: Happening) -> Change:
    return Pop() if event == Chosen(BACK) else None
