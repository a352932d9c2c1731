from collections import Counter

import pytest

from game.core.chance import Dice


def test_eight_rolls_are_pinned_for_ever():
    dice = Dice(7, "deal", 3, 1)
    assert [dice.below(1000) for _ in range(8)] == [754, 752, 348, 106, 373, 118, 281, 518]


def test_a_shuffle_is_pinned_for_ever():
    assert Dice(7, "deal").shuffled(tuple(range(8))) == (4, 2, 0, 6, 7, 3, 1, 5)


def test_a_sample_is_pinned_for_ever():
    assert Dice(7, "deal").sample("abcdef", 3) == ("b", "f", "e")


@pytest.mark.parametrize("place", [("deal", 3, 2), ("deal", "3", 1), ("deal3", 1), (3, "deal", 1)])
def test_another_place_has_rolls_of_its_own(place):
    assert Dice(7, *place).below(2**60) != Dice(7, "deal", 3, 1).below(2**60)


def test_another_seed_has_rolls_of_its_own():
    assert Dice(8, "deal").below(2**60) != Dice(7, "deal").below(2**60)


def test_a_shuffle_keeps_every_card():
    assert sorted(Dice(1).shuffled(range(52))) == list(range(52))


def test_no_side_comes_up_much_more_often_than_another():
    dice = Dice(1, "fair")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert all(880 < counts[side] < 1120 for side in range(6))


def test_every_order_of_three_comes_up():
    assert len({Dice(seed).shuffled("abc") for seed in range(60)}) == 6


@pytest.mark.parametrize("sides", [0, -1, 2**64 + 1])
def test_dice_without_sides_are_a_mistake_of_ours(sides):
    with pytest.raises(AssertionError):
        Dice(1).below(sides)


def test_nobody_samples_more_than_there_is():
    with pytest.raises(AssertionError):
        Dice(1).sample("ab", 3)
