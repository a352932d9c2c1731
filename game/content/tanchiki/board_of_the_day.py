"""The board of the day: four segments, each with a turn, and about every other day a rule."""

from __future__ import annotations

from typing import Final

from game.content.tasks.day_dice import Day

LETTERS: Final = ("A", "B", "C", "D")
TURNS: Final = 4
SPICES: Final = ("", "", "", "island", "dangerous_four", "uneven")
"""The optional rule of a day; about half of the days have none."""


def day_of(date: str) -> Day:
    return Day(20_261_121, date)


def code_of(day: Day) -> str:
    """Return the code of a day's board."""
    turns = day.dice("turns")
    letters = day.dice("segments").shuffled(LETTERS)
    return " ".join(f"{letter}{turns.below(TURNS)}" for letter in letters)
