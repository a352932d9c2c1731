"""A victory on the board: the winner's lap, the spotlight, and what rains down."""

import math
from itertools import pairwise

import pytest

from game.view.show.clip import Pose
from game.view.show.victory import DARK, LAP, LAP_BEGINS, REACH, SHOW, Hero, end_ms, victory

STANDS = Pose(3, 4, 90)


@pytest.fixture
def clip():
    return victory((Hero("piece 1", STANDS, "link.1"),), "link.1", 12, 12, "match.won")


def test_the_winner_drives_a_lap_round_and_is_back_where_it_stood(clip):
    half = clip.at(LAP_BEGINS + LAP // 2)["piece 1"]
    assert math.dist((half.x, half.y), (STANDS.x, STANDS.y)) == pytest.approx(2 * REACH, abs=0.05)
    assert (half.angle - STANDS.angle) % 360 == pytest.approx(180, abs=15)
    end = clip.at(SHOW)["piece 1"]
    assert (end.x, end.y, end.angle % 360) == (STANDS.x, STANDS.y, STANDS.angle)


def test_the_lap_begins_straight_ahead_and_never_jumps(clip):
    poses = [clip.at(ms)["piece 1"] for ms in range(0, SHOW, 10)]
    steps = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(poses)]
    assert max(steps) < 0.02
    first = clip.at(LAP_BEGINS + LAP // 20)["piece 1"]
    assert first.x > STANDS.x + 3 * abs(first.y - STANDS.y)


def test_the_spotlight_stands_on_each_winner_until_the_end():
    two = (Hero("piece 0", Pose(1, 2), "link.0"), Hero("piece 1", STANDS, "link.1"))
    light = victory(two, "link.0", 12, 12, "match.won").effects[0]
    assert light.kind == "spotlight 1,2 3,4"
    assert light.ms == SHOW > 2 * DARK


def test_winners_that_are_off_the_board_are_rained_on_all_the_same():
    clip = victory((), "link.2", 12, 12, "match.won")
    assert [effect.kind for effect in clip.effects] == ["confetti link.2"]
    assert not clip.moves


def test_how_long_it_rains_is_known_while_it_does(clip):
    rain = clip.effects[-1]
    assert end_ms([(rain, 120)]) == 120
    assert end_ms([(clip.effects[0], 120)]) is None


def test_a_victory_is_not_hurried():
    assert victory((), "link.4", 8, 8, "match.won").unhurried
