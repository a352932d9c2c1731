"""The ways to play One Cut: what matters more to one commander than to another.

A style likes some cards in its rows, in thousandths of a duel, and weighs the middle in
hundredths. Strength is another matter: how often each row is laid is learnt with the likings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.one_cut.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Style:
    likes: Mapping[Card, int] = field(default_factory=dict)
    middle: int = 100

    def liking(self, cards: Cards) -> int:
        return sum(self.likes.get(card, 0) for card in cards)


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "storm": Style({Card.STRIKE: 22, Card.KNIFE: 22, Card.BLOCK: -8, Card.DODGE: -8}),
    "shield": Style({Card.BLOCK: 60, Card.DODGE: 50, Card.STRIKE: -30}),
    "dancer": Style({Card.MOVE: 60, Card.DODGE: 30, Card.BLOCK: -40}, middle=250),
}
