"""The board of the day: a round half fought, the same for everybody, with the better hand in it.

A board is called by a number. When a number would mean another board, or a day another number,
the number of the generator goes up and the old ways stay as they are.
"""

from __future__ import annotations

from typing import Final

from game.content.tasks.day_dice import GENERATOR, Day
from game.core.chance import Dice
from game.core.handfuls import without
from game.rules.arena_of_eight.blows import TERMS, Blow, Fighter
from game.rules.arena_of_eight.cards import DECK, HAND_SIZE, Card, handful
from game.rules.arena_of_eight.letters.task_start import written_start
from game.rules.arena_of_eight.state import CELLS, Opening, Setup

NUMBERS: Final = 10_000
"""Boards are called by a number below this one."""
APART: Final = range(2, 5)
HEALTH: Final = (5, 4)
HELD: Final = 4
"""How many cards the other has."""
LEFT: Final = 24
"""How many there are to draw."""
COMBOS: Final = (Blow.SLIDE, Blow.THROW, Blow.UPPERCUT, Blow.SALTO)
"""One of them is in the own hand."""

_DAYS: Final = 20_261_208


def day_of(date: str) -> Day:
    return Day(_DAYS, date)


def number_of(day: Day) -> int:
    return day.dice("number").below(NUMBERS)


def numbered(number: int) -> str:
    """Return the board of a number, in one line as tasks have it."""
    dice = Dice(_DAYS, "board", GENERATOR, number)
    cells = dice.choice(tuple((a, b) for a in CELLS for b in CELLS if abs(a - b) in APART))
    sure = (*TERMS[dice.choice(COMBOS)].cards, Card.HOP)
    own = (*sure, *dice.sample(without(DECK, sure), HAND_SIZE - len(sure)))
    rest = without(DECK, own)
    other = dice.sample(rest, HELD)
    deck = dice.sample(without(rest, other), LEFT)
    opening = Opening(cells, (handful(own), handful(other)), HEALTH, handful(deck))
    fighters = dice.choice(tuple(Fighter)), dice.choice(tuple(Fighter))
    return written_start(Setup(fighters=fighters, opening=opening))
