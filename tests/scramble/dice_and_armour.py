"""Nothing of Dice and Armour is hidden but the dice to come (D9)."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.dice_and_armour.referee_tasks import State


def scramble(state: State, _seat: Seat, dice: Dice) -> State:
    return replace(state, seed=dice.below(1 << 40))
