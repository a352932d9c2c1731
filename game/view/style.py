"""How large and in which family words are drawn; sizes are design units, body is at least 20."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Family(Enum):
    """A font file below assets/fonts/."""

    __hash__ = object.__hash__  # Enum's own is Python code, and every word drawn asks for it

    TEXT = "rubik/rubik-regular.ttf"
    BOLD = "rubik/rubik-bold.ttf"
    DISPLAY = "tektur/tektur-black.ttf"


@dataclass(frozen=True, slots=True)
class Style:
    family: Family
    size: int


SMALL = Style(Family.TEXT, 20)
BODY = Style(Family.TEXT, 22)
STRONG = Style(Family.BOLD, 22)
LABEL = Style(Family.BOLD, 20)
LARGE = Style(Family.TEXT, 26)
BUTTON = Style(Family.BOLD, 24)
HEAD = Style(Family.DISPLAY, 30)
TITLE = Style(Family.DISPLAY, 46)
NUMBER = Style(Family.DISPLAY, 34)
