"""Every shipped board can be played to the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.content.files.reader import ContentError
from game.content.maps.maps import load, map_folder
from game.content.maps.setups import setup_on, standard
from game.rules import GAMES
from tests.demo.rules import DEMO
from tests.laws.matches import random_match
from tests.setups.demo import DUEL

BOARDS = sorted(
    path for game in ("tanchiki", "tank_chess") for path in (map_folder() / game).glob("*.tmx")
)


def ends(path: Path, seats: int) -> bool:
    board = load(path)
    return random_match(GAMES[board.game], setup_on(board, seats), 1).stopped == "over"


@pytest.mark.parametrize("game", GAMES)
def test_a_random_match_on_the_first_board_ends(game: str) -> None:
    assert random_match(GAMES[game], standard(game, 2), 1).stopped == "over"


@pytest.mark.nightly
@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_a_random_match_on_every_board_ends_with_fewest_players(path: Path) -> None:
    assert ends(path, load(path).players[0])


@pytest.mark.nightly
@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_a_random_match_on_every_board_ends_with_most_players(path: Path) -> None:
    assert ends(path, load(path).players[1])


def test_a_game_without_maps_begins_with_a_set_up_of_its_own() -> None:
    games = {"demo": replace(DEMO, first=lambda seats: replace(DUEL, rounds=seats))}
    assert standard("demo", 3, games) == replace(DUEL, rounds=3)


def test_ticked_options_of_a_board_are_part_of_the_set_up() -> None:
    assert setup_on(load(map_folder() / "tanchiki/atoll.tmx"), 2).options.island


@pytest.mark.parametrize("seats", [0, 9, 99])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_sits_down_where_there_is_no_room(game: str, seats: int) -> None:
    told = f"is not played by {seats}; choose another number of seats"
    with pytest.raises(ContentError, match=told):
        standard(game, seats)
