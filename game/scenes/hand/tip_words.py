"""A tip as it is read: what it is, what it does, its paragraph; and why a choice cannot end."""

from __future__ import annotations

from typing import Any

from game.core.rules import Seat
from game.core.spelling import Picking, Word
from game.scenes.faces.table_face import Held, TableFace, Tip
from game.scenes.frame.kit import Words
from game.scenes.pages.rule_sign import cited


def tip_words(tip: Tip) -> str:
    """Return a tip as it is read: what it is, what it does, its paragraph."""
    told = f"{tip.title}: {tip.words}" if tip.title and tip.words else tip.title or tip.words
    return cited(told, tip.rule)


def unended(words: Words, face: TableFace, view: Any, seat: Seat, picking: Picking) -> str:
    """Return what is missing before a choice can be ended by its word, "" where nobody says it."""
    standing = (part for part in face.standing(view, seat) if isinstance(part, Word))
    word = next((each for each in standing if each.name in face.ends), None)
    told = face.why_not(words, view, seat, picking, word) if word is not None else None
    return tip_words(told) if told is not None else ""


def held_words(words: Words, face: TableFace, view: Any, held: Held) -> str:
    """Return what lies before a seat does."""
    return words(held.tip) if held.tip else face.about(words, view, held.part)
