"""Words from outside made harmless: names, files and anything else that is drawn."""

from __future__ import annotations

import unicodedata

_SAFE_CONTROLS = "\n"
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_text(words: str, longest: int = 4000, lines: bool = True) -> str:
    """Return words that a font can draw: no control, direction or surrogate ones, cut short.

    Where lines are not wanted a line break becomes a space.
    """
    words = words[: 2 * longest]
    if not lines:
        words = " ".join(words.split())
    kept = "".join(
        letter
        for letter in words.replace("\t", " ")
        if letter in _SAFE_CONTROLS or unicodedata.category(letter) not in _REFUSED
    )
    return kept[:longest]
