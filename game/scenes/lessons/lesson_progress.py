"""A guided match as the screen knows it: its lessons, and how far somebody has come with them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from game.content.lessons.guided_match import Lesson
from game.content.lessons.lesson_files import load_lessons
from game.content.lessons.lesson_homes import has_lessons
from game.core.rules import Rules, Seat
from game.rules import GAMES
from game.scenes.frame.kit import Kit, Words


@dataclass(frozen=True)
class Course:
    """The lessons of one game, in their order; `aside` from a match that waits below them."""

    rules: Rules
    lessons: tuple[Lesson, ...]
    aside: bool = False

    @property
    def game(self) -> str:
        return self.rules.name

    def title(self, words: Words, place: int) -> str:
        return words(self.lessons[place].key)

    def number(self, words: Words, place: int) -> str:
        """Return which lesson this is, of how many."""
        return words("lesson.number", number=place + 1, count=len(self.lessons))


def taught(kit: Kit) -> tuple[str, ...]:
    """Return the games that have a guided match; nothing of them is read."""
    return tuple(game for game in kit.faces if has_lessons(game))


def course_of(game: str, aside: bool = False) -> Course:
    """Return the guided match of a game; ContentError where its file has faults."""
    return Course(GAMES[game], load_lessons(GAMES[game]), aside)


def reached(kit: Kit, course: Course) -> int:
    """Return the place of the lesson to go on with; all are done where there is none."""
    return min(dict(kit.settings.now.lessons).get(course.game, 0), len(course.lessons))


def reach(kit: Kit, course: Course, place: int) -> None:
    """Remember that the lessons before this place are done, or were passed over."""
    if place > reached(kit, course):
        known = dict(kit.settings.now.lessons) | {course.game: place}
        kit.settings.change(lessons=tuple(sorted(known.items())))


def drawn(rules: Rules, never: tuple[str, ...] = ()) -> Rules:
    """Return the rules of a match that begins where it is drawn: its set-up is its first state.

    What matches a pattern of `never` is not offered.
    """

    def begin(state: Any, seed: int) -> Any:
        return state

    def offered(table: Any, seat: Seat) -> tuple[Any, ...]:
        legal = rules.legal(table, seat)
        return tuple(each for each in legal if not _named(rules.text.name(table, each), never))

    setups = replace(rules.kinds, setup=rules.kinds.state)
    return replace(rules, new=begin, kinds=setups, legal=offered if never else rules.legal)


def _named(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
