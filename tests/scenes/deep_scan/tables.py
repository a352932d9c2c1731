"""Tables of Deep Scan for tests: matches as they are set up, and maps as stories draw them."""

from __future__ import annotations

from dataclasses import replace

from game.core.spelling import Offers, Picking
from game.rules.deep_scan import DEEP_SCAN
from game.rules.deep_scan.letters.scenarios import given
from game.scenes.deep_scan.face import FACE
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.scenes.table.hands import sat

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
OBJECTS = ("gas (3,2)", "wormhole (4,2)", "gravity (2,1)", "magnetic (2,4)")
TOSSED = ("(4,2) after 1 toss", "1 at 220,0", "2 at 240,0", "3 at 290,0")
"""A positioning for the wormhole: 60, 20 and 0."""


def story(*ships, **sections):
    """Return the state that a story begins with."""
    return given({"objects": OBJECTS, "ships": ships or ("A (2,2)", "B (2,2)"), **sections})


def match_on(state):
    """Return a match of people that begins with this state."""
    rules = replace(DEEP_SCAN, new=lambda setup, seed: state)
    setup = state.table.setup
    players = tuple(Player("") for _ in setup.ships)
    return Match(rules, Header(rules.name, rules.number, setup, state.seed, players))


def match_of(setup, seed=7):
    players = tuple(Player("") for _ in setup.ships)
    return Match(DEEP_SCAN, Header(DEEP_SCAN.name, DEEP_SCAN.number, setup, seed, players))


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
    (seat,) = DEEP_SCAN.to_act(state.table)
    legal = DEEP_SCAN.legal(state.table, seat)
    found = Picking(Offers(DEEP_SCAN.spell, state.table, seat, legal))
    for part in parts:
        assert found.may(part), part
        found = found.take(part)
    return found
