"""A tip as it is read: what it is, what it does, its paragraph."""

from __future__ import annotations

from game.scenes.faces.table_face import Tip
from game.scenes.pages.rule_sign import cited


def tip_words(tip: Tip) -> str:
    """Return a tip as it is read: what it is, what it does, its paragraph."""
    told = f"{tip.title}: {tip.words}" if tip.title and tip.words else tip.title or tip.words
    return cited(told, tip.rule)
