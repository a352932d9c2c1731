"""What things of Arena of Eight are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.grid import Cell
from game.core.spelling import Count, Part
from game.rules.arena_of_eight.blows import Answer, Blow, Fighter
from game.rules.arena_of_eight.cards import Card
from game.rules.arena_of_eight.state import Place
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys


def place_of(cell: Cell) -> Place:
    """Return the number of a cell of the line."""
    return cell.x + 1


_usual = named_by_keys("arena_of_eight", lambda cell: str(place_of(cell)), "arena.card")


def named(words: Words, view: Any, part: Part, names: Names) -> str:
    """Return what a part is called; a number is of blocks."""
    match part:
        case Count(count):
            return words("arena.block", count=count)
        case Cell():
            return words("tip.arena_of_eight.place", number=place_of(part))
        case _:
            return _usual(words, view, part, names)


def card_names(words: Words, cards: Iterable[Card]) -> str:
    return ", ".join(words(f"arena.card.{card.value}") for card in cards)


def blow_name(words: Words, blow: Blow) -> str:
    return words(f"arena.blow.{blow.value}")


def answer_names(words: Words, answers: Iterable[Answer]) -> str:
    return ", ".join(words(f"arena.answer.{answer.value}") for answer in answers)


def fighter_name(words: Words, fighter: Fighter) -> str:
    return words(f"arena.fighter.{fighter.value}")
