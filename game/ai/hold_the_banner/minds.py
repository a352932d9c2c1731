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
from .way_to_banner import BRICK_LINE, STEEL_LINE

LEVELS: Mapping[str, Depth] = {
    "drummer": Depth(luck=25, overlooks=75, fence=BRICK_LINE),
    "ensign": Depth(rounds=1, luck=8, overlooks=45, fence=BRICK_LINE),
    "marshal": Depth(rounds=6, plans=8, replies=12),
}
"""Whose luck is larger than what a step on a far way is worth takes a steel fence for a brick one,
or stands far off for a hundred turns."""


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        if view.question is None:
            return (yield from planned(view, seat, depth, dice))
        yield
        stakes = Stakes(view, depth.weights, depth.fence)
        return (answered(view, seat, legal, stakes, dice),)

    return think


def _ladder(levels: Mapping[str, Depth]) -> Mapping[str, Mind]:
    """Return the minds of these levels, and of each in every style."""
    return {
        **{name: mind(depth) for name, depth in levels.items()},
        **{
            f"{name}.{each}": mind(replace(depth, weights=weights))
            for name, depth in levels.items()
            for each, weights in STYLES.items()
        },
    }


MINDS: Mapping[str, Mind] = _ladder(LEVELS)
OFFERED = tuple(LEVELS)
USUAL = "ensign"
NUMBER = 2
_STEEL = {name: replace(LEVELS[name], fence=STEEL_LINE) for name in ("drummer", "ensign")}
FORMER: Mapping[int, Mapping[str, Mind]] = {1: _ladder(_STEEL)}
