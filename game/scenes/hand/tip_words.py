"""A tip as it is read: what it is, what it does, its paragraph."""

from __future__ import annotations

from typing import Any

from game.scenes.faces.table_face import Held, TableFace, Tip
from game.scenes.frame.kit import Words
from game.scenes.pages.rule_sign import cited


def tip_words(tip: Tip) -> str:
    """Return a tip as it is read: what it is, what it does, its paragraph."""
    told = f"{tip.title}: {tip.words}" if tip.title and tip.words else tip.title or tip.words
    return cited(told, tip.rule)


def held_words(words: Words, face: TableFace, view: Any, held: Held) -> str:
    """Return what lies before a seat does."""
    return words(held.tip) if held.tip else face.about(words, view, held.part)
