"""Nights that were played to their end, at tables and in replays."""

from functools import cache

from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Side
from game.scenes.lamps_till_dawn.face import FACE
from game.scenes.replay.closing_page import closing_of
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.rules.lamps_till_dawn.many import night

L, D = Side.LIGHT, Side.DARK
NAMES = ("Anna", "Boris", "Clara", "Dmitri")


@cache
def actions(sides, seed):
    return tuple(turn.action for turn in night(setup_of(sides), seed).turns)


def finished(sides=(L, D, L, D), seed=1, left=0):
    """Return a match between people that is over but for so many actions."""
    players = tuple(Player(name) for name in NAMES[: len(sides)])
    made = Match(RULES, Header(RULES.name, RULES.number, setup_of(sides), seed, players))
    for action in actions(sides, seed)[: -left or None]:
        made.submit(action)
    return made


def show_of(kit, match):
    """Return the closing show of a match as its result opens it."""
    found = closing_of(kit, FACE, match, NAMES)
    assert found is not None
    return found[1]()


def run(scene, ms, step=40):
    """Let time pass; return all changes there were."""
    changes = (scene.update(step) for _ in range(-(-ms // step)))
    return [change for change in changes if change is not None]
