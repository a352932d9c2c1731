"""Which way round a board lies on the page: the ring of facings, and what joins."""

import pytest

from game.core.grid import RING, Cell
from game.rules.tank_chess.play import new
from game.view.canvas.board_place import BoardPlace
from game.view.tank_chess.facing_ring import facing_towards
from game.view.tank_chess.ground import land_of, mask_of
from tests.setups.tank_chess import DUEL


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("facing", RING)
def test_a_facing_is_found_from_where_the_pointer_is(quarters, facing):
    place = BoardPlace(0, 0, 10, 9, 9, quarters)
    there = place.middle(Cell(4, 4).step(facing))
    assert facing_towards(place, Cell(4, 4), *there) is facing


@pytest.mark.parametrize("quarters", range(4))
def test_walls_join_on_the_page_as_they_do_on_the_board(quarters):
    land = land_of(new(DUEL, 0).table, quarters, True, 22)
    joined = sum(mask_of(land, Cell(x, y)) & 15 != 0 for x in range(12) for y in range(12))
    plain = land_of(new(DUEL, 0).table, 0, True, 22)
    assert joined == sum(mask_of(plain, Cell(x, y)) & 15 != 0 for x in range(12) for y in range(12))
