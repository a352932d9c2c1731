"""With what a match begins: the boss's life and the rounds by way, track and party (L1.2, L7)."""

from itertools import pairwise, product

import pytest

from game.content.road_to_the_overlord.beginning import SHORT, WHOLE, Ways, begun
from game.content.road_to_the_overlord.card_files import load_world

WORLD = load_world()
AGREED = {Ways.TOGETHER: (39, 90), Ways.TEAMS: (39, 60), Ways.ALONE: (32, 45)}
"""The boss's life at the end of the short track and of the whole one."""


@pytest.mark.parametrize("ways", Ways)
def test_the_fewer_go_side_by_side_the_less_life_the_boss_has(ways):
    lives = tuple(begun(WORLD, 4, ways, track).boss_life for track in (SHORT, WHOLE))
    assert lives == AGREED[ways]


@pytest.mark.parametrize(("ways", "track"), list(product(Ways, (SHORT, WHOLE))))
def test_the_more_sit_there_the_fewer_rounds_it_is_until_night(ways, track):
    rounds = [begun(WORLD, seats, ways, track).rounds for seats in (1, 2, 3, 4)]
    assert all(more >= fewer > 0 for more, fewer in pairwise(rounds))
    assert rounds[0] > rounds[-1]


def test_on_the_whole_track_night_falls_later():
    for ways, seats in product(Ways, (1, 2, 3, 4)):
        short, whole = (begun(WORLD, seats, ways, track).rounds for track in (SHORT, WHOLE))
        assert whole >= short
