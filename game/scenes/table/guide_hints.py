"""The hints of a guided match at any table: one at a time, from data of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.faces.hint import Hint
from game.scenes.frame.commands import Command, Key, Press, Pressed
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import spoken
from game.scenes.pages.widget_scene import Page
from game.scenes.play.hints_had import LONG_MS, Guided
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import (
    Button,
    Control,
    Drawing,
    Label,
    Panel,
    Picture,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, LARGE

STOP = 0.58
"""The share of the button that ends all hints."""

SIGN = 34.0
"""How large the sign is at what a hint points at."""

PAUSED = 56.0
"""How large the sign is that the show waits."""

OF_ITS_OWN = frozenset({Key.NEXT, Key.PREVIOUS, Key.MENU, Key.HELP})
"""Keys that mean the same whatever is shown: no hint goes away by them."""


class Guide:
    """A hint stays until its player has read it, or the next one is due.

    Those that were seen in an earlier match do not come again. `began` is what the hints went by
    when the first one came.
    """

    def __init__(self, kit: Kit, game: str, hints: tuple[Hint, ...], wanted: bool = True) -> None:
        self.began: Any = None
        self._kit = kit
        self._all = hints
        self._guided = Guided(kit, f"{game}.guide", tuple(hint.key for hint in hints))
        self._hints = tuple(hint for hint in hints if hint.key in self._guided.left)
        self._place = -1
        self._number = 0
        self._read = True
        self._aside = False
        self._now = False
        self._afar = False
        self._ms = 0
        self._over = not self._hints or not wanted

    @property
    def shown(self) -> Hint | None:
        return None if self._over or self._read or self._aside else self._hints[self._place]

    @property
    def holds(self) -> bool:
        """Whether time stands still until the hint has been read: what it speaks of is now, and
        somebody plays here who puts it away."""
        return self._now and not self._afar and self.shown is not None and self.shown.holds

    def words(self, hint: Hint) -> str:
        return spoken(self._kit, hint.key, **hint.keys)

    def update(self, now: Any, ms: int = 0) -> None:
        """Go on to the next hint as soon as it is due; one that holds or stays is read first."""
        if self._over:
            return
        self._stand(ms)
        self._afar = now.afar
        hint = self._hints[self._place] if self._place >= 0 else None
        self._now = hint is not None and hint.due(now)
        stays = self.shown is not None and self.shown.stays and self._ms < LONG_MS
        if self.holds or (self._now and stays):
            return
        self._aside = hint is not None and hint.waits and not self._now
        place = self._next(now)
        if place is None:
            self._let_last_go()
            return
        self._place, self._read, self._aside, self._now = place, False, False, True
        self._number += 1
        self._ms = 0
        if self.began is None:
            self._guided.begin()
        self.began = self.began or now

    def read(self) -> None:
        """The hint has been read; after the last one there are no more."""
        self._read = True
        self._guided.saw(self._hints[self._place].key)
        self._over = self._place + 1 == len(self._hints)

    def goes_on(self, command: Command, widgets: Widgets, focused: str) -> bool:
        """Take any key or click on nothing else for having read a hint that stops the show."""
        match command:
            case Press(key, repeat=False) if self.holds and key not in OF_ITS_OWN:
                read = not focused.startswith("guide.")
            case Pressed(x, y, 1) if self.holds:
                read = not any(isinstance(w, Control) and w.box.holds(x, y) for w in widgets)
            case _:
                read = False
        if read:
            self.read()
        return read

    def stop(self) -> None:
        """Nobody wants hints any more, in no match."""
        self._over = True
        self._guided.end()

    def again(self) -> None:
        """Begin anew with all of them, because somebody asked for it."""
        self._hints = self._all
        self._over, self._place, self._read, self.began = not self._hints, -1, True, None
        self._number = 0

    def _let_last_go(self) -> None:
        """Nothing follows the last hint: it goes when it has stood long and its moment is over."""
        if self.shown is self._hints[-1] and self._ms >= LONG_MS and not self._now:
            self.read()

    def _next(self, now: Any) -> int | None:
        """Return the place of the next hint if it is due, past those whose moment is over."""
        for place in range(self._place + 1, len(self._hints)):
            hint = self._hints[place]
            if not hint.of(now):
                continue
            if hint.due(now):
                return place
            if not hint.passes:
                return None
        return None

    def _stand(self, ms: int) -> None:
        """Count how long the hint has stood there: after a while it has been read."""
        if self.shown is None:
            return
        self._ms += ms
        if self._ms >= LONG_MS:
            self._guided.saw(self.shown.key)

    def box(self, page: Page, room: Box) -> Box | None:
        """Return where the hint lies at the foot of a room, None while there is none."""
        hint = self.shown
        if hint is None:
            return None
        return room.foot(page.measure(self.words(hint), BODY, room.width - 32)[1] + 120)

    def stopped(self, page: Page, box: Box) -> tuple[Widget, ...]:
        """Return that the show waits, large, at the head of a place; nothing while it goes on."""
        if not self.holds:
            return ()
        words, inner = self._kit.words, box.width - 28
        head, told = words("guide.stopped"), words("guide.stopped.how")
        high = page.measure(head, LARGE, inner)[1] + 6
        told_high = page.measure(told, BODY, inner)[1] + 6
        plate = box.top(PAUSED + high + told_high + 36)
        inside = plate.inset(14, 12)
        return (
            Panel(plate, "night", "hint", 10),
            Picture(inside.top(PAUSED), "icon.pause"),
            Label(inside.below(PAUSED, 6).top(high), head, LARGE, "hint", "centre"),
            Label(inside.below(PAUSED + 6 + high).top(told_high), told, BODY, "words", "centre"),
        )

    def widgets(self, box: Box, at: Mapping[str, Box]) -> tuple[Widget, ...]:
        """Return the hint in its box, and a sign at the corner of what it points at."""
        hint, words = self.shown, self._kit.words
        if hint is None:
            return ()
        inside = box.inset(16, 12)
        # How many more there are, hangs on what happens: a total would change from hint to hint.
        last = self._place + 1 == len(self._hints)
        key = "guide.number" + ".last" * last + ".holds" * self.holds
        on = "guide.go_on" if self.holds else "guide.read"
        number = words(key) if last else words(key, number=self._number)
        foot = inside.foot(52)
        stop = foot.left(foot.width * STOP)
        told = inside.below(30).above(56)
        return (
            Drawing(_sign(at[hint.at]), _draw_sign),
            Panel(box, "night", "hint", 14, shadow=True),
            Label(inside.top(26), number, LABEL, "hint"),
            Label(told, self.words(hint), BODY, "words", "left", "top"),
            Button("guide.stop", stop, words("guide.stop"), margin=4),
            Button("guide.read", foot.beside(stop.width, 8), words(on), margin=4),
        )


def _sign(at: Box) -> Box:
    """Return where the sign stands: half over the right upper corner, since a frame is for who
    acts, and at the left the words begin."""
    return Box(at.right - SIGN * 0.7, at.y - SIGN * 0.3, SIGN, SIGN)


def _draw_sign(canvas: Canvas, box: Box) -> None:
    canvas.circle(box.middle, box.width / 2, "night")
    canvas.circle(box.middle, box.width / 2 - 1, "hint", 2)
    canvas.picture("icon.bulb", *box.middle, box.width * 0.66)
