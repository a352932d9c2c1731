"""The computer players of the Proving Ground: one ladder for all four games in the box.

A trainee takes what it sees, a tester minds who can strike it, an instructor plays its best
turns on to the next one. In the Family they remember four, ten or all tokens, and an instructor
reckons with both steps and with what is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.ai.notes import Recalling
from game.ai.proving_ground.battle import Care, battled
from game.ai.proving_ground.family_game import MEMORY, Notes, remembered
from game.ai.proving_ground.styles import STYLES, tasted
from game.ai.proving_ground.table_worth import Taste
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.proving_ground.state import Mode


@dataclass(frozen=True, slots=True)
class Level:
    """How it fights; how many tokens it remembers in the Family, and whether it reckons there."""

    care: Care
    span: int
    reckons: bool = False


LEVELS: Mapping[str, Level] = {
    "trainee": Level(Care(Taste(), luck=40), span=4),
    "tester": Level(Care(Taste(danger=60, hopes=35), luck=8), span=10),
    "instructor": Level(Care(Taste(danger=40, hopes=35), luck=4, further=8), span=64, reckons=True),
}


def mind(level: Level) -> Mind:
    """Return the mind of a level; what it notes is needed in the Family only."""

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice, notes: Notes) -> Thought:
        if view.mode is Mode.FAMILY:
            return remembered(view, seat, legal, dice, notes, level.span, level.reckons)
        return battled(view, seat, legal, dice, level.care)

    return Recalling(MEMORY, think)


def _styled(level: Level, style: str) -> Level:
    return replace(level, care=replace(level.care, taste=tasted(level.care.taste, style)))


MINDS: Mapping[str, Mind] = {
    **{name: mind(level) for name, level in LEVELS.items()},
    **{
        f"{name}.{style}": mind(_styled(level, style))
        for name, level in LEVELS.items()
        for style in STYLES
    },
}
OFFERED = tuple(LEVELS)
USUAL = "tester"
NUMBER = 1
