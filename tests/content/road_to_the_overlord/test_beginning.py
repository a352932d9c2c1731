"""With what a match begins: the rounds by way, track and party (L1.2, L7)."""

from itertools import pairwise, product

import pytest

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.rules.road_to_the_overlord.setting_up import SHORT, WHOLE, Ways

WORLD = load_world()


@pytest.mark.parametrize(("ways", "track"), list(product(Ways, (SHORT, WHOLE))))
def test_the_more_sit_there_the_fewer_rounds_it_is_until_night(ways, track):
    rounds = [begun(WORLD, seats, ways, track).rounds for seats in (1, 2, 3, 4)]
    assert all(more >= fewer > 0 for more, fewer in pairwise(rounds))
    assert rounds[0] > rounds[-1]


def test_on_the_whole_track_night_falls_later():
    for ways, seats in product(Ways, (1, 2, 3, 4)):
        short, whole = (begun(WORLD, seats, ways, track).rounds for track in (SHORT, WHOLE))
        assert whole >= short
