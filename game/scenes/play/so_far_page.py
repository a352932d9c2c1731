"""What has happened so far: a match that is taken up in its middle, in a few pictures."""

from __future__ import annotations

from game.scenes.frame.commands import Command, Press, Pressed
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.letter_styles import HEAD

from .moment_tiles import Moment, tiles

AFAR_MS = 15_000
"""So long it lies there where all play on phones, and nobody is at the screen to press anything."""


def so_far_scene(kit: Kit, moments: tuple[Moment, ...], afar: bool = False) -> Sheet:
    """Return the pictures; any press leads on to the table."""
    shown = [0]

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.inset(20, 20).centred(page.grown(1180), page.grown(600))
        inside = box.inset(28, 20)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            Label(inside.top(44), kit.words("so_far.title"), HEAD),
            *tiles(moments, inside.below(56).above(76), len(moments)),
            Button(
                "go_on",
                inside.foot(60).centred(page.grown(360), 60),
                kit.words("pause.go_on"),
                look=Look.MAIN,
            ),
        )

    def answer(event: Happening) -> Change:
        return Pop()

    def other(command: Command) -> Change:
        return Pop() if isinstance(command, Press | Pressed) else None

    def passing(ms: int) -> Change:
        shown[0] += ms
        return Pop() if afar and shown[0] >= AFAR_MS else None

    return Sheet(kit, widgets, answer, back=Pop, passing=passing, other=other, first="go_on")
