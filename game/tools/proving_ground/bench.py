"""Figures of the Proving Ground: listing, playing, laying out, and a turn of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from game.ai.mind import decided
from game.ai.proving_ground.minds import MINDS
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.proving_ground import PROVING_GROUND as RULES
from game.rules.proving_ground.state import Mode, Setup, Stage
from game.rules.proving_ground.tasks import State
from game.tools.bench import Figure, import_ms

SETUPS = (Setup(), Setup(seats=4), Setup(Mode.TEAM, 4), Setup(Mode.SOLO, 1))
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
        ("proving_ground.legal_median", median(listed) * 1000, "ms"),
        ("proving_ground.legal_worst", max(listed) * 1000, "ms"),
        ("proving_ground.actions_per_second", len(played) / sum(played), "1/s"),
        ("proving_ground.set_up", _set_up_ms(), "ms"),
        *_thoughts([one for one in states if one.table.seats == 2]),
        ("proving_ground.import", import_ms("game.rules.proving_ground"), "ms"),
    ]


def _timed(setup: Setup, seed: int, listed: list[float], played: list[float]) -> Iterator[State]:
    """Play a match by chance, note what each list and each action took, and yield its states."""
    state = RULES.new(setup, seed)
    while RULES.outcome(state.table) is None:
        yield state
        seat: Seat = state.table.turn.seat
        begun = time.process_time()
        actions = RULES.legal(state.table, seat)
        listed.append(time.process_time() - begun)
        action = Dice(seed, "bench", len(played)).choice(actions)
        begun = time.process_time()
        step = RULES.apply(state, action)
        played.append(time.process_time() - begun)
        state = step.state


def _set_up_ms() -> float:
    begun = time.process_time()
    for seed in range(MATCHES):
        for setup in SETUPS:
            RULES.new(setup, seed)
    return (time.process_time() - begun) * 1000 / (MATCHES * len(SETUPS))


def _thoughts(states: list[State]) -> Iterator[Figure]:
    """Yield the middle and the longest thought of each level about a main action of two seats."""
    asked = [one for one in states if one.table.turn.stage is Stage.MAIN]
    asked = asked[:: max(1, len(asked) // THOUGHTS)]
    for name, mind in MINDS.items():
        taken = []
        for state in asked:
            table, begun = state.table, time.process_time()
            seat = table.turn.seat
            decided(mind(table, seat, RULES.legal(table, seat), Dice(1, "bench")))
            taken.append((time.process_time() - begun) * 1000)
        yield f"proving_ground.{name}", median(taken), "ms"
        yield f"proving_ground.{name}_longest", max(taken), "ms"
