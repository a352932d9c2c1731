"""How well somebody solves: an estimate of the grade, a streak, and what was done on which day.

It is kept on this machine alone, in one small sealed file. Only the first try at a puzzle counts,
and of the task of a day only the first one on that day.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from game.core.number_bounds import Long
from game.session.match.record import Damaged, Foreign
from game.session.records.small_sealed_file import SmallFile

NAME: Final = "skill.json"
FIRST_GRADE: Final = 900
LARGEST: Final = 400_000
MOST_TRIED: Final = 4_000
MOST_DAYS: Final = 4_000
_QUICK, _STEADY, _FEW = 60, 24, 15
"""How far one puzzle can move the grade: at first, and after a few."""


@dataclass(frozen=True, slots=True)
class Done:
    """The stars of the first try at a task of a day; `name` is the challenge's id."""

    day: str
    name: str
    stars: Long


@dataclass(frozen=True, slots=True)
class Skill:
    """`tried` are the ids of the puzzles that have counted."""

    grade: Long = FIRST_GRADE
    streak: Long = 0
    longest: Long = 0
    tried: tuple[str, ...] = ()
    days: tuple[Done, ...] = ()

    def after(self, name: str, points: int, solved: bool) -> Skill:
        """Return it after the first try at a puzzle worth so many points; later ones are free."""
        if name in self.tried:
            return self
        most = _QUICK if len(self.tried) < _FEW else _STEADY
        gain = round(most * (solved - _expected(self.grade, points)))
        streak = self.streak + 1 if solved else 0
        return replace(
            self,
            grade=max(100, self.grade + gain),
            streak=streak,
            longest=max(self.longest, streak),
            tried=(*self.tried, name)[-MOST_TRIED:],
        )

    def on_day(self, day: str, name: str, stars: int) -> Skill:
        """Return it after a try at the task of a day, which counts once."""
        if self.stars_of(day, name) is not None:
            return self
        return replace(self, days=(*self.days, Done(day, name, stars))[-MOST_DAYS:])

    def stars_of(self, day: str, name: str) -> int | None:
        """Return the stars of the counted try, None if there was none."""
        found = (each.stars for each in self.days if (each.day, each.name) == (day, name))
        return next(found, None)

    def done_on(self, day: str) -> tuple[Done, ...]:
        return tuple(each for each in self.days if each.day == day)

    def days_in_a_row(self, today: str) -> int:
        """Return on how many days up to today, or up to yesterday, something was solved."""
        solved = {each.day for each in self.days if each.stars}
        day = date.fromisoformat(today)
        if today not in solved:
            day -= timedelta(days=1)
        count = 0
        while day.isoformat() in solved:
            day, count = day - timedelta(days=1), count + 1
        return count


_FILE = SmallFile(Skill, Skill(), LARGEST)


def known(folder: Path) -> Skill:
    """Return what is known of whoever plays here; a damaged file gives way to the one before."""
    found, _ = _FILE.known(folder / NAME)
    return found


def change(folder: Path, changed: Callable[[Skill], Skill]) -> None:
    """Write what becomes of it; NotWritten, or Foreign for a newer program's file."""
    _FILE.change(folder / NAME, changed)


def _expected(grade: int, points: int) -> float:
    """Return how likely somebody of this grade solves a puzzle of so many points."""
    return 1 / (1 + 10 ** ((points - grade) / 400))


__all__ = ["Damaged", "Done", "Foreign", "Skill", "change", "known"]
