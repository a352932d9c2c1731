"""How a night ended, in words."""

from dataclasses import replace

import pytest

from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.state import MOST_TURNS, Ending
from game.scenes.lamps_till_dawn.face import FACE
from game.scenes.lamps_till_dawn.result_and_options import counters_of, result_of
from game.scenes.lamps_till_dawn.sentences import tell

from .finished_nights import NAMES, D, L, finished


@pytest.mark.parametrize(
    ("dawn", "madness", "told"),
    [
        (-1, -3, "dawn 16 of 17, madness 7 of 10"),
        (0, -4, "dawn is full, madness 6 of 10"),
        (2, -4, "dawn is full, madness 6 of 10"),
        (-2, 1, "dawn 15 of 17, madness is full"),
        (2, 1, "dawn is full and 2 beyond, madness is full and 1 beyond"),
    ],
)
def test_a_full_counter_is_said_to_be_full_and_how_far_beyond_where_that_decides(
    dawn, madness, told, kit
):
    table = finished().table
    table = replace(table, dawn=17 + dawn, madness=10 + madness)
    assert counters_of(kit.words, table) == told


@pytest.mark.parametrize(
    ("dawn", "told"),
    [(16, "dawn\u00a016"), (17, "dawn is full"), (19, "dawn is full and 2 beyond")],
)
def test_the_log_says_of_a_counter_that_it_is_full_and_how_far_beyond(dawn, told, kit):
    said = tell(kit.words, finished().table, events.LampLit(5, dawn), NAMES)
    assert said.endswith(f": the lamp goes on, {told}")


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


@pytest.mark.parametrize(
    ("winner", "first", "won"), [(L, {0, 2}, 2), (D, {1, 3}, 2), (None, {0, 1}, 0)]
)
def test_the_winners_stand_first_and_nobody_has_won_a_draw(winner, first, won, kit):
    found = result_of(kit.words, replace(finished().table, ending=Ending(winner)), NAMES)
    assert {NAMES.index(each.name) for each in found.lines[:2]} == first
    assert found.title == kit.words(f"lamps.result.{winner.value if winner else 'draw'}")
    assert [each.won for each in found.lines] == [True] * won + [False] * (4 - won)


@pytest.mark.parametrize(
    ("dawn", "madness", "heat"),
    [(0, 0, 0), (12, 5, 0), (13, 5, 1), (3, 6, 1), (15, 0, 2), (0, 8, 2)],
)
def test_the_night_grows_warm_four_marks_before_its_end_and_hot_two_before(dawn, madness, heat):
    table = replace(finished().table, dawn=dawn, madness=madness)
    assert FACE.heat(table) == heat
