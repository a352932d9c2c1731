"""One size of letters for what is alike: the rows of a list must not differ word by word."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.canvas.letter_styles import Style

from .widget_kinds import Control

WORDS = "words"
NOTE = "note"
VALUE = "value"

Key = tuple[str, Style, int, int]
"""What makes controls alike: a part of them, its style, and how large the controls are."""
Sizes = Mapping[Key, Style]


def alike(control: Control, part: str, style: Style) -> Key:
    return part, style, round(control.box.width), round(control.box.height)


def size_of(sizes: Sizes, control: Control, part: str, style: Style) -> Style:
    """Return the style in the size that all controls like this one share."""
    return sizes.get(alike(control, part, style), style)
