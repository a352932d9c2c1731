"""Figures of Arena of Eight: listing, playing, and a turn and a reply of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

from game.rules.arena_of_eight import ARENA_OF_EIGHT as RULES
from game.rules.arena_of_eight.state import AS_PRINTED, QUICK, Options, Setup
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed

SETUPS = (
    Setup(Options(QUICK, 3)),
    Setup(Options(AS_PRINTED, 1)),
    Setup(Options(QUICK, 3, far_frost=True, reshuffle=True, any_super=True)),
)


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    return [
        *found.figures("arena_of_eight"),
        *thoughts(RULES, some(list(found.states))),
        ("arena_of_eight.import", import_ms("game.rules.arena_of_eight"), "ms"),
    ]
