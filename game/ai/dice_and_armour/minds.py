"""The computer players of Dice and Armour, the weakest first.

A gambler does anything. A raider takes what its own turn brings on the average, and else closes
in. A tactician weighs all that the dice may bring, and what the other side may then take.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.dice_and_armour.best_turn import Depth, liking, played
from game.ai.dice_and_armour.choosing_army import mustered
from game.ai.dice_and_armour.plans import plans
from game.ai.dice_and_armour.styles import STYLES
from game.ai.dice_and_armour.table_worth import Weights
from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.dice_and_armour.actions import Dismiss, Surrender

LEVELS: Mapping[str, Depth] = {
    "raider": Depth(luck=6),
    "tactician": Depth(luck=2, further=16),
}


def mind(depth: Depth) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        if view.musters is not None:
            return mustered(view, seat, dice, depth.weights.armies)
        return played(view, seat, dice, depth)

    return think


def gambler(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Choose without thinking, but never give up, and send no tank away."""
    yield
    return (dice.choice(tuple(one for one in legal if not isinstance(one, Surrender | Dismiss))),)


def picky(weights: Weights) -> Mind:
    """Return a gambler with a style: of two turns that come to mind it plays what it likes."""

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        if view.musters is not None:
            return mustered(view, seat, dice, weights.armies)
        if view.asked is not None:
            return gambler(view, seat, legal, dice)
        return _one_of_two(view, seat, dice, weights)

    return think


def _one_of_two(view: Any, seat: Seat, dice: Dice, weights: Weights) -> Thought:
    yield
    known = tuple(plans(view, seat))
    found = dice.choice(known), dice.choice(known)
    return max(found, key=lambda plan: liking(plan, seat, weights)).deeds


MINDS: Mapping[str, Mind] = {
    "gambler": gambler,
    **{name: mind(depth) for name, depth in LEVELS.items()},
    **{f"gambler.{style}": picky(weights) for style, weights in STYLES.items()},
    **{
        f"{name}.{style}": mind(replace(depth, weights=weights))
        for name, depth in LEVELS.items()
        for style, weights in STYLES.items()
    },
}
OFFERED = ("gambler", *LEVELS)
USUAL = "raider"
NUMBER = 1
