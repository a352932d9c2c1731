"""The card beside the board while the end of a turn rests: who is next, and the way on."""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.scenes.pages.key_signs import signed
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY

REST_MS = 30_000
"""So long the end of a turn rests before the next curtain where nobody goes on."""

OVER = "rest.over"


def rest_card(kit: Kit, page: Page, box: Box, name: str) -> tuple[Widget, ...]:
    """Return it at the top of a side; its panel comes first."""
    words = kit.words("table.rest", name=name)
    high = page.measure(words, BODY, box.width - 32)[1] + 8
    top = box.top(high + 84)
    inside, go = top.inset(16, 10), kit.words("table.rest.go")
    return (
        Panel(top, "panel", "accent", 10, tray=True),
        Label(inside.top(high), words, BODY, stand="top"),
        signed(kit, Button(OVER, inside.foot(54), go, look=Look.MAIN)),
    )
