"""Figures of the contract itself, on the demonstration game that the tests keep."""

from __future__ import annotations

import importlib
import time
from typing import Any

from game.core.chance import Dice
from game.rules import GAMES
from game.tools.bench import Figure, import_ms

SECONDS = 3.0


def figures() -> list[Figure]:
    # The demonstration game lives with the tests; nothing of the program may lean on it.
    demo = importlib.import_module("tests.demo.rules")
    setups = importlib.import_module("tests.setups.demo").SETUPS
    everything = ("game.core.codec", *(home.format(room="rules") for home in GAMES.homes.values()))
    rate = actions_per_second(demo.DEMO, setups[0][1])
    return [
        ("core.actions_per_second", rate, "1/s"),
        ("core.import", import_ms("game.core.rules, game.core.codec, game.rules"), "ms"),
        ("core.import_with_every_game", import_ms(", ".join(everything)), "ms"),
    ]


def actions_per_second(rules: Any, setup: Any) -> float:
    """Return the rate of `apply` alone over random matches; choosing is not counted."""
    spent, actions, seed = 0.0, 0, 0
    while spent < SECONDS:
        state, dice, seed = rules.new(setup, seed), Dice(seed, "bench"), seed + 1
        while waiting := rules.to_act(state.table):
            seat = dice.choice(waiting)
            action = dice.choice(rules.legal(state.table, seat))
            start = time.perf_counter()
            state = rules.apply(state, action).state
            spent += time.perf_counter() - start
            actions += 1
    return actions / spent
