"""A page on which nothing lies yet: a large quiet picture and one sentence below it."""

from __future__ import annotations

from game.scenes.widgets.widget_kinds import Label, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LARGE

SIDE, WIDEST, HIGH = 132.0, 640.0, 130.0
FAINT = 130


def emptiness(room: Box, picture: str, words: str) -> tuple[Widget, ...]:
    """Return what stands in the middle of the upper part of an empty page."""
    middle = room.top(room.height * 0.72).centred(WIDEST, SIDE + 16 + HIGH)
    return (
        Picture(middle.top(SIDE), picture, alpha=FAINT),
        Label(middle.below(SIDE, 16), words, LARGE, "quiet", "centre", "top"),
    )
