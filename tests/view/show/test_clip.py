"""Poses as a function of time."""

import pytest

from game.view.show.clip import Clip, Cue, Ease, Move, Pose


def half(start, end, ease=Ease.STEADY):
    return Clip(100, {"a": Move(start, end, ease)}).at(50)["a"]


def test_half_way_is_half_way():
    assert half(Pose(0, 0), Pose(2, 4)) == Pose(1, 2)


def test_a_turn_takes_the_short_way():
    assert half(Pose(0, 0, 350), Pose(0, 0, 10)).angle == 360


def test_a_whole_turn_is_made_when_it_is_asked_for():
    assert half(Pose(0, 0, 0), Pose(0, 0, 360)).angle == 180


def test_a_tank_fades_as_it_drowns():
    assert half(Pose(0, 0), Pose(0, 0, alpha=0)).alpha == 128


@pytest.mark.parametrize("ease", Ease)
def test_every_way_begins_and_ends_where_it_should(ease):
    clip = Clip(100, {"a": Move(Pose(1, 1), Pose(3, 1), ease)})
    assert (clip.at(0)["a"].x, clip.at(100)["a"].x) == pytest.approx((1, 3))


def test_a_chain_goes_from_one_move_to_the_next():
    one, two = (
        Move(Pose(0, 0), Pose(1, 0), Ease.STEADY, 0, 50),
        Move(Pose(1, 0), Pose(1, 1), Ease.STEADY, 50, 100),
    )
    assert Clip(100, {"a": (one, two)}).at(75)["a"] == Pose(1, 0.5)


def test_a_move_that_begins_later_waits_at_its_start():
    clip = Clip(100, {"a": Move(Pose(0, 0), Pose(1, 0), Ease.STEADY, 60)})
    assert clip.at(30)["a"].x == 0


def test_a_cue_sounds_in_its_own_moment():
    clip = Clip(100, cues=(Cue("bang", 40),))
    assert (clip.sounds(-1, 39), clip.sounds(39, 40)) == ((), ("bang",))
