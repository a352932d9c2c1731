"""The stars at the end of a challenge or a bout: they come one after the other."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.frame.commands import Chosen, Command, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace, Scene
from game.scenes.pages.evening_sky import evening
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .words import draw_stars

STAR_MS = 420
NEXT = "next"
VEIL = 150


class StarsWon:
    """Whoever presses a key sees them all; where nothing is to move they are there at once."""

    def __init__(self, kit: Kit, stars: int, most: int) -> None:
        self.stars = stars
        self._most = most
        self._whole = STAR_MS * most
        self._passed = self._whole if kit.settings.now.less_motion else 0

    def moving(self) -> bool:
        return bool(self.stars) and self._passed < self._whole

    def passing(self, ms: int) -> Change:
        self._passed = min(self._whole, self._passed + ms)
        return None

    def other(self, command: Command) -> Change:
        if isinstance(command, Press):
            self._passed = self._whole
        return None

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw each star a little too large at first."""
        whole = min(self.stars, self._passed // STAR_MS)
        draw_stars(canvas, box, whole, self._most)
        if whole < self.stars:
            share = self._passed % STAR_MS / STAR_MS
            size = min(box.height, box.width / self._most)
            x = box.middle[0] + size * (whole - (self._most - 1) / 2)
            grown = size * (1.5 - 0.54 * share)
            canvas.picture("bonus.star", x, box.middle[1], grown, alpha=round(255 * share))


def stars_scene(
    kit: Kit,
    won: StarsWon,
    widgets: Callable[[Page], tuple[Widget, ...]],
    again: Callable[[], Scene],
    more: Callable[[str], Change] = Pop,
) -> Sheet:
    """Return the page at whose end one goes on, or begins `again`; `more(name)` is any other way
    on. NEXT is chosen first where there are stars."""

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("again"):
                return Replace(again())
            case Chosen(name):
                return more(name)
            case _:
                return None

    kit.sounds.play("match.won" if won.stars else "match.lost")
    return Sheet(
        kit,
        widgets,
        answer,
        other=won.other,
        passing=won.passing,
        paper=evening(VEIL),
        first=NEXT if won.stars else "again",
        moving=won.moving,
    )
