"""Matches played at random, kept action by action for the laws to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.chance import Dice
from game.core.rules import IllegalAction, Rules, Seat, State, Step
from game.core.spelling import Part

MOST_ACTIONS = 20_000
Scramble = Callable[[State, Seat, Dice], State]
There = Callable[[Any, Seat, Part], bool]


@dataclass(frozen=True)
class Subject:
    """A game with what the laws need beside its rules; they look at so many turns a match.

    `talk` are the actions of a seat that `legal` does not list: a resignation, a flag.
    """

    rules: Rules
    scramble: Scramble
    there: There
    book: frozenset[str]
    turns: int = 25
    talk: tuple[type, ...] = ()


@dataclass(frozen=True)
class Turn:
    before: State
    action: Any
    step: Step


@dataclass(frozen=True)
class Played:
    """A match; it is `over`, or else `stuck`, `endless`, or an action of its was `refused`."""

    setup: Any
    seed: int
    first: State
    turns: tuple[Turn, ...]
    last: State
    stopped: str
    refused: Any = None

    @property
    def states(self) -> tuple[State, ...]:
        return (*(turn.before for turn in self.turns), self.last)


def random_match(rules: Rules, setup: Any, seed: int, most: int = MOST_ACTIONS) -> Played:
    first = state = rules.new(setup, seed)
    turns: list[Turn] = []

    def played(stopped: str, refused: Any = None) -> Played:
        return Played(setup, seed, first, tuple(turns), state, stopped, refused)

    while rules.outcome(state.table) is None:
        if len(turns) >= most:
            return played("endless")
        dice = Dice(seed, "random player", len(turns))
        seats = rules.to_act(state.table)
        actions = rules.legal(state.table, dice.choice(seats)) if seats else ()
        if not actions:
            return played("stuck")
        action = dice.choice(actions)
        try:
            step = rules.apply(state, action)
        except IllegalAction:
            return played("refused", action)
        turns.append(Turn(state, action, step))
        state = step.state
    return played("over")


def spread(values: tuple[Any, ...], count: int) -> tuple[Any, ...]:
    """Return at most so many of the values, evenly spread, the first and last among them."""
    if len(values) <= count:
        return values
    return tuple(values[i * (len(values) - 1) // (count - 1)] for i in range(count))
