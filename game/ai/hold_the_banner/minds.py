"""The computer players of Hold the Banner, the weakest first.

A drummer takes everybody to drive anywhere and fears no shot. An ensign expects of each what is
best against that. A marshal lets all answer each other for some rounds, and answers it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat

from .choosing import Depth, planned
from .open_answers import answered
from .stakes import Stakes
from .styles import STYLES

LEVELS: Mapping[str, Depth] = {
    "drummer": Depth(luck=25, overlooks=75),
    "ensign": Depth(rounds=1, luck=8, overlooks=45),
    "marshal": Depth(rounds=6, plans=8, replies=12),
}


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        if view.question is None:
            return (yield from planned(view, seat, depth, dice))
        yield
        return (answered(view, seat, legal, Stakes(view, depth.weights), dice),)

    return think


MINDS: Mapping[str, Mind] = {
    **{name: mind(depth) for name, depth in LEVELS.items()},
    **{
        f"{name}.{each}": mind(replace(depth, weights=weights))
        for name, depth in LEVELS.items()
        for each, weights in STYLES.items()
    },
}
OFFERED = tuple(LEVELS)
USUAL = "ensign"
NUMBER = 1
