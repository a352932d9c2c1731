"""The table of any game as its players get it, sat down at, at any moment of a match."""

from __future__ import annotations

from game.core.chance import Dice
from game.rules import GAMES as PLAYED
from game.scenes.frame.settings import Curtain
from game.scenes.widgets.focus import Spot, spots
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage
from tests.demo import ROOMS
from tests.demo import stage as demo
from tests.games import GAMES, setups
from tests.scenes.phones.hands import face


def known(kit, monkeypatch):
    """Return a kit that knows the demonstration game besides all others."""
    monkeypatch.setitem(PLAYED.homes, "demo", ROOMS)
    return demo.taught(kit)


def match_of(game, people=1, actions=0, clock=None, seed=3):
    """Return a match on the first board of a game, after so many actions at random."""
    rules, (_, setup) = GAMES[game], setups(game)[0]
    seats = rules.seats(rules.new(setup, seed).table)
    players = tuple(Player("") if seat < people else Player("", "random") for seat in range(seats))
    flag = face(game).door.flag
    made = Match(rules, Header(game, rules.number, setup, seed, players, clock=clock), flag)
    dice = Dice(seed, "sat", game)
    for _ in range(actions):
        if not made.to_act:
            break
        seat = dice.choice(made.to_act)
        made.submit(dice.choice(rules.legal(made.view(seat), seat)))
    return made


def sat(kit, match, size=(1280, 720), **settings):
    """Return the stack with the table of a match, as soon as somebody may choose at it."""
    still = {"speed": 0, "bot_speed": 0, "less_motion": True, "curtain": Curtain.OPEN}
    kit.settings.change(**{**still, **settings})
    scene = face(match.rules.name).door.resume(kit, match)
    stack = stage.stack(scene, size=size)
    settle(stack)
    return stack


def settle(stack, most=200):
    """Let time pass until people may choose at the table, or it is over."""
    for _ in range(most):
        if not hasattr(stack.top, "desk") or stack.top.desk.sitting.choosers:
            break
        stack.update(50)
    # Then what guides a first match stands there, too.
    stack.update(50)
    stack.update(50)


def controls(scene) -> list[Spot]:
    """Return all controls of a table, where they are seen now."""
    return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
