"""The hints of a guided match at the shared table: one at a time, from data of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.spelling import Picking
from game.scenes.kit import Kit
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Button, Label, Panel, Widget
from game.view.box import Box
from game.view.style import BODY, LABEL

from .face import Hint


class Guide:
    """A hint stays until its player has read it, or the next one is due.

    `seen` is what the settings remember of a player who has had them all.
    """

    def __init__(self, kit: Kit, game: str, hints: tuple[Hint, ...], wanted: bool = True) -> None:
        self.seen = f"{game}.guide"
        self._kit = kit
        self._hints = hints
        self._place = -1
        self._read = True
        self._over = not hints or not wanted or self.seen in kit.settings.now.seen

    @property
    def shown(self) -> Hint | None:
        return None if self._over or self._read else self._hints[self._place]

    def update(self, view: Any, picking: Picking | None) -> None:
        """Go on to the next hint as soon as it is due."""
        after = self._place + 1
        if not self._over and after < len(self._hints) and self._hints[after].due(view, picking):
            self._place, self._read = after, False

    def read(self) -> None:
        """The hint has been read; after the last one there are no more."""
        self._read = True
        if self._place + 1 == len(self._hints):
            self.stop()

    def stop(self) -> None:
        self._over = True
        self._kit.settings.change(seen=self._kit.settings.now.seen | {self.seen})

    def again(self) -> None:
        """Begin anew, because somebody asked for it."""
        self._over, self._place, self._read = not self._hints, -1, True

    def box(self, page: Page, room: Box) -> Box | None:
        """Return where the hint lies at the foot of a room, None while there is none."""
        hint = self.shown
        if hint is None:
            return None
        return room.foot(page.measure(self._kit.words(hint.key), BODY, room.width - 32)[1] + 120)

    def widgets(self, box: Box, at: Mapping[str, Box]) -> tuple[Widget, ...]:
        """Return the hint in its box, and a frame round what it points at."""
        hint, words = self.shown, self._kit.words
        if hint is None:
            return ()
        inside = box.inset(16, 12)
        number = words("guide.number", number=self._place + 1, count=len(self._hints))
        stop, read = inside.foot(52).columns(2, 8)
        told = inside.below(30).above(56)
        return (
            Panel(at[hint.at].inset(-5), (0, 0, 0, 0), "hint", 14),
            Panel(box, "night", "hint", 14, shadow=True),
            Label(inside.top(26), number, LABEL, "hint"),
            Label(told, words(hint.key), BODY, "words", "left", "top"),
            Button("guide.stop", stop, words("guide.stop")),
            Button("guide.read", read, words("dialog.ok")),
        )
