"""How large and in which family words are drawn; sizes are design units, body is at least 20.

Five sizes: 20 for notes, 22 for text and lists, 24 for buttons, 32 for heads, 48 for the one
headline. The display family is for titles, headlines and the numerals of score and clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Family(Enum):
    """A font file below assets/fonts/."""

    __hash__ = object.__hash__  # Enum's own is Python code, and every word drawn asks for it

    TEXT = "rubik/rubik-regular.ttf"
    MEDIUM = "rubik/rubik-medium.ttf"
    BOLD = "rubik/rubik-bold.ttf"
    DISPLAY = "tektur/tektur-black.ttf"


@dataclass(frozen=True, slots=True)
class Style:
    """Words give way to their room, but in letters that are never smaller than `least`."""

    family: Family
    size: int
    least: int = 0


SMALL = Style(Family.TEXT, 20)
BODY = Style(Family.TEXT, 22)
LIST = Style(Family.MEDIUM, 22)
STRONG = Style(Family.BOLD, 22)
LABEL = Style(Family.BOLD, 20)
LARGE = Style(Family.TEXT, 24)
BUTTON = Style(Family.BOLD, 24)
CODE = Style(Family.BOLD, 32)
"""For what is typed from afar: in the display family V is too like U, and S like 5."""
HEAD = Style(Family.DISPLAY, 32)
TITLE = Style(Family.DISPLAY, 48)
NUMBER = Style(Family.DISPLAY, 32)
