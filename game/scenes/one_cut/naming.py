"""What things of One Cut are called."""

from __future__ import annotations

from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import cell_name
from game.scenes.frame.kit import Words
from game.scenes.table.part_names import named_by_keys

named = named_by_keys("one_cut", cell_name, "cut.card")


def card_name(words: Words, card: Card | None) -> str:
    return words(f"cut.card.{card.value if card else 'none'}")
