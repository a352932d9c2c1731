"""Nothing of Deep Scan is hidden but in which order events lie, and that lies in the seed (S10)."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.deep_scan.state import State


def scramble(state: State, _seat: Seat, dice: Dice) -> State:
    return replace(state, seed=dice.below(1 << 40))
