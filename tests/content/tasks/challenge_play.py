"""Challenges played from their stored solutions, action by action, through the rules."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import load_challenges, setup_of
from game.core.rules import IllegalAction
from game.rules import GAMES
from game.rules.tank_chess.letters.notation import read_action

FOLDER = Path(__file__).parents[2] / "challenges"


def every():
    return [challenge for game in challenged() for challenge in load_challenges(game)]


def solution(challenge):
    path = FOLDER / challenge.game / f"{challenge.name}.txt"
    return path.read_text().splitlines()


def action_of(rules, table, words):
    """Return the action a line of a solution stands for."""
    if rules.name == "tank_chess":
        return read_action(table, words)
    seat = rules.to_act(table)[0]
    found = [
        action for action in rules.legal(table, seat) if rules.text.name(table, action) == words
    ]
    if not found:
        raise IllegalAction(words)
    return found[0]


def played(challenge, lines=None):
    """Return the rules, the last state, everything told, and the actions."""
    state, told, actions = _played(
        challenge, tuple(solution(challenge) if lines is None else lines)
    )
    return GAMES[challenge.game], state, told, actions


@lru_cache(maxsize=1024)
def _played(challenge, lines):
    """Go on from where one line less has led."""
    rules = GAMES[challenge.game]
    if not lines:
        return rules.new(setup_of(challenge), challenge.seed), (), ()
    state, told, actions = _played(challenge, lines[:-1])
    action = action_of(rules, state.table, lines[-1])
    step = rules.apply(state, action)
    return step.state, (*told, *step.events), (*actions, action)
