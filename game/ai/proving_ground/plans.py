"""Whole turns of a seat, played out on imagined states: what it could do, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.proving_ground.table_worth import Taste, worth
from game.core.paths import Path
from game.core.rules import Seat
from game.rules.proving_ground.actions import (
    Action,
    Attach,
    Drive,
    EndTurn,
    Place,
    UseExtraTank,
    UseExtraTurn,
)
from game.rules.proving_ground.foresight.hazards import hazards
from game.rules.proving_ground.play import apply, legal
from game.rules.proving_ground.referee_tasks import State
from game.rules.proving_ground.state import Stage, Table

EXTENDED = 4
"""So many of the best main actions are tried on with an extra turn."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions up to the end of the turn, the state after them, and what that is worth."""

    actions: tuple[Action, ...]
    state: State
    value: int


def turns(state: State, seat: Seat, taste: Taste, depth: int = 2) -> Iterator[Plan | None]:
    """Yield every turn worth a thought from here on; None is a small piece of work."""
    held: list[Plan] = []
    for plan in _main(state, (), seat):
        rested = _resting(plan.state.table, seat)
        yield None
        if not rested:
            yield Plan(plan.actions, plan.state, worth(plan.state.table, seat, taste))
            continue
        held.append(Plan(plan.actions, plan.state, worth(plan.state.table, seat, taste)))
    held.sort(key=lambda plan: -plan.value)
    for number, plan in enumerate(held):
        ended = apply(plan.state, EndTurn(seat)).state
        done = (*plan.actions, EndTurn(seat))
        yield Plan(done, ended, worth(ended.table, seat, taste))
        again = UseExtraTurn(seat)
        if number < EXTENDED and depth and again in legal(plan.state.table, seat):
            more = apply(plan.state, again).state
            for further in turns(more, seat, taste, depth - 1):
                if further is None:
                    yield None
                else:
                    actions = (*plan.actions, again, *further.actions)
                    yield Plan(actions, further.state, further.value)


def _main(state: State, done: tuple[Action, ...], seat: Seat) -> Iterator[Plan]:
    """Yield each way to complete the main action."""
    for action in tried(state.table, seat):
        after = apply(state, action).state
        table = after.table
        now = (*done, action)
        goes_on = table.ending is None and table.turn.seat == seat
        goes_on = goes_on and table.turn.number == state.table.turn.number
        if goes_on and table.turn.stage in {Stage.MAIN, Stage.SHOT, Stage.DRIVE}:
            yield from _main(after, now, seat)
        else:
            yield Plan(now, after, 0)


def tried(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return the actions of a main action that are worth a thought: one way to each end."""
    listed = legal(table, seat)
    if table.turn.stage is Stage.REST:
        return listed
    ways: dict[tuple[int, object, object], Action] = {}
    others: list[Action] = []
    for action in listed:
        if isinstance(action, Drive):
            ways.setdefault((action.pawn, action.path[-1], _met(table, action)), action)
        elif not isinstance(action, Attach | UseExtraTank | UseExtraTurn | Place):
            others.append(action)
    return (*ways.values(), *others)


def _met(table: Table, action: Drive) -> Path:
    return tuple(hazard.cell for hazard in hazards(table, action.pawn, action.path))


def _resting(table: Table, seat: Seat) -> bool:
    rests = table.turn.stage is Stage.REST and table.ending is None
    return rests and table.turn.seat == seat
