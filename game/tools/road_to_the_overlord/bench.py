"""Figures of Road to the Overlord: listing, playing, forecasts, and a thought of each mind.

Thoughts are about moments of a match that squires play, since chance never gets far along the road.
Times are those of this process alone, so that a busy machine changes them little.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from game.ai.mind import decided
from game.ai.road_to_the_overlord.minds import MINDS
from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.core.chance import Dice
from game.core.rules import State
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.actions import EndTurn
from game.rules.road_to_the_overlord.foresight.forecast import forecast
from game.rules.road_to_the_overlord.setting_up import WHOLE
from game.rules.road_to_the_overlord.state import Stage
from game.session.match.computer_matches import finished, trial
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import timed

SEATS, ASKED = 4, 150


def figures() -> list[Figure]:
    world = load_world()
    moments = _moments()
    return [
        *timed(RULES, [begun(world, seats) for seats in (1, 2, 4)]).figures("road_to_the_overlord"),
        *_forecasts(moments),
        *_thoughts(moments),
        ("road_to_the_overlord.import", import_ms("game.rules.road_to_the_overlord"), "ms"),
    ]


def _moments() -> list[State[Any, Any]]:
    """Return some moments of a match of four squires, from the first to the last."""
    setup = begun(load_world(), SEATS, track=WHOLE)
    state, found = RULES.new(setup, 1), []
    for action in finished(trial(RULES, setup, 1, [MINDS["squire"]])).actions:
        found.append(state)
        state = RULES.apply(state, action).state
    return found[:: max(1, len(found) // ASKED)]


def _forecasts(moments: list[State[Any, Any]]) -> Iterator[Figure]:
    taken = []
    for state in moments:
        fight = state.table.fight
        if fight is not None and fight.stage is Stage.FIGHTING:
            begun_at = time.process_time()
            forecast(state.table, EndTurn(fight.turn))
            taken.append((time.process_time() - begun_at) * 1000)
    yield "road_to_the_overlord.forecast", median(taken), "ms"
    yield "road_to_the_overlord.forecast_longest", max(taken), "ms"


def _thoughts(moments: list[State[Any, Any]]) -> Iterator[Figure]:
    """Yield the middle and the longest thought of each level, without its styles."""
    for name in (name for name in MINDS if "." not in name):
        taken = []
        for state in moments:
            (seat,) = RULES.to_act(state.table)
            view, begun_at = RULES.view(state.table, seat), time.process_time()
            decided(MINDS[name](view, seat, RULES.legal(view, seat), Dice(1, "bench")))
            taken.append((time.process_time() - begun_at) * 1000)
        yield f"road_to_the_overlord.{name}", median(taken), "ms"
        yield f"road_to_the_overlord.{name}_longest", max(taken), "ms"
