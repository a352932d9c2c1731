"""A board that is clearly higher than wide has the whole height of the page."""

import pytest

from game.scenes.table.page_places import laid_out
from tests import stage
from tests.scenes.table.test_games import table

SIZES = ((1280, 720), (1600, 900), (1720, 720))


def apart(*boxes):
    return not any(one.meets(two) for n, one in enumerate(boxes) for two in boxes[n + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", (100, 150))
def test_a_slim_board_is_as_high_as_the_page_and_nothing_lies_on_it(size, percent):
    page = laid_out(*size, percent=percent, shape=9 / 11)
    assert page.board.height > size[1] - 20
    assert page.keys is not None
    assert apart(page.board, *page.head_parts, page.seats, page.keys, page.side, page.bar)
    assert page.head_parts[-1].right == size[0]


@pytest.mark.parametrize("size", SIZES)
def test_any_other_board_lies_below_the_head(size):
    for shape in (1.0, 10 / 11, 16 / 9):
        assert laid_out(*size, shape=shape) == laid_out(*size)


def test_where_the_page_is_too_narrow_a_slim_board_stays_below_the_head():
    assert laid_out(1280, 960, shape=9 / 11) == laid_out(1280, 960)


@pytest.mark.parametrize(("size", "least"), (((1280, 720), 58), ((1600, 900), 75)))
def test_cells_of_dice_and_armour_are_large(kit, size, least):
    stack, scene = table(kit, "dice_and_armour", None, None)
    stack.handle(stage.resized(size))
    assert scene.desk.place.size >= least


def test_of_all_games_only_a_slim_board_parts_the_head(kit):
    parted = {
        game: table(kit, game, None, None)[1].desk.laid_out.keys is not None
        for game in ("proving_ground", "one_cut", "dice_and_armour")
    }
    assert parted == {"proving_ground": False, "one_cut": False, "dice_and_armour": True}
