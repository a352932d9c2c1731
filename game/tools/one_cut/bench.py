"""Figures of One Cut: listing, playing, and a row of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from game.ai.mind import decided
from game.ai.one_cut.minds import MINDS
from game.app.tidy import Tidy
from game.core.chance import Dice
from game.rules.one_cut import ONE_CUT as RULES
from game.rules.one_cut.state import Options, Setup, Stage
from game.rules.one_cut.tasks import State
from game.tools.bench import Figure, import_ms

SETUPS = (Setup(1), Setup(3, Options(middle=True)), Setup(3, Options(riposte=True)))
MATCHES = 4
THOUGHTS = 12


def figures() -> list[Figure]:
    listed: list[float] = []
    played: list[float] = []
    states: list[State] = []
    for setup in SETUPS:
        for seed in range(MATCHES):
            states += _timed(setup, seed, listed, played)
    return [
        ("one_cut.legal_median", median(listed) * 1000, "ms"),
        ("one_cut.legal_worst", max(listed) * 1000, "ms"),
        ("one_cut.actions_per_second", len(played) / sum(played), "1/s"),
        *_thoughts(states),
        ("one_cut.import", import_ms("game.rules.one_cut"), "ms"),
    ]


def _timed(setup: Setup, seed: int, listed: list[float], played: list[float]) -> Iterator[State]:
    """Play a match by chance, note what each list and each action took, and yield its states."""
    state = RULES.new(setup, seed)
    # A full look for garbage fell into one list of thousands: the shell has it while nothing moves.
    Tidy().rest(1)
    while RULES.outcome(state.table) is None:
        yield state
        dice = Dice(seed, "bench", len(played))
        seat = dice.choice(RULES.to_act(state.table))
        begun = time.process_time()
        actions = RULES.legal(state.table, seat)
        listed.append(time.process_time() - begun)
        action = dice.choice(actions)
        begun = time.process_time()
        step = RULES.apply(state, action)
        played.append(time.process_time() - begun)
        state = step.state


def _thoughts(states: list[State]) -> Iterator[Figure]:
    """Yield the middle and the longest thought of each level about a row."""
    asked = [one for one in states if one.table.stage is Stage.PLAN]
    asked = asked[:: max(1, len(asked) // THOUGHTS)]
    for name, mind in MINDS.items():
        taken = []
        for state in asked:
            seat = RULES.to_act(state.table)[0]
            view = RULES.view(state.table, seat)
            begun = time.process_time()
            decided(mind(view, seat, RULES.legal(view, seat), Dice(1, "bench")))
            taken.append((time.process_time() - begun) * 1000)
        yield f"one_cut.{name}", median(taken), "ms"
        yield f"one_cut.{name}_longest", max(taken), "ms"
