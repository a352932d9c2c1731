"""The computer players of Lamps Till Dawn, the weakest first.

A guest takes everybody to be anywhere, and mostly does what comes to mind. A watchman follows the
news of the night and thinks a little of what others make of them, but every other time gives way
to a whim. A butler thinks so long of it that knowing how it chooses helps nobody.
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
    "guest": Depth(luck=8, news=False),
    "watchman": Depth(work=6_000, luck=5),
    "butler": Depth(work=40_000),
}


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice, heard: Heard) -> Thought:
        return planned(view, seat, depth, dice, heard)

    return Recalling(NOTEBOOK, think)


MINDS: Mapping[str, Mind] = {
    **{name: mind(depth) for name, depth in LEVELS.items()},
    **{
        f"{name}.{each}": mind(replace(depth, style=style))
        for name, depth in LEVELS.items()
        for each, style in STYLES.items()
    },
}
OFFERED = tuple(LEVELS)
USUAL = "watchman"
NUMBER = 1
