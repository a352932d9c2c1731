"""Lots fall as often as weights say."""

from __future__ import annotations

from collections import Counter

from game.ai.lots import drawn
from game.core.chance import Dice


def test_a_place_falls_as_often_as_its_weight_says() -> None:
    found = Counter(drawn((0, 1, 3, 0), Dice(lot, "lot")) for lot in range(400))
    assert set(found) == {1, 2}
    assert 80 < found[1] < 120


def test_any_place_falls_where_all_weights_are_0() -> None:
    assert {drawn((0, 0, 0), Dice(lot, "lot")) for lot in range(40)} == {0, 1, 2}
