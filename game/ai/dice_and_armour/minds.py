"""The computer players of Dice and Armour, the weakest first.

A gambler does anything. A raider takes what its own turn brings on the average, and else closes
in. A tactician weighs all that the dice may bring, and what the other side may then take.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.dice_and_armour.choosing import Depth, played
from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.dice_and_armour.actions import Surrender

LEVELS: Mapping[str, Depth] = {
    "raider": Depth(luck=6),
    "tactician": Depth(luck=2, further=16),
}


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        return played(view, seat, dice, depth)

    return think


def gambler(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Choose without thinking, but never give up."""
    yield
    return (dice.choice(tuple(one for one in legal if not isinstance(one, Surrender))),)


MINDS: Mapping[str, Mind] = {
    "gambler": gambler,
    **{name: mind(depth) for name, depth in LEVELS.items()},
}
OFFERED = tuple(MINDS)
USUAL = "raider"
NUMBER = 1
