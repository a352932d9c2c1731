"""How fast the screen plays, as a number in the way each language writes it."""

from __future__ import annotations

from .kit import Words


def speed_name(words: Words, percent: int) -> str:
    """Return how many times the usual speed this is."""
    number = f"{percent / 100:g}".replace(".", words("settings.speed.point"))
    return words("settings.speed.times", number=number)
