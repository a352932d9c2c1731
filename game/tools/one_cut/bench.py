"""Figures of One Cut: listing, playing, and a row of each mind.

Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

from game.rules.one_cut import ONE_CUT as RULES
from game.rules.one_cut.state import Options, Setup, Stage
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed

SETUPS = (Setup(1), Setup(3, Options(middle=True)), Setup(3, Options(riposte=True)))


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    states = some([one for one in found.states if one.table.stage is Stage.PLAN])
    return [
        *found.figures("one_cut"),
        *thoughts(RULES, states),
        ("one_cut.import", import_ms("game.rules.one_cut"), "ms"),
    ]
