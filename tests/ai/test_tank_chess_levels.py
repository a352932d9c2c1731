"""The levels of Tank Chess as they are offered, and what becomes of the strengths of before."""

from __future__ import annotations

import pytest

from game.ai.minds import MINDS, offered, usual
from game.ai.tank_chess.levels import MANNERS

OF_BEFORE = ("recruit", "soldier", "veteran")


def test_new_matches_are_offered_the_five_levels_the_weakest_first():
    assert offered("tank_chess") == tuple(MANNERS)
    assert len(offered("tank_chess")) == 5


def test_a_new_table_begins_with_the_level_in_the_middle():
    assert usual("tank_chess") == offered("tank_chess")[2]


@pytest.mark.parametrize("name", OF_BEFORE)
def test_a_strength_of_before_still_plays_but_is_not_offered(name):
    assert name in MINDS["tank_chess"]
    assert name not in offered("tank_chess")


def test_the_levels_a_table_begins_with_are_offered():
    for game in MINDS:
        assert usual(game) in (offered(game) or ("",))
        assert set(offered(game)) <= set(MINDS[game])
