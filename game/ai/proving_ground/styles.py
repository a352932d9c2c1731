"""The ways to play Proving Ground: what matters more to one commander than to another.

A style is a taste that any level may have, more or less of what the level has of its own. The
Family is a game of memory: there all of a level play alike.
"""

from __future__ import annotations

from collections.abc import Mapping

from .table_worth import Taste

STYLES: Mapping[str, Taste] = {
    "raider": Taste(rivals=260),
    "collector": Taste(hopes=50, rivals=60),
    "guard": Taste(danger=70),
}


def tasted(taste: Taste, style: str) -> Taste:
    """Return the taste of a level in a style."""
    liked = STYLES[style]
    danger, hopes = taste.danger + liked.danger, max(taste.hopes, liked.hopes)
    return Taste(danger, hopes, liked.rivals)
