"""Which neighbours the terrain of a cell joins."""

import pytest

from game.content.art.joined_outline import mask_of, sides_of

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)


@pytest.mark.parametrize(
    "beside, mask",
    [((), 0), ((NORTH,), 1), ((EAST,), 2), ((SOUTH,), 4), ((WEST,), 8), ((NORTH, SOUTH), 5)],
)
def test_each_side_that_reaches_the_same_terrain_has_a_bit(beside, mask):
    assert sides_of(lambda dx, dy: (dx, dy) in beside) == mask
    assert mask_of(lambda dx, dy: (dx, dy) in beside) == mask


def test_a_corner_is_notched_where_both_sides_join_and_the_cell_across_does_not():
    joined = {NORTH, EAST}
    assert mask_of(lambda dx, dy: (dx, dy) in joined) == 1 + 2 + 16
    joined.add((1, -1))
    assert mask_of(lambda dx, dy: (dx, dy) in joined) == 1 + 2
