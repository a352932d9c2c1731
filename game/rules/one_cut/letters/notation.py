"""Names as they are typed and listed: `seat 1`, `lay strike`, `step D5`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.core.rules import Seat
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.state import Table


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def name(_table: Table, action: Action) -> str:
    match action:
        case NameMark(_, cell):
            return f"mark {cell_name(cell)}"
        case AgreeMarks():
            return "agree"
        case KeepMarks():
            return "fair marks"
        case LayCard(_, card):
            return f"lay {card.value}"
        case TakeBack():
            return "take back"
        case Commit():
            return "commit"
        case StepTo(_, cell):
            return f"step {cell_name(cell)}"
        case PushTo(_, cell):
            return f"push {cell_name(cell)}"
        case _:
            assert_never(action)


def card_name(card: Card | None) -> str:
    return card.value if card else "a card"


def card_names(cards: Iterable[Card | None]) -> str:
    """Return cards in words, equal ones beside each other counted: `2 strike, block`."""
    found: list[tuple[str, int]] = []
    for name_ in map(card_name, cards):
        if found and found[-1][0] == name_:
            found[-1] = (name_, found[-1][1] + 1)
        else:
            found.append((name_, 1))
    return ", ".join(n if count == 1 else f"{count} {n}" for n, count in found) or "nothing"
