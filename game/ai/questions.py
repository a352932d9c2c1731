"""What is asked of a mind, as a value, and who thinks about it.

The idea: a question holds all that a mind is given, and that is the view of its seat. So it can
be answered in another process just as well as here, in small pieces between two pictures, and the
answer is the same: budgets are counted in nodes or worlds, dice belong to the question.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.chance import Dice, RollPlace
from game.core.rules import Seat
from game.rules import GAMES

from .mind import Now, Thought
from .minds import asked_of
from .notes import begun

SLICE_MS = 6

Answer = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat should do: `mind` is one of the game's by name, dice are thrown at `place`.

    `notes` are what the mind has noted so far, if it keeps any.
    """

    game: str
    mind: str
    view: Any
    seat: Seat
    seed: int
    place: RollPlace
    notes: Any = None

    def thought(self) -> Thought:
        """Begin to think about it."""
        mind, legal = asked_of(self.game)[self.mind], GAMES[self.game].legal(self.view, self.seat)
        return begun(mind, self.view, self.seat, legal, Dice(self.seed, *self.place), self.notes)


class Asked(Protocol):
    """A question on its way."""

    def answer(self) -> Answer | None:
        """Return the answer once there is one; asked again and again, and takes little time."""
        ...

    def hurry(self) -> None:
        """Ask for the best that is known by now."""
        ...

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        ...


class Thinker(Protocol):
    """Who takes questions."""

    def ask(self, question: Question) -> Asked: ...
    def close(self) -> None:
        """End with the program."""
        ...


class Work:
    """A thought under way, one small piece at a time."""

    def __init__(self, begin: Callable[[], Thought]) -> None:
        self._begin = begin
        self._thought = begin()
        self._begun = self._hurried = False

    def step(self) -> Answer | None:
        """Do one piece; return the answer if that was the last."""
        self._begun = True
        try:
            next(self._thought)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
        return None

    def hurry(self) -> Answer | None:
        """Break off, for the best so far; a mind that cannot is let think to its end."""
        if self._hurried or (not self._begun and (early := self.step()) is not None):
            return None if self._hurried else early
        self._hurried = True
        try:
            self._thought.throw(Now())
        except StopIteration as end:
            answer: Answer = end.value
            return answer
        except Now:
            self._thought = self._begin()
        return None


class Sliced:
    """A thought that is thought here, in slices of time."""

    def __init__(self, begin: Callable[[], Thought]) -> None:
        self._work = Work(begin)
        self._early: Answer | None = None

    def answer(self) -> Answer | None:
        until = time.perf_counter() + SLICE_MS / 1000
        found = self._early
        while found is None and time.perf_counter() < until:
            found = self._work.step()
        return found

    def hurry(self) -> None:
        self._early = self._work.hurry()

    def drop(self) -> None:
        pass


class InSlices:
    """Thinks here: where no process can be started, and in tests."""

    def ask(self, question: Question) -> Asked:
        return Sliced(question.thought)

    def close(self) -> None:
        pass
