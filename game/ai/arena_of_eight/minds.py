"""The computer players of Arena of Eight, the weakest first.

A rookie strikes the hardest blow it has, or does what comes to mind. A boxer weighs each choice by
the chances of the reply, but not much what is struck later. A champion sees that, too. A legend
plays the best of them on until its next turn, against hands that may be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.arena_of_eight.actions import Strike, Take
from game.rules.arena_of_eight.blows import TERMS

from .choice_worth import known_to, value
from .lookahead import looked
from .moment_worth import Weights
from .styles import PLAIN, STYLES


@dataclass(frozen=True, slots=True)
class Depth:
    """`luck` blurs what a choice is worth, by up to so much; `afar` is the share of what is struck
    later that is seen; so many of the best choices are played on in so many `worlds`."""

    luck: int = 0
    afar: float = 1.0
    choices: int = 1
    worlds: int = 0
    weights: Weights = PLAIN


LEVELS: Mapping[str, Depth] = {
    "boxer": Depth(luck=9, afar=0.2),
    "champion": Depth(),
    "legend": Depth(choices=4, worlds=6),
}


def weighing(depth: Depth) -> Mind:
    weights = replace(depth.weights, later=depth.afar * depth.weights.later)

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        known = known_to(view, seat, weights)
        found: list[tuple[float, Any]] = []
        for action in legal:
            blur = dice.below(1000) * depth.luck / 1000 if depth.luck else 0.0
            found.append((-blur - value(view, seat, action, known), action))
            yield
        found = sorted(found, key=_worth)[: depth.choices]
        best = [action for _, action in found]
        if len(best) == 1:
            return (best[0],)
        try:
            sums = yield from looked(view, seat, best, depth.worlds, weights, dice)
        except Now:
            return (best[0],)
        return (best[sums.index(max(sums))],)

    return think


def _worth(pair: tuple[float, Any]) -> float:
    return pair[0]


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
