"""How the layers of a tune come and go, as values over time."""

import pytest

from game.app.layer_volumes import BAR_MS, Blend

QUIET = Blend((0.0, 0.0))


def test_a_layer_comes_in_over_a_bar():
    wanted = Blend((0.0, 0.0), 1)
    shares = [wanted.after(BAR_MS * quarters // 4).shares[0] for quarters in range(5)]
    assert shares == pytest.approx([0, 0.25, 0.5, 0.75, 1], abs=0.001)


def test_a_layer_goes_as_slowly_as_it_came():
    half = Blend((1.0, 0.0), 0).after(BAR_MS // 2)
    assert half.shares == pytest.approx((0.5, 0), abs=0.001)


def test_a_layer_never_passes_its_goal():
    assert Blend((0.9, 0.1), 1).after(60_000).shares == (1.0, 0.0)


def test_a_wish_that_changes_half_way_turns_round_where_it_stands():
    half = Blend((0.0,), 1).after(BAR_MS // 2)
    back = Blend(half.shares, 0).after(BAR_MS // 4)
    assert back.shares == pytest.approx((0.25,), abs=0.001)


def test_many_short_steps_are_one_long_one():
    short = Blend((0.0, 0.0), 2)
    for _ in range(100):
        short = short.after(10)
    assert short.shares == pytest.approx(Blend((0.0, 0.0), 2).after(1000).shares)


def test_a_blend_rests_when_all_have_what_they_want():
    moving = Blend((0.0, 0.0), 1)
    assert (QUIET.moving, moving.moving, moving.after(BAR_MS).moving) == (False, True, False)


def test_a_tune_without_layers_never_moves():
    assert not Blend((), 2).moving
