"""The cards of Tanchiki: assets/data/tanchiki/cards.yaml as one player's deck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.content.files.program_files import home
from game.content.files.reader import Node, read_once
from game.rules.tanchiki.cards import Card, Cards, handful

DECK_SIZE: Final = 18
"""With fewer cards a hand at planning could fall below three (T1.5, T4.1b)."""


def load_cards() -> Cards:
    """Return the program's deck, or raise ContentError."""
    return read_cards(home() / "assets" / "data" / "tanchiki" / "cards.yaml")


def read_cards(path: Path) -> Cards:
    """Return the deck of a file, or raise ContentError with every fault."""
    return read_once(path, _deck)


def _deck(root: Node) -> Cards:
    counts: dict[Card, int] = {}
    for node in root["cards"].each():
        kind = node["kind"].choice(Card)
        if kind in counts:
            node["kind"].fault(f"the kind {kind.name.lower()} stands here twice")
        counts[kind] = node["count"].whole(1, DECK_SIZE)
    deck = handful(tuple(kind for kind, count in counts.items() for _ in range(count)))
    if len(deck) != DECK_SIZE:
        root["cards"].fault(f"a deck has {DECK_SIZE} cards, this one has {len(deck)}")
    return deck
