"""Challenges played from their stored solutions, action by action, through the rules."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from game.ai.mind import decided
from game.content.maps.map_kind import challenged, tasks_of
from game.content.tasks.challenges import begun, load_challenges, setup_of
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.challenges.seats import opening_of
from game.session.proofs.proof import prove

FOLDER = Path(__file__).parents[2] / "challenges"


def every():
    return [challenge for game in challenged() for challenge in load_challenges(game)]


def solution(challenge):
    path = FOLDER / challenge.game / f"{challenge.name}.txt"
    return path.read_text().splitlines()


def action_of(rules, table, words):
    """Return the action a line of a solution stands for."""
    return tasks_of(rules.name).action(rules, table, words)


def played(challenge, lines=None):
    """Return the rules, the last state, everything told, and the actions from where it begins."""
    state, told, actions = _played(
        challenge, tuple(solution(challenge) if lines is None else lines)
    )
    return GAMES[challenge.game], state, told, actions


def proven(names, long):
    """Return names to parametrize a test by; those that take long are for the nights."""
    return [pytest.param(n, marks=pytest.mark.nightly if n in long else ()) for n in names]


def answers(challenge, mind, other=1):
    """Yield what the other side does in the stored solution, each beside what a mind would do."""
    rules, state, waits = GAMES[challenge.game], begun(challenge).state, []
    for line in solution(challenge):
        action = action_of(rules, state.table, line)
        if action.seat == other:
            view = rules.view(state.table, other)
            thought = mind(view, other, rules.legal(view, other), Dice(9, "other"))
            waits = waits or [*decided(thought)]
            yield action, waits.pop(0)
        state = rules.apply(state, action).state


def proved(challenge):
    """Return the proof of the stored solution."""
    rules, _, _, actions = played(challenge)
    every_one, opening = (*begun(challenge).actions, *actions), opening_of(challenge)
    return prove(rules, setup_of(challenge), challenge.seed, every_one, opening=opening)


@lru_cache(maxsize=1024)
def _played(challenge, lines):
    """Go on from where one line less has led."""
    rules = GAMES[challenge.game]
    if not lines:
        start = begun(challenge)
        return start.state, start.told, ()
    state, told, actions = _played(challenge, lines[:-1])
    action = action_of(rules, state.table, lines[-1])
    step = rules.apply(state, action)
    return step.state, (*told, *step.events), (*actions, action)
