"""The board of the day: both stand across from each other and hold the same cards.

A board is called by a number. When a number would mean another board, or a day another number,
the number of the generator goes up and the old ways stay as they are.
"""

from __future__ import annotations

from typing import Final

from game.content.tasks.day_dice import GENERATOR, Day
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.hex import distance
from game.rules.one_cut.cards import OWN, Card, Cards, handful
from game.rules.one_cut.field import CELLS, SIZE
from game.rules.one_cut.letters.task_start import written_start
from game.rules.one_cut.state import Begun, Options, Setup

NUMBERS: Final = 10_000
"""Boards are called by a number below this one."""
APART: Final = range(6, 9)
"""How far from each other the two may stand: not even the knife reaches so far at once."""
SURE: Final = (Card.STRIKE, Card.STRIKE, Card.BLOCK, Card.MOVE, Card.MOVE)
"""What is in every hand; no move may be discarded."""
MORE: Final = (Card.STRIKE, Card.STRIKE, Card.BLOCK, Card.BLOCK, Card.DODGE, Card.KNIFE)
"""What a hand draws the rest from."""

_DAYS: Final = 20_261_124
_LEAST, _MOST = 1, 3


def day_of(date: str) -> Day:
    return Day(_DAYS, date)


def number_of(day: Day) -> int:
    return day.dice("number").below(NUMBERS)


def numbered(number: int) -> str:
    """Return the board of a number, in one line as tasks have it."""
    dice = Dice(_DAYS, "board", GENERATOR, number)
    cell = dice.choice(tuple(one for one in CELLS if distance(one, _across(one)) in APART))
    hand = _hand(dice)
    begun = Begun(hand, without(OWN, hand))
    return written_start(
        Setup(1, Options(middle=True), (cell, _across(cell)), (begun, begun)),
    )


def _hand(dice: Dice) -> Cards:
    count = _LEAST + dice.below(_MOST - _LEAST + 1)
    return handful(SURE, dice.sample(MORE, count))


def _across(cell: Cell) -> Cell:
    return Cell(SIZE - 1 - cell.x, SIZE - 1 - cell.y)
