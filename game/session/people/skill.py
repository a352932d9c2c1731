"""How well somebody solves: ratings by games, what was right in a row, days, and best rushes.

It is kept on this machine alone, in small sealed files. Only the first try at a puzzle counts, and
of the task of a day only the first one on that day. The first person with a name takes over what
was kept here before; everybody else has a file of the own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from game.core.codec import LATER, digest
from game.core.number_bounds import Long
from game.session.match.record import Damaged, Foreign
from game.session.records.small_sealed_file import SmallFile

from .glicko import UNSURE, Rating

NAME: Final = "skill.json"
FIRST_GRADE: Final = 900
LARGEST: Final = 400_000
MOST_TRIED: Final = 4_000
MOST_DAYS: Final = 4_000
MOST_PAST: Final = 300
BEST: Final = 5
"""So many rushes of each length are remembered, the best first."""

PUZZLE: Final = 8_000
"""How far off the rating of a puzzle may be, in hundredths of a point."""

FRESH: Final = Rating(FIRST_GRADE)
KNOWN: Final = 90
"""By how many points the grade of somebody may be off who solved many before ratings were kept."""


@dataclass(frozen=True, slots=True)
class Done:
    """The stars of the first try at a task of a day; `name` is the challenge's id."""

    day: str
    name: str
    stars: Long


@dataclass(frozen=True, slots=True)
class Rated:
    """How somebody solves the puzzles of one game: `past` are the points after each that counted,
    `streak` how many were right in a row."""

    game: str
    rating: Rating = FRESH
    streak: Long = 0
    longest: Long = 0
    past: tuple[Long, ...] = ()

    def after(self, points: int, solved: bool) -> Rated:
        rating = self.rating.after(Rating(points, PUZZLE), float(solved))
        streak = self.streak + 1 if solved else 0
        past = (*self.past, rating.points)[-MOST_PAST:]
        return Rated(self.game, rating, streak, max(self.longest, streak), past)


@dataclass(frozen=True, slots=True)
class Rush:
    """How many puzzles were solved on a day in so many minutes."""

    game: str
    minutes: Long
    solved: Long
    day: str


@dataclass(frozen=True, slots=True)
class Skill:
    """`tried` are the ids of the puzzles that have counted. Grade, streak and longest are those of
    before there were ratings of each game; `person` is whose it is, "" while it is nobody's."""

    grade: Long = FIRST_GRADE
    streak: Long = 0
    longest: Long = 0
    tried: tuple[str, ...] = ()
    days: tuple[Done, ...] = ()
    rated: tuple[Rated, ...] = field(default=(), metadata=LATER)
    rushes: tuple[Rush, ...] = field(default=(), metadata=LATER)
    person: str = field(default="", metadata=LATER)

    def in_game(self, game: str) -> Rated:
        """Return how the puzzles of a game are solved; at first as it was known before."""
        found = next((each for each in self.rated if each.game == game), None)
        if found is not None:
            return found
        count = sum(name.startswith(f"{game}.") for name in self.tried)
        unsure = max(KNOWN, round(UNSURE / (1 + count / 5) ** 0.5))
        before = Rated(game, Rating(self.grade, unsure * 100), self.streak, self.longest)
        return before if count else Rated(game)

    def after(self, name: str, points: int, solved: bool) -> Skill:
        """Return it after the first try at a puzzle worth so many points; later ones are free."""
        if name in self.tried:
            return self
        now = self.in_game(name.partition(".")[0]).after(points, solved)
        others = (each for each in self.rated if each.game != now.game)
        return replace(self, rated=(*others, now), tried=(*self.tried, name)[-MOST_TRIED:])

    def rushed(self, rush: Rush) -> Skill:
        """Return it after a rush, of which only the best are kept."""
        alike = (*self.best(rush.game, rush.minutes), rush)
        best = sorted(alike, key=lambda each: -each.solved)[:BEST]
        others = (e for e in self.rushes if (e.game, e.minutes) != (rush.game, rush.minutes))
        return replace(self, rushes=(*others, *best))

    def best(self, game: str, minutes: int) -> tuple[Rush, ...]:
        """Return the best rushes of a length, the best first."""
        return tuple(e for e in self.rushes if (e.game, e.minutes) == (game, minutes))

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


def known(folder: Path, person: str = "") -> Skill:
    """Return what is known of a person, or of whoever plays here without a name; a damaged file
    gives way to the one before it."""
    found, _ = _FILE.known(_path(folder, person))
    return found


def change(folder: Path, changed: Callable[[Skill], Skill], person: str = "") -> None:
    """Write what becomes of it; NotWritten, or Foreign for a newer program's file."""
    path = _path(folder, person)
    _FILE.change(path, lambda now: replace(changed(now), person=person or now.person))


def _path(folder: Path, person: str) -> Path:
    """Return the file of a person: the first one, as long as nobody else has it."""
    first = folder / NAME
    owner = _FILE.known(first)[0].person
    if owner in ("", person):
        return first
    return folder / f"skill-{digest(person)}.json"


__all__ = ["Damaged", "Done", "Foreign", "Rated", "Rush", "Skill", "change", "known"]
