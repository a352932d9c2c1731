"""Who sits on the other side of a task: a butler, whose answer is the same in each replay.

All plan at once, so it may be asked before the others plan or after: its dice are those of the
turn alone.
"""

from __future__ import annotations

from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat

from .minds import MINDS

BUTLER: Mind = MINDS["butler"]


def defender(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    return BUTLER(view, seat, legal, Dice(1, "defender", view.turn, seat))
