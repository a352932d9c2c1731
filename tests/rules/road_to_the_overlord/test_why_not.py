"""Each reason has its words, and names what stands in the way."""

from __future__ import annotations

import pytest

from game.core.grid import Cell
from game.rules.road_to_the_overlord.why_not.explain import explain
from game.rules.road_to_the_overlord.why_not.reasons import Refusal, Why


@pytest.mark.parametrize("why", tuple(Why))
def test_each_reason_has_words(why):
    assert explain(Refusal(why, "L4.1")).endswith(" (L4.1)")


def test_what_stands_in_the_way_comes_first():
    assert explain(Refusal(Why.OCCUPIED, "L4.1", Cell(2, 1))).startswith("(2,1): ")
    assert explain(Refusal(Why.NO_WAY, "L2.1", mark=0)).startswith("mark 0: ")
    assert explain(Refusal(Why.NOT_HELD, "L3.3", card="shield")).startswith("shield: ")
