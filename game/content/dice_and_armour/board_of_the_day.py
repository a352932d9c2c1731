"""The board of the day: two small armies across from each other, and concrete between them.

A board is called by a number. When a number would mean another board, or a day another number,
the number of the generator goes up and the old ways stay as they are.
"""

from __future__ import annotations

from typing import Final

from game.content.tasks.day_dice import GENERATOR, Day
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.dice_and_armour.letters.drawing import BLOCK
from game.rules.dice_and_armour.starting_board import HEIGHT, WIDTH, cell_name

NUMBERS: Final = 10_000
"""Boards are called by a number below this one."""
SPICES: Final = ("", "", "short", "patient")
"""The optional rule of a day; about half of the days have none."""
ARMY: Final = ("L", "L", "M", "M", "H")
"""The letters that an army is taken from."""
TANKS: Final = 3
HOME: Final = 2
"""So many rows at each edge belong to an army: nobody can be shot at in the first turn."""
PAIRS: Final = range(2, 5)
"""How many pairs of blocks may lie there: fewer cells than columns, so they close no way."""

_DAYS: Final = 20_261_125


def day_of(date: str) -> Day:
    return Day(_DAYS, date)


def number_of(day: Day) -> int:
    return day.dice("number").below(NUMBERS)


def numbered(number: int) -> str:
    """Return the board of a number, in one line as tasks have it."""
    dice = Dice(_DAYS, "board", GENERATOR, number)
    kinds = dice.sample(ARMY, TANKS)
    cells = dice.sample(_cells(range(HEIGHT - HOME, HEIGHT)), TANKS)
    white = [f"{kind} {_name(cell)}" for kind, cell in zip(kinds, cells, strict=True)]
    black = [
        f"{kind.lower()} {_name(_across(cell))}" for kind, cell in zip(kinds, cells, strict=True)
    ]
    return "; ".join(("simple", *white, *black, f"{BLOCK} {_blocks(dice)}"))


def _blocks(dice: Dice) -> str:
    """Return where concrete lies, alike for both sides."""
    half = _cells(range(HOME, HEIGHT // 2))
    chosen = dice.sample(half, dice.choice(PAIRS))
    return " ".join(_name(each) for cell in chosen for each in (cell, _across(cell)))


def _cells(rows: range) -> tuple[Cell, ...]:
    return tuple(Cell(x, y) for y in rows for x in range(WIDTH))


def _across(cell: Cell) -> Cell:
    return Cell(WIDTH - 1 - cell.x, HEIGHT - 1 - cell.y)


def _name(cell: Cell) -> str:
    return cell_name(cell, HEIGHT)
