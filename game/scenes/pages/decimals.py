"""Numbers with one figure behind the point, or behind the comma, as a language writes them."""

from __future__ import annotations

from game.scenes.frame.kit import Words


def tenths(words: Words, hundredths: int, signed: bool = False) -> str:
    """Return hundredths rounded to tenths; signed, one that is above nothing has its plus."""
    rounded = round(hundredths / 10)
    sign = "\N{MINUS SIGN}" if rounded < 0 else "+" if signed and rounded > 0 else ""
    point = "." if words.language == "en" else ","
    return f"{sign}{abs(rounded) // 10}{point}{abs(rounded) % 10}"
