"""Figures of Lamps Till Dawn: listing, playing, and a plan of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN as RULES
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Side
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed

SETUPS = tuple(setup_of((Side.LIGHT, Side.DARK) * each) for each in (1, 2, 3))


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    return [
        *found.figures("lamps_till_dawn"),
        *thoughts(RULES, some(list(found.states))),
        ("lamps_till_dawn.import", import_ms("game.rules.lamps_till_dawn"), "ms"),
    ]
