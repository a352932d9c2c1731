"""Figures of Hold the Banner: listing, playing, a full turn, and a plan of each mind.

A full turn is one of four guards of the third level who all drive six half-steps and fire twice.
Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from game.core.chance import Dice
from game.core.grid import STRAIGHT, Cell
from game.core.rules import State as CoreState
from game.rules.hold_the_banner import HOLD_THE_BANNER as RULES
from game.rules.hold_the_banner.actions import AddShot, Commit, DrawRoute
from game.rules.hold_the_banner.referee_tasks import State
from game.rules.hold_the_banner.routes import LONGEST, ROUTES
from game.rules.hold_the_banner.setting_up import Mode, beginning, setup_of
from game.rules.hold_the_banner.state import TWO_BULLETS, Kind, Options, Tank
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed

FREE = Options(free_drawing=True)
SETUPS = tuple(setup_of(mode, each) for mode in Mode for each in (Options(), FREE))
TURNS = 200
_PLACES = tuple(Cell(x, y) for x in (8, 16) for y in (10, 15))


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    turns = [*_turns()]
    return [
        *found.figures("hold_the_banner"),
        ("hold_the_banner.full_turn", median(turns), "ms"),
        ("hold_the_banner.full_turn_worst", max(turns), "ms"),
        *thoughts(RULES, some([state for state in found.states if state.table.tanks])),
        ("hold_the_banner.import", import_ms("game.rules.hold_the_banner"), "ms"),
    ]


def _turns() -> Iterator[float]:
    """Yield how long each of some full turns takes from the last plan that is committed."""
    for number in range(TURNS):
        state = _planned(number)
        begun = time.process_time()
        RULES.apply(state, Commit(len(_PLACES) - 1))
        yield (time.process_time() - begun) * 1000


def _planned(number: int) -> State:
    """Return a state in which all have planned, and all but the last one committed."""
    table = beginning(setup_of(Mode.DUEL_OF_TWO, FREE), number)
    tanks = tuple(Tank(s + 1, s, Kind.GUARD, place) for s, place in enumerate(_PLACES))
    table = replace(table, tanks=tanks, tanks_made=len(tanks))
    state: State = CoreState(table, (), number)
    for tank in tanks:
        table = state.table.with_player(tank.seat, level=TWO_BULLETS)
        state = replace(state, table=table)
        dice = Dice(number, "bench", tank.seat)
        longest = [route for route, steps in enumerate(ROUTES) if len(steps) == LONGEST]
        first = dice.below(LONGEST)
        plan = [
            DrawRoute(tank.seat, tank.number, dice.choice(longest)),
            AddShot(tank.seat, tank.number, first, dice.choice(STRAIGHT)),
            AddShot(tank.seat, tank.number, first + 1, dice.choice(STRAIGHT)),
        ]
        last = [Commit(tank.seat)] if tank is not tanks[-1] else []
        for action in (*plan, *last):
            state = RULES.apply(state, action).state
    return state
