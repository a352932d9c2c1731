"""Trial matches follow from the board alone, end, and are played in small steps."""

from __future__ import annotations

from functools import lru_cache

import pytest

from game.ai.mind import random_mind
from game.ai.minds import quick
from game.content.maps.maps import load, map_folder
from game.content.maps.setups import seats_for, setup_on
from game.rules import GAMES
from game.session.match.computer_matches import Played, Trials

BOARDS = {"tanchiki": "learning", "tank_chess": "duel_12"}


def trials(game: str, mark: str, count: int = 1) -> Trials:
    found = load(map_folder() / game / f"{BOARDS[game]}.tmx")
    return Trials(GAMES[game], setup_on(found, 2), mark, quick(game), count)


@lru_cache(maxsize=8)
def played(game: str, mark: str, count: int = 1) -> tuple[tuple[Played, ...], int]:
    """Return the matches, and in how many steps they were played."""
    found, steps = trials(game, mark, count), 0
    while not found.over:
        found.step()
        steps += 1
    return tuple(found.played), steps


@pytest.mark.parametrize("game", BOARDS)
def test_trials_of_one_board_are_always_the_same(game: str) -> None:
    first = played(game, "c0ffee")[0][0]
    found = trials(game, "c0ffee")
    while not found.over:
        found.step()
    assert found.played == [first]


def test_trials_of_two_boards_differ() -> None:
    assert played("tank_chess", "c0ffee")[0] != played("tank_chess", "decade")[0]


def test_the_matches_of_one_board_differ() -> None:
    (one, other), _ = played("tank_chess", "c0ffee", 2)
    assert one.actions != other.actions


@pytest.mark.parametrize("game", BOARDS)
def test_a_match_is_played_in_more_steps_than_actions(game: str) -> None:
    (only,), steps = played(game, "c0ffee")
    assert steps > 2 * len(only.actions)


@pytest.mark.parametrize("game", BOARDS)
def test_a_trial_ends_as_the_rules_end_it(game: str) -> None:
    (only,), _ = played(game, "c0ffee")
    assert GAMES[game].outcome(only.table) == only.outcome


@pytest.mark.parametrize("game", BOARDS)
def test_every_game_of_the_list_has_a_player_for_measurements(game: str) -> None:
    assert quick(game) is not random_mind


def test_four_sit_down_where_a_board_bears_them() -> None:
    seats = {
        name: seats_for(load(map_folder() / f"{name}.tmx").players)
        for name in ("tanchiki/learning", "tanchiki/parade_ground", "tank_chess/duel_12")
    }
    least = load(map_folder() / "tanchiki/parade_ground.tmx").players[0]
    assert seats == {
        "tanchiki/learning": 4,
        "tanchiki/parade_ground": max(4, least),
        "tank_chess/duel_12": 2,
    }
