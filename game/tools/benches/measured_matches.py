"""Figures of a game's rules and of its computer players, in matches that are played by chance.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.app.idle_gc import Tidy
from game.core.chance import Dice
from game.core.rules import Rules, State
from game.tools.bench import Figure

MATCHES = 4
THOUGHTS = 12


@dataclass(frozen=True)
class Timed:
    """The states of all matches, and the seconds that each list and each action took."""

    states: list[State[Any, Any]] = field(default_factory=list)
    listed: list[float] = field(default_factory=list)
    played: list[float] = field(default_factory=list)

    def figures(self, game: str) -> Iterator[Figure]:
        yield f"{game}.legal_median", median(self.listed) * 1000, "ms"
        yield f"{game}.legal_worst", max(self.listed) * 1000, "ms"
        yield f"{game}.actions_per_second", len(self.played) / sum(self.played), "1/s"


def timed(rules: Rules, setups: Iterable[Any]) -> Timed:
    """Play each of these set-ups a few times by chance."""
    found = Timed()
    for setup in setups:
        for seed in range(MATCHES):
            _play(rules, setup, seed, found)
    return found


def some(states: list[State[Any, Any]]) -> list[State[Any, Any]]:
    """Return a dozen of these, from the first to the last."""
    return states[:: max(1, len(states) // THOUGHTS)]


def thoughts(rules: Rules, states: list[State[Any, Any]]) -> Iterator[Figure]:
    """Yield the middle and the longest thought of each level about these states."""
    for name, mind in MINDS[rules.name].items():
        taken = []
        for state in states:
            seat = rules.to_act(state.table)[0]
            view, begun = rules.view(state.table, seat), time.process_time()
            decided(mind(view, seat, rules.legal(view, seat), Dice(1, "bench")))
            taken.append((time.process_time() - begun) * 1000)
        yield f"{rules.name}.{name}", median(taken), "ms"
        yield f"{rules.name}.{name}_longest", max(taken), "ms"


def _play(rules: Rules, setup: Any, seed: int, found: Timed) -> None:
    state = rules.new(setup, seed)
    # A full look for garbage fell into one list of thousands: the shell has it while nothing moves.
    Tidy().rest(1)
    while rules.outcome(state.table) is None:
        found.states.append(state)
        dice = Dice(seed, "bench", len(found.played))
        seat = dice.choice(rules.to_act(state.table))
        begun = time.process_time()
        actions = rules.legal(state.table, seat)
        found.listed.append(time.process_time() - begun)
        action = dice.choice(actions)
        begun = time.process_time()
        step = rules.apply(state, action)
        found.played.append(time.process_time() - begun)
        state = step.state
