"""The computer players of Arena of Eight, the weakest first.

A rookie strikes the hardest blow it has, or does what comes to mind. A boxer weighs each choice by
the chances of the reply, but not much what is struck later. A champion sees that, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.arena_of_eight.actions import Strike, Take
from game.rules.arena_of_eight.blows import TERMS

from .choosing import known_to, value
from .standing import Weights
from .styles import PLAIN, STYLES


@dataclass(frozen=True, slots=True)
class Depth:
    """`luck` blurs what a choice is worth, by up to so much; `afar` is the share of what is struck
    later that is seen."""

    luck: int = 0
    afar: float = 1.0
    weights: Weights = PLAIN


LEVELS: Mapping[str, Depth] = {"boxer": Depth(luck=9, afar=0.2), "champion": Depth()}


def weighing(depth: Depth) -> Mind:
    weights = replace(depth.weights, later=depth.afar * depth.weights.later)

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        known = known_to(view, seat, weights)
        best, found = legal[0], float("-inf")
        for action in legal:
            worth = value(view, seat, action, known)
            if depth.luck:
                worth += dice.below(1000) * depth.luck / 1000
            if worth > found:
                best, found = action, worth
            yield
        return (best,)

    return think


def rookie(weights: Weights) -> Mind:
    """Return a player that asks of two choices at random which one it likes better."""

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        yield
        blows = [action for action in legal if isinstance(action, Strike)]
        if blows:
            return (max(blows, key=lambda action: TERMS[action.blow].damage),)
        replies = [action for action in legal if not isinstance(action, Take)] or legal
        known = known_to(view, seat, weights)
        two = dice.choice(replies), dice.choice(replies)
        return (max(two, key=lambda action: value(view, seat, action, known)),)

    return think


MINDS: Mapping[str, Mind] = {
    "rookie": rookie(PLAIN),
    **{name: weighing(depth) for name, depth in LEVELS.items()},
    **{f"rookie.{style}": rookie(weights) for style, weights in STYLES.items()},
    **{
        f"{name}.{style}": weighing(replace(depth, weights=weights))
        for name, depth in LEVELS.items()
        for style, weights in STYLES.items()
    },
}
OFFERED = ("rookie", *LEVELS)
USUAL = "boxer"
NUMBER = 1
