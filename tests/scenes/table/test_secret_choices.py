"""Whatever is chosen in secret, no hand stays open for the next choice, in any game.

A table knows by `revealed`, or by the number of turns, that all have seen what came of a choice;
a game that gives neither would leave the last hand open before the next seat.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.rules import GAMES as PLAYED
from game.scenes.faces.all_faces import faces_of
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.demo import ROOMS
from tests.demo.stage import taught
from tests.games import GAMES, setups
from tests.laws.matches import random_match

MOST = 120
TABLES = [(game, name) for game in GAMES for name, _ in setups(game)]


@pytest.fixture
def kit(kit, monkeypatch):
    monkeypatch.setitem(PLAYED.homes, "demo", ROOMS)
    return taught(kit)


@cache
def states(game, name):
    found = random_match(GAMES[game], dict(setups(game))[name], 3, MOST).states
    return tuple(state.table for state in found)


def terms(kit, game, name, shared):
    """Return what the table of a match was opened with: the game's own, or the shared one."""
    rules, setup = GAMES[game], dict(setups(game))[name]
    seats = rules.seats(rules.new(setup, 3).table)
    match = Match(rules, Header(game, rules.number, setup, 3, (Player(""),) * seats))
    face = faces_of(kit)[game]
    scene = opened(kit, match, face) if shared else face.door.resume(kit, match)
    return scene.desk.sitting.terms


def left_open(rules, terms, tables):
    """Return the seats that are asked in secret anew though nothing was said to be over."""
    revealed = terms.revealed or terms.turns
    found, done, asked, known = set(), set(), set(), None
    for table in tables:
        if (now := revealed(table)) != known:
            done, asked, known = set(), set(), now
        choosing = set(rules.to_act(table)) if terms.secret(table) else set()
        done |= asked - choosing
        asked = choosing
        found |= done & choosing
    return found


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_no_hand_stays_open_before_the_next_choice_in_secret(kit, game, name):
    for shared in (False, True):
        asked = terms(kit, game, name, shared)
        assert left_open(GAMES[game], asked, states(game, name)) == set(), shared


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_forgets_to_say_so_is_found_out(kit, game):
    """Where anybody chooses in secret more than once in a match."""
    again, found = False, set()
    for name, _ in setups(game):
        asked = terms(kit, game, name, True)
        revealed = asked.revealed or asked.turns
        times = {revealed(table) for table in states(game, name) if asked.secret(table)}
        again = again or len(times) > 1
        forgotten = replace(asked, revealed=None, turns=lambda table: 0)
        found |= left_open(GAMES[game], forgotten, states(game, name))
    assert bool(found) == again
