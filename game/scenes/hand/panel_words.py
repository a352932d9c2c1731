"""What is said of a seat's panel: what its counters stand for, and what it was given."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.faces.table_face import SeatPanel
from game.scenes.frame.kit import Words


def counted_words(words: Words, panel: SeatPanel) -> str:
    """Return what a panel's counters stand for, "" where its game says nothing of them, and what
    its seat was given."""
    told = (words(each.tip, count=each.count) for each in panel.counters if each.tip)
    given = handicap_words(words, panel.handicaps)
    return " · ".join((*told, *([given] if given else ())))


def handicap_words(words: Words, keys: Sequence[str]) -> str:
    """Return the sentence that says what a seat was given, "" for nothing."""
    said = ", ".join(map(words, keys))
    return words("handicaps.told", names=said) if said else ""
