"""The twelve tank cards (B1.7): two exact distances and two kinds of direction."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.grid import RING, STRAIGHT, Facing
from game.core.number_bounds import Few


class Lines(Enum):
    """The kind of direction of a move or a shot; the value is how it is written."""

    STRAIGHT = "O"
    DIAGONAL = "D"

    __hash__ = object.__hash__

    @property
    def ways(self) -> tuple[Facing, ...]:
        return STRAIGHT if self is Lines.STRAIGHT else RING[1::2]


class Weight(Enum):
    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"


@dataclass(frozen=True, slots=True)
class Card:
    """A tank card: it drives exactly so far along such lines, and shoots exactly so far."""

    name: str
    weight: Weight
    move: Few
    moves: Lines
    shot: Few
    shoots: Lines

    @property
    def written(self) -> str:
        """The four parameters as they are written: O1/D2."""
        return f"{self.moves.value}{self.move}/{self.shoots.value}{self.shot}"


_O, _D = Lines.STRAIGHT, Lines.DIAGONAL
CARDS: Final = tuple(
    Card(name, weight, move, moves, shot, shoots)
    for weight, move, shot, names in (
        (Weight.LIGHT, 2, 1, ("bt_7", "m5_stuart", "7tp", "pz_ii")),
        (Weight.MEDIUM, 1, 2, ("t_34", "m4", "cromwell", "pz_iv")),
        (Weight.HEAVY, 1, 3, ("maus", "kv_1", "churchill_i", "tiger_i")),
    )
    for name, moves, shoots in zip(names, (_O, _O, _D, _D), (_O, _D, _O, _D), strict=True)
)
DECK: Final = tuple(card.name for card in CARDS)
CARD: Final = {card.name: card for card in CARDS}
