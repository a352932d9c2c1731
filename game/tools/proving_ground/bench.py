"""Figures of the Proving Ground: listing, playing, laying out, and a turn of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time

from game.rules.proving_ground import PROVING_GROUND as RULES
from game.rules.proving_ground.state import Mode, Setup, Stage
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import MATCHES, some, thoughts, timed

SETUPS = (Setup(), Setup(seats=4), Setup(Mode.TEAM, 4), Setup(Mode.SOLO, 1))


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    states = some(
        [one for one in found.states if one.table.seats == 2 and one.table.turn.stage is Stage.MAIN]
    )
    return [
        *found.figures("proving_ground"),
        ("proving_ground.set_up", _set_up_ms(), "ms"),
        *thoughts(RULES, states),
        ("proving_ground.import", import_ms("game.rules.proving_ground"), "ms"),
    ]


def _set_up_ms() -> float:
    begun = time.process_time()
    for seed in range(MATCHES):
        for setup in SETUPS:
            RULES.new(setup, seed)
    return (time.process_time() - begun) * 1000 / (MATCHES * len(SETUPS))
