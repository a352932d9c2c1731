"""Who sits on the other side of a task with a habit: it does what its habit says, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.hold_the_banner.habits import HABITS, Habit, planned


def mind(habit: Habit) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        yield
        return planned(habit, view, seat)

    return think


MINDS: Mapping[str, Mind] = {name: mind(habit) for name, habit in HABITS.items()}
