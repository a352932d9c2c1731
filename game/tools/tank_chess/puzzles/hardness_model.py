"""How hard puzzles are: what they look like, weighed so that it foretells which levels find them.

How likely a level finds a first turn is a logistic curve over its strength less the hardness of the
puzzle, as between two players with ratings (Rasch's model). The hardness is what the looks of a
puzzle say, and a share of its own, small unless the levels insist. Looks that levels never miss,
as in a win in one, have the weight that `FIRST` gives them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from statistics import mean

from .levels_asked import LOOKS, Asked

FIRST = dict.fromkeys(LOOKS, 0.0) | {"wide": 3.0, "quiet": 0.5, "far": 1.0, "pieces": 1.0}
"""What the looks weigh as long as no level says otherwise."""

TIRING = frozenset({"wide", "pieces"})
"""What costs people and no level keeps the weight that was guessed."""

SURE, OWN_SURE, LOOSE = 1.0, 1.0, 0.01
"""How firmly weights stay with the first guess, puzzles with what they look like, and levels with
what they are."""

ROUNDS = 60
EASY, HARD = ("one", 700.0), ("three", 1800.0)
"""The scale: the mean of a sort, and what rating it has."""

LOWEST, HIGHEST = 400, 2600


@dataclass
class Model:
    """Strengths of the levels, weights of the looks, and what each puzzle adds of its own."""

    puzzles: Sequence[Asked]
    strengths: list[float]
    weights: list[float]
    own: list[float]

    def hardness(self, place: int) -> float:
        looks = self.puzzles[place].looks
        return self.own[place] + sum(w * x for w, x in zip(self.weights, looks, strict=True))


def fitted(puzzles: Sequence[Asked]) -> Model:
    """Return the model after rounds of one Newton step for each of its numbers."""
    weights, own = [FIRST[name] for name in LOOKS], [0.0] * len(puzzles)
    model = Model(puzzles, [3.0 + level for level in range(len(puzzles[0].found))], weights, own)
    for _ in range(ROUNDS):
        hard = [model.hardness(place) for place in range(len(puzzles))]
        for level in range(len(model.strengths)):
            seen = [(place, level, 1.0) for place in range(len(puzzles))]
            model.strengths[level] += _step(model, hard, seen, LOOSE, 0.0)
        for at, name in enumerate(LOOKS):
            if name not in TIRING:
                _weigh(model, hard, at, model.weights[at] - FIRST[name])
        for place in range(len(puzzles)):
            seen = [(place, level, -1.0) for level in range(len(model.strengths))]
            model.own[place] += _step(model, hard, seen, OWN_SURE, model.own[place])
    return model


def _weigh(model: Model, hard: list[float], at: int, away: float) -> None:
    """Step with the weight of one look, and let the hardness follow."""
    seen = [
        (place, level, -each.looks[at])
        for place, each in enumerate(model.puzzles)
        for level in range(len(model.strengths))
    ]
    moved = _step(model, hard, seen, SURE, away)
    model.weights[at] += moved
    for place, each in enumerate(model.puzzles):
        hard[place] += moved * each.looks[at]


def _step(
    model: Model,
    hard: Sequence[float],
    seen: Iterable[tuple[int, int, float]],
    sure: float,
    away: float,
) -> float:
    """Return Newton's step of a number that counts so much for these puzzles and levels; it is held
    by `sure` where it is so far `away` from what was guessed."""
    slope, bend = -sure * away, sure
    for place, level, factor in seen:
        each = model.puzzles[place]
        likely = chance(model.strengths[level] - hard[place])
        slope += factor * (each.found[level] - each.tries[level] * likely)
        bend += factor * factor * each.tries[level] * likely * (1 - likely)
    return max(-1.0, min(1.0, slope / bend))


def chance(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def grades(model: Model) -> dict[str, int]:
    """Return the rating of each puzzle by its mark, on the scale of the ratings of people."""
    scale = scale_of(model)
    return {
        each.mark: max(LOWEST, min(HIGHEST, round(scale(model.hardness(place)))))
        for place, each in enumerate(model.puzzles)
    }


def scale_of(model: Model) -> Callable[[float], float]:
    """Return what turns strength and hardness into points."""
    (low, easy), (high, hard) = (
        (mean(model.hardness(p) for p, e in enumerate(model.puzzles) if e.sort == sort), points)
        for sort, points in (EASY, HARD)
    )
    return lambda worth: easy + (worth - low) * (hard - easy) / (high - low)
