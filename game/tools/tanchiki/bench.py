"""Figures of Tanchiki: whole random matches, one resolution, one forecast."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

from game.content.maps.setups import standard
from game.core.chance import Dice
from game.core.rules import NOBODY, Step
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Action, Commit
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.foresight.forecast import forecast, preview
from game.rules.tanchiki.referee_tasks import State, Task
from game.rules.tanchiki.state import Setup, Table
from game.tools.bench import Figure, import_ms, median_ms

SEATS = 4
SECONDS = 6.0
SAMPLES = 60


def figures() -> list[Figure]:
    setup = standard("tanchiki", SEATS)
    matches, turns = _rates(setup)
    whole = _played(setup, 0)
    resolved = [before for before, action, step in whole if _resolves(before, action, step)]
    return [
        ("tanchiki.random_matches_per_second", matches, "1/s"),
        ("tanchiki.random_turns_per_second", turns, "1/s"),
        ("tanchiki.resolution", _resolution_ms(setup), "ms"),
        ("tanchiki.forecast", _forecast_ms(resolved), "ms"),
        ("tanchiki.preview", _preview_ms(resolved), "ms"),
        ("tanchiki.import", import_ms("game.rules.tanchiki"), "ms"),
    ]


def _rates(setup: Setup) -> tuple[float, float]:
    """Return random matches and turns a second; choosing from `legal` is counted, too."""
    matches = turns = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        turns += max(step.state.table.turn.number for _, _, step in _played(setup, matches))
        matches += 1
    return matches / spent, turns / spent


def _resolution_ms(setup: Setup) -> float:
    """Return the median time of the action that plays a whole turn with all tanks and bots."""
    taken = []
    for before, action, step in _played(setup, 1):
        if _resolves(before, action, step):
            start = time.perf_counter()
            TANCHIKI.apply(before, action)
            taken.append(time.perf_counter() - start)
    return sorted(taken)[len(taken) // 2] * 1000


def _forecast_ms(states: list[State]) -> float:
    views = [TANCHIKI.view(state.table, NOBODY) for state in states[:SAMPLES]]
    times = [median_ms(partial(forecast, view), 3) for view in views]
    return sorted(times)[len(times) // 2]


def _preview_ms(states: list[State]) -> float:
    tables = [state.table for state in states[:SAMPLES]]
    times = [median_ms(partial(preview, table, 0), 3) for table in tables]
    return sorted(times)[len(times) // 2]


def _resolves(before: State, action: Action, step: Step[Table, Event, Task]) -> bool:
    """Whether the last commit of a turn with three bots led to the next turn's planning."""
    whole = step.state.table.turn.number > before.table.turn.number
    return isinstance(action, Commit) and whole and len(before.table.field.bots) == 3


def _played(setup: Setup, seed: int) -> Iterator[tuple[State, Action, Step[Table, Event, Task]]]:
    """Play a match at random and yield each state, action and step."""
    state: State = TANCHIKI.new(setup, seed)
    dice = Dice(seed, "bench")
    while seats := TANCHIKI.to_act(state.table):
        action = dice.choice(TANCHIKI.legal(state.table, dice.choice(seats)))
        step = TANCHIKI.apply(state, action)
        yield state, action, step
        state = step.state
