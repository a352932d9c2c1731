"""Tables of Road to the Overlord for tests: matches as they are set up, and what may be picked."""

from __future__ import annotations

from dataclasses import replace

from game.core.spelling import Offers, Picking
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD as RULES
from game.rules.road_to_the_overlord.letters.scenarios import given
from game.scenes.road_to_the_overlord.face import FACE
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.scenes.table.hands import sat

NAMES = ("Ann", "Ben", "Cid", "Dan")


def story(**sections):
    """Return the state that a story begins with."""
    return given(sections)


def match_on(state):
    """Return a match of people that begins with this state."""
    rules = replace(RULES, new=lambda setup, seed: state)
    setup = state.table.setup
    players = tuple(Player("") for _ in setup.teams)
    return Match(rules, Header(rules.name, rules.number, setup, state.seed, players))


def match_of(setup, seed=7):
    players = tuple(Player("") for _ in setup.teams)
    return Match(RULES, Header(RULES.name, RULES.number, setup, seed, players))


def table(kit, match):
    """Return the table of a match, without hints."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    scene = opened(kit, match, FACE)
    scene.desk.guide.stop()
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def picking(state, *parts):
    """Return what who is to act may pick, after these parts."""
    (seat,) = RULES.to_act(state.table)
    legal = RULES.legal(state.table, seat)
    found = Picking(Offers(RULES.spell, state.table, seat, legal))
    for part in parts:
        assert found.may(part), part
        found = found.take(part)
    return found
