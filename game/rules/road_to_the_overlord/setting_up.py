"""How a match is set up: all heroes at the start, with what they were given (L3.1)."""

from __future__ import annotations

from game.core.rules import State as CoreState

from .state import LIFE, Hero, Setup, State, Table


def new(setup: Setup, seed: int) -> State:
    """Return the road as a match begins; a task begins as its moment has it."""
    moment = setup.moment
    if moment is None:
        table = Table(setup, tuple(_hero(more) for more in _given(setup)))
    else:
        table = Table(setup, moment.heroes, fight=moment.fight, arrived=moment.fight is not None)
    return CoreState(table, (), seed)


def _given(setup: Setup) -> tuple[int, ...]:
    return setup.given or (0,) * len(setup.teams)


def _hero(more: int) -> Hero:
    return Hero(level=1 + more, life=LIFE + more)
