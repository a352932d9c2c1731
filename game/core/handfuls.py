"""Cards taken out of a handful: equal ones are one choice, and no order is lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

C = TypeVar("C")


def without(cards: tuple[C, ...], gone: Iterable[C]) -> tuple[C, ...]:
    """Return the cards that are left; each that goes is among them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
