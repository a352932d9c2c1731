"""How a computer player tosses on a seat of meters: no better than dice would (S4.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.ai.mind import Thought
from game.ai.notes import Recalling
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.deep_scan.actions import Toss
from game.rules.deep_scan.state import HandKind

ASIDE, SIDES = 22, 6
"""With what the dice add, the handful lies about as far off as one that dice alone toss."""


def swung(action: Any, hand: HandKind, dice: Dice) -> Any:
    """Return the action as a hand that is not steady does it."""
    if not isinstance(action, Toss) or hand is HandKind.DICE:
        return action
    dx, dy = (ASIDE * (dice.below(SIDES) - dice.below(SIDES)) for _ in range(2))
    return replace(action, dx=dx, dy=dy)


def sitting_in(mind: Recalling) -> Recalling:
    """Return the player with a hand for every seat."""

    def think(view: Any, seat: Seat, legal: Any, dice: Dice, notes: Any) -> Thought:
        (action,) = yield from mind.think(view, seat, legal, dice, notes)
        return (swung(action, view.setup.hands[seat], dice),)

    return Recalling(mind.notebook, think)
