"""Cells, facings, pieces and cards as words of a line, always in English."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.grid import Cell, Facing
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Piece, Token

from .drawing import letter


def at(cell: Cell) -> str:
    return f"{cell.x},{cell.y}"


def way(facing: Facing) -> str:
    return facing.name.lower()


def letters(pieces: Iterable[Piece]) -> str:
    return " ".join(letter(piece) for piece in pieces)


def column(pieces: tuple[Piece, ...]) -> str:
    first, *pushed = pieces
    return letter(first) + (f" pushing {letters(pushed)}" if pushed else "")


def written(cards: Cards) -> str:
    return " ".join(card.value for card in cards)


def named(token: Token) -> str:
    return f"{token.colour.value} {token.number}"


def hits(count: int) -> str:
    return "1 hit" if count == 1 else f"{count} hits"


def shuffled(reshuffled: bool | None) -> str:
    return " after a shuffle" if reshuffled else ""
