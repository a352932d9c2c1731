"""Nothing of Blanket Hills is hidden (G8) but the seed."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.blanket_hills.state import State


def scramble(state: State, _seat: Seat, dice: Dice) -> State:
    return replace(state, seed=dice.below(1 << 40))
