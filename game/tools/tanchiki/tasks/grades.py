"""How hard a task of Tanchiki is, and which computers are as quick as its solution."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log2
from typing import Any

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.content.goals import Goal
from game.content.tanchiki.tasks import tally
from game.core.chance import Dice
from game.core.rules import State, Told
from game.rules import GAMES

from .action_texts import Played
from .boards import Ground

LEVELS = ("driver", "gunner", "captain")

PROVEN = 2
"""A par of so many turns at most is proven by all plans of the first turn."""


@dataclass(frozen=True, slots=True)
class Found:
    """A task with its solution; `keys` are how many ways there are, `tried` of how many.

    A task is proven if nobody can be quicker.
    """

    ground: Ground
    goal: Goal
    par: int
    proven: bool
    keys: int
    tried: int
    solution: Played


def points_of(found: Found, level: int) -> int:
    """Return how hard it is, from some 600 to 1900: how long, how rare, and which computer is as
    quick."""
    rare = log2(max(2, found.tried) / found.keys)
    return round(150 + 200 * min(found.par, 5) + 30 * rare + 80 * level + 30 * found.goal.count)


def by_computers(found: Found) -> tuple[int, Found]:
    """Return the place on the ladder of the lowest level that is as quick, by fixed dice, and the
    task with a quicker solution if a computer has one.

    The place is one more than there are levels if none is.
    """
    lowest = len(LEVELS)
    for place, name in enumerate(LEVELS):
        quick = _played_by(found, name)
        if quick is None:
            continue
        lowest = min(lowest, place)
        won = quick.found.won
        if won is not None and won < found.par:
            found = replace(found, par=won, proven=won <= PROVEN, solution=quick)
    return lowest, found


def _played_by(found: Found, name: str) -> Played | None:
    """Return how a computer reaches the goal in as many turns, None if it does not."""
    rules, mind = GAMES["tanchiki"], MINDS["tanchiki"][name]
    state: State[Any, Any] = rules.new(found.ground.setup, found.ground.seed)
    told: tuple[Told[Any], ...] = ()
    words: tuple[str, ...] = ()
    for step in range(1000):
        score = tally(found.goal, state.table, told)
        if score.won is not None or score.lost or score.turn > found.par:
            reached = score.won is not None and score.won <= found.par
            return Played(score, words, told, state) if reached else None
        choices, view = rules.legal(state.table, 0), rules.view(state.table, 0)
        for action in decided(mind(view, 0, choices, Dice(1, "task", step))):
            words = (*words, rules.text.name(state.table, action))
            after = rules.apply(state, action)
            state, told = after.state, (*told, *after.events)
    return None
