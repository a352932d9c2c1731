"""What the levels of computer players are called, wherever one is shown."""

from __future__ import annotations

from game.ai.minds import offered
from game.scenes.frame.kit import Words


def ranked(words: Words, game: str, strength: str) -> str:
    """Return what a level of a game is called, with its place among those that are offered."""
    levels, name = offered(game), words(f"strength.{strength}")
    if strength not in levels or len(levels) < 2:
        return name
    place = levels.index(strength) + 1
    return words("strength.ranked", name=name, place=place, most=len(levels))
