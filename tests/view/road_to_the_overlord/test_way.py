"""The way through the land and the cells of a fight: all lie on the board, and apart."""

import math
from itertools import combinations, pairwise

import pytest

from game.core.grid import Cell
from game.rules.road_to_the_overlord.field import HEROES, MONSTERS, before, beside
from game.view.canvas.board_place import BoardPlace
from game.view.road_to_the_overlord.land import plate
from game.view.road_to_the_overlord.lie_of_field import (
    block_box,
    cells_of,
    corner,
    fight_cell,
    middle,
    stands,
)
from game.view.road_to_the_overlord.loot import WIDE, loot_spot
from game.view.road_to_the_overlord.way import COLUMNS, ROWS, between_marks, line, mark_spot

PLACE = BoardPlace(60, 60, 50, COLUMNS, ROWS)
LENGTHS = (20, 40)
TRACK = (
    *("-", "M", "T", "M", "X", "M", "-", "MT", "M", "X", "M", "T", "M", "MX", "M", "T", "M", "-"),
    *("MTX", "M", "M", "X", "M", "MT", "M", "-", "M", "T", "MX", "M", "M", "MT", "M", "X", "M"),
    *("MTX", "M", "T", "M", "B"),
)
"""What waits on each mark (L1.3)."""


def test_every_mark_lies_on_the_land_with_all_its_signs():
    for mark, signs in enumerate(TRACK, 1):
        assert plate(PLACE, mark_spot(len(TRACK), mark), len(signs)).within(PLACE.box)


@pytest.mark.parametrize("last", LENGTHS)
def test_no_two_marks_lie_over_each_other(last):
    boxes = [plate(PLACE, mark_spot(last, mark), 1) for mark in range(last + 1)]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("last", LENGTHS)
def test_marks_are_as_far_apart_all_along_the_way(last):
    lengths = []
    for mark in range(last):
        spots = between_marks(last, mark, mark + 1)
        lengths.append(sum(math.dist(*each) for each in pairwise(spots)))
    assert max(lengths) == pytest.approx(min(lengths), rel=0.02)


def test_the_way_begins_in_the_meadow_and_ends_below_the_tower():
    assert mark_spot(40, 0) == line()[0]
    assert mark_spot(40, 40) == line()[-1]
    assert mark_spot(40, 0)[1] > ROWS - 2 > 2 > mark_spot(40, 40)[1]


@pytest.mark.parametrize(("one", "other"), [(3, 9), (9, 3), (0, 40), (7, 7)])
def test_a_way_leads_from_one_mark_to_another(one, other):
    spots = between_marks(40, one, other)
    assert (spots[0], spots[-1]) == (mark_spot(40, one), mark_spot(40, other))
    assert all(math.dist(*each) < 0.7 for each in pairwise(spots))


def test_the_cells_of_a_fight_share_no_cell_of_the_board():
    taken = [cell for at in (*HEROES, *MONSTERS) for cell in cells_of(at)]
    assert len(taken) == len({*taken}) == 24 * 4
    assert all(0 <= cell.x < COLUMNS and 0 <= cell.y < ROWS for cell in taken)
    assert all(fight_cell(cell) == at for at in (*HEROES, *MONSTERS) for cell in cells_of(at))
    assert fight_cell(Cell(5, 0)) is None


def test_heroes_stand_at_the_left_and_fronts_face_each_other():
    for at in HEROES:
        assert middle(at)[0] < COLUMNS / 2 - 0.5
        if (other := before(at)) is not None:
            assert middle(other) == (middle(at)[0] + 2, middle(at)[1])


@pytest.mark.parametrize("at", [*HEROES, *MONSTERS])
def test_cells_that_touch_lie_next_to_each_other(at):
    far = {each for each in (*HEROES, *MONSTERS) if each.y * at.y > 0} - {at, *beside(at)}
    near = [math.dist(middle(at), middle(each)) for each in beside(at)]
    assert max(near) < 2.3 < min(math.dist(middle(at), middle(each)) for each in far)


def test_a_figure_stands_within_its_cell():
    for at in (*HEROES, *MONSTERS):
        pose, first = stands(at), corner(at)
        assert block_box(PLACE, at).holds(*PLACE.spot(pose.x, pose.y))
        assert block_box(PLACE, at).holds(*PLACE.middle(first))


def test_treasures_lie_apart_on_the_half_of_the_monsters():
    spots = [loot_spot(n) for n in range(12)]
    assert all(x > COLUMNS / 2 - 0.5 and wide == WIDE for x, _, wide in spots)
    assert all(math.dist(a[:2], b[:2]) > WIDE for a, b in combinations(spots, 2))
