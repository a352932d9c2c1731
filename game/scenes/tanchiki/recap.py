"""Since your turn: what of a match touched a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat, Told
from game.rules.tanchiki.events import (
    BonusTaken,
    CardsDrawn,
    CardsLost,
    ColumnMoved,
    EagleTaken,
    Event,
    HandRenewed,
    HelmetBroken,
    TankDrowned,
    TankExploded,
    TokenTaken,
)
from game.scenes.kit import Words

from .naming import Names, cards_line, token_name
from .sentences import explain


def since(words: Words, seat: Seat, told: Sequence[Told[Any]], names: Names) -> tuple[str, ...]:
    """Return what happened to a seat since its turn; nothing where nothing mattered to it."""
    mattered = any(matters(each.event, seat) for each in told)
    return recap(words, seat, names, told) if mattered else ()


def recap(words: Words, seat: Seat, names: Names, told: Sequence[Told[Any]]) -> tuple[str, ...]:
    """Return a sentence for everything that touched the seat."""
    return tuple(said for each in told if (said := _line(words, seat, names, each.event)))


def matters(event: Event, seat: Seat) -> bool:
    """Whether a seat must be told of it; that it drew cards it sees in its hand."""
    match event:
        case ColumnMoved(pieces):
            return seat in pieces[1:]
        case CardsLost(owner) | TankDrowned(owner) | TankExploded(owner) | HelmetBroken(owner):
            return owner == seat
        case _:
            return False


def _line(words: Words, seat: Seat, names: Names, event: Event) -> str:
    match event:
        case CardsLost(owner, _, _, cards) if owner == seat:
            return words("tanchiki.recap.lost", cards=cards_line(words, cards))
        case CardsDrawn(owner, _, cards, _) if owner == seat and cards:
            return words("tanchiki.recap.drawn", cards=cards_line(words, cards))
        case ColumnMoved(pieces) if seat in pieces[1:]:
            return explain(words, event, names)
        case TokenTaken(owner, _, token, _, points) if owner == seat:
            # The bot has left the board, and its number with it.
            what = token_name(words, token)
            return words("tanchiki.recap.taken", name=names[seat], token=what, points=points)
        case (
            TankDrowned(owner)
            | TankExploded(owner)
            | EagleTaken(owner)
            | BonusTaken(owner)
            | HelmetBroken(owner)
            | HandRenewed(owner)
        ) if owner == seat:
            return explain(words, event, names)
        case _:
            return ""
