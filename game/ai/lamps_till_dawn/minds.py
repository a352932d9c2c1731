"""The computer players of Lamps Till Dawn, the weakest first.

A guest takes everybody to be anywhere, and mostly strolls about. A watchman follows the news of the
night and thinks a little of what others make of them, but strolls every other time. A butler thinks
so long of it that knowing how it chooses helps nobody.

Who strolls does as little for Light as for Dark. Those of before took any plan on a whim, by which
a lamp is lit more easily than anybody frightened: so Light won most nights among the weak.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.ai.notes import Recalling
from game.core.chance import Dice
from game.core.rules import Seat

from .choosing import Depth, planned
from .news_heard import NOTEBOOK, Heard
from .styles import STYLES

LEVELS: Mapping[str, Depth] = {
    "guest": Depth(luck=8, strolls=True, news=False),
    "watchman": Depth(work=6_000, luck=5, strolls=True),
    "butler": Depth(work=40_000),
}
_FIRST: Mapping[str, Depth] = {
    "guest": Depth(luck=8, news=False),
    "watchman": Depth(work=6_000, luck=5),
}


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice, heard: Heard) -> Thought:
        return planned(view, seat, depth, dice, heard)

    return Recalling(NOTEBOOK, think)


def _ladder(levels: Mapping[str, Depth]) -> dict[str, Mind]:
    """Return each level by itself, and in each style."""
    styled = {
        f"{name}.{each}": mind(replace(depth, style=style))
        for name, depth in levels.items()
        for each, style in STYLES.items()
    }
    return {name: mind(depth) for name, depth in levels.items()} | styled


MINDS: Mapping[str, Mind] = _ladder(LEVELS)
OFFERED = tuple(LEVELS)
USUAL = "watchman"
NUMBER = 2
FORMER: Mapping[int, Mapping[str, Mind]] = {1: _ladder(_FIRST)}
"""Those that answered otherwise under a number of before."""
