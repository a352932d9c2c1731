"""How a night ended, in words."""

from dataclasses import replace

import pytest

from game.rules.lamps_till_dawn.state import MOST_TURNS
from game.scenes.lamps_till_dawn.result_and_options import counters_of, result_of

from .finished_nights import NAMES, finished


@pytest.mark.parametrize(
    ("dawn", "madness", "told"),
    [
        (-1, -3, "dawn 16 of 17, madness 7 of 10"),
        (0, -4, "dawn is full, madness 6 of 10"),
        (2, -4, "dawn is full, madness 6 of 10"),
        (-2, 1, "dawn 15 of 17, madness is full"),
        (2, 1, "dawn 2 beyond 17, madness 1 beyond 10"),
    ],
)
def test_a_full_counter_is_said_to_be_full_and_how_far_beyond_where_that_decides(
    dawn, madness, told, kit
):
    table = finished().table
    table = replace(table, dawn=17 + dawn, madness=10 + madness)
    assert counters_of(kit.words, table) == told


@pytest.mark.parametrize(
    ("turn", "dawn", "said"),
    [
        (MOST_TURNS, 16, "The night is over after 40 turns, and the nearer one wins: "),
        (MOST_TURNS, 17, "After 40 turns: "),
        (MOST_TURNS - 1, 17, "After 39 turns: "),
    ],
)
def test_that_the_nearer_one_wins_is_said_only_where_no_counter_was_full_in_time(
    turn, dawn, said, kit
):
    table = replace(finished().table, turn=turn, dawn=dawn, madness=3)
    assert result_of(kit.words, table, NAMES).reason.startswith(said)
