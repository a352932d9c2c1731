"""What a seat did in a match, for the memory of its player: numbers, cards, and what to tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Counts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Deeds:
    """How often by name; `cards` are those it played, `feats` what is worth a medal."""

    counts: Counts = ()
    cards: Counts = ()
    feats: tuple[str, ...] = ()


def counted(counts: Mapping[str, int]) -> Counts:
    """Return the numbers that are not 0, by name."""
    return tuple(sorted((name, count) for name, count in counts.items() if count))


def summed(parts: Iterable[Counts]) -> Counter[str]:
    """Return all numbers of one name together."""
    whole: Counter[str] = Counter()
    for counts in parts:
        whole.update(dict(counts))
    return whole
