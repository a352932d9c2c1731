"""What the parts of a game are called where their keys are as in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from game.core.grid import Cell
from game.core.spelling import Card, Part, Spot, Word
from game.scenes.frame.kit import Names, Words


def named_by_keys(
    game: str, cell_name: Callable[[Cell], str], cards: str
) -> Callable[[Words, Any, Part, Names], str]:
    """Return what names a part: words and spots as `part.<game>` has them, cards as `cards`."""

    def named(words: Words, view: Any, part: Part, names: Names) -> str:
        match part:
            case Cell():
                return cell_name(part)
            case Card(name):
                return words(f"{cards}.{name}")
            case Spot(name, number):
                return words(f"part.{game}.spot.{name}", number=number)
            case Word(name):
                return words(f"part.{game}.word.{name}")
            case _:
                return ""

    return named


def options_on(words: Words, key: str, options: Any) -> tuple[str, ...]:
    """Return the names of the optional rules that are on, by their fields: `<key>.<field>`."""
    on = (each.name for each in fields(options) if getattr(options, each.name))
    return tuple(words(f"{key}.{name}") for name in on)
