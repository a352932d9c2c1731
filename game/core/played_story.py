"""A story played for who reads it: what was ordered is done, what was asked is answered.

A game reads its own files; what all of them do with orders and questions is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from .codec import Unreadable
from .grid import Cell
from .rules import Action, IllegalAction, State, Step, Told


class Reason(Protocol):
    """Why an action is refused: a word of the game, and the paragraph."""

    @property
    def why(self) -> Any: ...
    @property
    def rule(self) -> str: ...


Question = tuple[str, Reason | None]
"""An action as it was written, and why it cannot be done, None where it can."""


@dataclass(frozen=True, slots=True)
class Played:
    """A story played to its end, or to the order that was refused.

    `asked` are its questions with their answers, `shown` the cells of the board that it draws.
    """

    before: Any
    told: tuple[Told[Any], ...]
    state: State[Any, Any]
    refused: str = ""
    reason: Reason | None = None
    asked: tuple[Question, ...] = ()
    shown: tuple[Cell, ...] = ()

    def answers(self, explain: Callable[[Any], str]) -> tuple[str, ...]:
        """Return a line for each question."""
        return tuple(f"{line}: {explain(why) if why else 'yes'}" for line, why in self.asked)


@dataclass(frozen=True)
class Reading:
    """How a game reads an order and answers it.

    `ordered(table, line)`    the actions of an order
    `apply(state, action)`    the one door
    `refusal(table, action)`  why an action cannot be done, None where it can
    """

    ordered: Callable[[Any, str], Iterable[Action]]
    apply: Callable[[Any, Any], Step[Any, Any, Any]]
    refusal: Callable[[Any, Any], Reason | None]

    def play(self, start: State[Any, Any], lines: Iterable[str]) -> Played:
        """Do what is ordered, up to what is refused."""
        state = start
        told: list[Told[Any]] = []
        for line in lines:
            try:
                for action in self.ordered(state.table, line):
                    reason = self.refusal(state.table, action)
                    step = self.apply(state, action)
                    told += step.events
                    state = step.state
            except IllegalAction as refused:
                return Played(start.table, tuple(told), state, f"{line}: {refused}", reason)
            except Unreadable as fault:
                return Played(start.table, tuple(told), state, f"{line}: {fault}")
        return Played(start.table, tuple(told), state)

    def ask(self, table: Any, lines: Iterable[str]) -> tuple[Question, ...]:
        """Answer what is asked of this table."""
        return tuple((line, self._against(table, line)) for line in lines)

    def _against(self, table: Any, line: str) -> Reason | None:
        reasons = (self.refusal(table, action) for action in self.ordered(table, line))
        return next((reason for reason in reasons if reason), None)


def along(
    table: Any, told: Iterable[Told[Any]], evolve: Callable[[Any, Any], Any]
) -> Iterator[tuple[Any, Told[Any]]]:
    """Yield each event with the table on which it is about to happen."""
    for each in told:
        yield table, each
        table = evolve(table, each.event)
