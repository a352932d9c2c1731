"""What fighters, cards and blows are called in plain letters."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.cards import Card

FIGURES = ("A", "B")


def seat_name(seat: Seat) -> str:
    return FIGURES[seat] if 0 <= seat < len(FIGURES) else "nobody"


def blow_name(blow: Blow) -> str:
    return blow.value


def answer_name(answer: Answer) -> str:
    return answer.value


def card_names(cards: Iterable[Card | None]) -> str:
    """Return cards in words, equal ones beside each other counted: `2 kick, jump`."""
    found: list[tuple[str, int]] = []
    for name in (card.value if card else "a card" for card in cards):
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return ", ".join(n if count == 1 else f"{count} {n}" for n, count in found) or "nothing"
