"""A guided match: lessons, each a position, a small task, and what has come of it.

The task, and each way to miss it, is a pattern with `*` for anything: a line that is told
(`told`), an action (`does`), or a line of the table as it is drawn (`stands`), all in the plain
letters of the game's `text`. So a game brings its guided match as data: `lesson_files` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from typing import Any, Final

from game.core.grid import Cell
from game.core.rules import IllegalAction, Rules, Seat, State, Told

LEARNER: Final[Seat] = 0
NOT_YET: Final = "not_yet"
"""The reason where an action is no part of the lesson."""


class Look(Enum):
    """Where a pattern is looked for."""

    TOLD = "told"
    DOES = "does"
    STANDS = "stands"


@dataclass(frozen=True, slots=True)
class Sign:
    """A pattern, and where it is looked for."""

    look: Look
    pattern: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """The signs of `aim` must be seen one after the other, before any of `wrong`.

    `allowed` are patterns of actions, none where all are; `marks` are the cells it is about;
    each reason of `mistakes` is shown by the actions that lead to it. What matches `never` is not
    offered at all: nobody learns by giving up.
    """

    game: str
    name: str
    state: State[Any, Any]
    aim: tuple[Sign, ...]
    wrong: tuple[tuple[Sign, str], ...]
    allowed: tuple[str, ...]
    marks: tuple[Cell, ...]
    solution: tuple[str, ...]
    mistakes: tuple[tuple[str, tuple[str, ...]], ...]
    never: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What its texts are called."""
        return f"lesson.{self.game}.{self.name}"

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it may be missed, each once."""
        return tuple(dict.fromkeys(reason for _, reason in self.wrong))


@dataclass(frozen=True, slots=True)
class Verdict:
    """`reason` says why a lesson was missed, `stands` how many actions may stay."""

    solved: bool = False
    reason: str = ""
    stands: int = 0


@dataclass(frozen=True, slots=True)
class Taken:
    """An action with the table before it and all it led to."""

    before: Any
    action: Any
    told: tuple[Told[Any], ...]


def judged(lesson: Lesson, rules: Rules, taken: Iterable[Taken]) -> Verdict | None:
    """Return what has come of a lesson, None while it is open."""
    seen = 0
    for count, each in enumerate(taken):
        if not _allowed(lesson, rules, each):
            return Verdict(False, NOT_YET, count)
        for look, lines in _moments(rules, each):
            if _shows(lesson.aim[seen], look, lines):
                seen += 1
                if seen == len(lesson.aim):
                    return Verdict(True, stands=count + 1)
                continue
            for sign, reason in lesson.wrong:
                if _shows(sign, look, lines):
                    return Verdict(False, reason)
    return None


def played(lesson: Lesson, rules: Rules, names: Iterable[str]) -> Verdict | None:
    """Return what comes of these actions; IllegalAction for one that nobody can take."""
    taken: list[Taken] = []
    state = lesson.state
    for name in names:
        table = state.table
        found = (a for seat in rules.to_act(table) for a in rules.legal(table, seat))
        action = next((a for a in found if rules.text.name(table, a) == name), None)
        if action is None:
            raise IllegalAction(f"nobody can do {name!r} there")
        step = rules.apply(state, action)
        taken.append(Taken(table, action, step.events))
        state = step.state
    return judged(lesson, rules, taken)


def _allowed(lesson: Lesson, rules: Rules, each: Taken) -> bool:
    if not lesson.allowed or each.action.seat != LEARNER:
        return True
    name = rules.text.name(each.before, each.action)
    return any(fnmatchcase(name, pattern) for pattern in lesson.allowed)


def _moments(rules: Rules, each: Taken) -> Iterator[tuple[Look, tuple[str, ...]]]:
    """Yield all that can be seen of an action, in its order."""
    table = each.before
    yield Look.DOES, (rules.text.name(table, each.action),)
    for told in each.told:
        yield Look.TOLD, (rules.text.tell(table, told.event),)
        table = rules.evolve(table, told.event)
    yield Look.STANDS, tuple(rules.text.draw(table).splitlines())


def _shows(sign: Sign, look: Look, lines: tuple[str, ...]) -> bool:
    return sign.look is look and any(fnmatchcase(line, sign.pattern) for line in lines)
