"""What things of One Cut are called."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.spelling import Card, Part, Spot, Word
from game.rules.one_cut import cards
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.state import Table
from game.scenes.kit import Names, Words


def card_name(words: Words, card: cards.Card | None) -> str:
    return words(f"cut.card.{card.value if card else 'none'}")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Cell():
            return cell_name(part)
        case Card(name):
            return words(f"cut.card.{name}")
        case Spot(name, number):
            return words(f"part.one_cut.spot.{name}", number=number)
        case Word(name):
            return words(f"part.one_cut.word.{name}")
        case _:
            return ""
