"""The list of games finds what belongs to a game, in whatever room it lies."""

from __future__ import annotations

import builtins
import threading

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


def test_a_game_that_two_threads_ask_for_at_once_is_loaded_by_one_of_them(tmp_path, monkeypatch):
    package = tmp_path / "half_made"
    package.mkdir()
    (package / "__init__.py").write_text(
        "import builtins\n"
        "builtins.half_made_begun.set()\n"
        "builtins.half_made_goes_on.wait(0.5)\n"
        "from half_made.late import LATE\n"
    )
    (package / "late.py").write_text("import half_made.later\nLATE = half_made.later.LATER\n")
    (package / "later.py").write_text("import half_made\nLATER = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    begun, goes_on = threading.Event(), threading.Event()
    monkeypatch.setattr(builtins, "half_made_begun", begun, raising=False)
    monkeypatch.setattr(builtins, "half_made_goes_on", goes_on, raising=False)
    games, found = Games({"half_made": "half_made"}), []
    other = threading.Thread(
        target=lambda: found.append(games.in_room("rules", "half_made", "LATE"))
    )
    other.start()
    begun.wait(5)
    mine = threading.Thread(
        target=lambda: found.append(games.in_room("ai", "half_made", "late.LATE"))
    )
    mine.start()
    mine.join(0.05)
    waits = mine.is_alive()
    goes_on.set()
    other.join(5)
    mine.join(5)
    assert waits
    assert found == [1, 1]
