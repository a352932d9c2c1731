"""Who sits on the other side of a task: one whose answer to a table is always the same."""

from __future__ import annotations

from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat

from .best_turn import Depth
from .minds import LEVELS, mind

STEADY: Mind = mind(Depth(luck=1, further=LEVELS["tactician"].further))
"""A tactician without moods."""


def defender(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    return STEADY(view, seat, legal, Dice(1, "defender", view.number))
