"""The list of games finds what belongs to a game, in whatever room it lies."""

from __future__ import annotations

import pytest

from game.ai.minds import MINDS
from game.rules import GAMES, Games
from tests.demo import ROOMS
from tests.demo.rules import DEMO


def test_a_listed_game_is_found_under_its_name(monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    assert GAMES["demo"] is DEMO


@pytest.mark.parametrize("game", GAMES)
def test_a_game_bears_the_name_it_is_listed_by(game):
    assert GAMES[game].name == game


def test_a_game_that_is_not_listed_is_not_found():
    assert "demo" not in GAMES
    assert "demo" not in MINDS


@pytest.mark.parametrize("where", ["minds.MINDS", "far.away.MINDS"])
def test_a_game_may_do_without_a_room(where):
    with pytest.raises(KeyError, match="demo"):
        Games({"demo": ROOMS}).in_room("nowhere", "demo", where)


def test_a_module_that_misses_another_one_is_no_missing_room(tmp_path, monkeypatch):
    (tmp_path / "halved.py").write_text("import no_such_library\nRULES = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        Games({"halved": "halved"})["halved"]


def test_a_game_without_computer_players_has_an_empty_ladder(monkeypatch):
    monkeypatch.setitem(GAMES.homes, "mindless", "tests.mindless.{room}")
    assert dict(MINDS["mindless"]) == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_game_has_computer_players(game):
    assert MINDS[game]


def test_what_a_game_does_not_have_stands_nowhere():
    assert GAMES.stands_in("rules", "tanchiki", "play")
    assert not GAMES.stands_in("rules", "tanchiki", "no_such_module")
    assert not Games({"new": "game.{room}.no_such_game"}).stands_in("rules", "new", "play")
