"""The page one waits on while a game's boards are read, one in a frame; nearly always it is over
before anybody opens a game."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace, Scene
from game.scenes.widgets.widget_kinds import Label, Widget
from game.view.canvas.letter_styles import BODY

from .head_and_foot import BACK, framed
from .widget_scene import Happening, Page, Sheet


def reading_scene(kit: Kit, title: str, steps: Iterator[None], then: Callable[[], Scene]) -> Sheet:
    """Return the page that takes a step in every frame and then gives way."""
    # What is read stays for ever: a look through all of it for garbage would take a whole frame.
    gc.freeze()

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, title)
        return (*frame, Label(room, kit.words("setup.reads"), BODY, "quiet", "centre"))

    def passing(ms: int) -> Change:
        for _ in steps:
            return None
        return Replace(then())

    def answer(event: Happening) -> Change:
        return Pop() if event == Chosen(BACK) else None

    return Sheet(kit, widgets, answer, passing=passing, moving=lambda: True)
