"""The computer players of One Cut: they mix their rows, each level more wisely.

A pupil takes the row that does best against the first one it thinks of, or any row at all. A
fencer learns how often to lay each, as if the other still held what it began with. A master
learns longer, and counts what the other can still have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.ai.one_cut.naming_marks import placed
from game.ai.one_cut.planning import Depth, planned
from game.ai.one_cut.steps_and_pushes import moved
from game.ai.one_cut.styles import STYLES
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.one_cut.state import Stage

LEVELS: Mapping[str, Depth] = {
    "pupil": Depth(luck=3),
    "fencer": Depth(rounds=60),
    "master": Depth(rounds=300, hands=4, counts=True),
}


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        if view.stage is Stage.PLACE:
            return placed(view, seat, dice)
        if view.stage is Stage.PLAN:
            return planned(view, seat, depth, dice)
        return moved(view, seat, legal, depth, dice)

    return think


MINDS: Mapping[str, Mind] = {
    **{name: mind(depth) for name, depth in LEVELS.items()},
    **{
        f"{name}.{each}": mind(replace(depth, style=style))
        for name, depth in LEVELS.items()
        for each, style in STYLES.items()
    },
}
OFFERED = tuple(LEVELS)
USUAL = "fencer"
NUMBER = 1
