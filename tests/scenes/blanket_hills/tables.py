"""Tables of Blanket Hills for tests: matches as they are set up, and blankets as stories draw."""

from __future__ import annotations

from dataclasses import replace

from game.core.spelling import Offers, Picking
from game.rules.blanket_hills import BLANKET_HILLS
from game.rules.blanket_hills.letters.scenarios import given
from game.rules.blanket_hills.state import Grip, HandKind
from game.scenes.blanket_hills.face import FACE
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.scenes.table.hands import sat

NAMES = ("Ann", "Ben", "Cid", "Dan")
APART = ("A 17,40", "B 92,10")
"""Where the tanks of the worked examples stand, on flat land."""


def story(*tanks, **sections):
    """Return the state that a story begins with."""
    return given({"tanks": tanks or APART, **sections})


def with_hand(state, kind, halved=False):
    """Return a state in which all have this hand."""
    setup = state.table.setup
    grips = (Grip(HandKind(kind), halved),) * len(setup.grips)
    return replace(state, table=replace(state.table, setup=replace(setup, grips=grips)))


def match_on(state):
    """Return a match of people that begins with this state."""
    rules = replace(BLANKET_HILLS, new=lambda setup, seed: state)
    setup = state.table.setup
    players = tuple(Player("") for _ in setup.grips)
    return Match(rules, Header(rules.name, rules.number, setup, state.seed, players))


def match_of(setup, seed=7):
    players = tuple(Player("") for _ in setup.teams)
    rules = BLANKET_HILLS
    return Match(rules, Header(rules.name, rules.number, setup, seed, players))


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
    (seat,) = BLANKET_HILLS.to_act(state.table)
    legal = BLANKET_HILLS.legal(state.table, seat)
    found = Picking(Offers(BLANKET_HILLS.spell, state.table, seat, legal))
    for part in parts:
        assert found.may(part), part
        found = found.take(part)
    return found
