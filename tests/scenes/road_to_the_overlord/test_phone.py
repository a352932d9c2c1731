"""What a phone is told of the field: of a cell that may be picked, and of one pointed at."""

from game.core.grid import Cell
from game.scenes.phones.phone_hand import reason
from game.scenes.road_to_the_overlord.table_face import TABLE
from game.view.road_to_the_overlord.lie_of_field import corner

from .tables import NAMES, picking, story
from .test_table import FIGHT

STEP = Cell(3, 1)
"""A cell to step on; the cell of the board of this name is a piece of another one of the field."""


def told(kit, part, pointed):
    found = picking(story(**FIGHT))
    return reason(kit, kit.words, TABLE, 0, found, NAMES, part, pointed)


def test_of_a_cell_that_may_be_stepped_on_one_is_told_what_comes_and_what_is_there(kit):
    said = told(kit, STEP, False)
    assert "Front row, 3: A free cell" in said
    assert len(said.splitlines()) == 2
    assert said.endswith(told(kit, corner(STEP), True))


def test_who_points_at_the_board_is_told_of_what_lies_there(kit):
    assert "Second row, 1: A free cell" in told(kit, STEP, True)
    assert "further than one step" in told(kit, STEP, True)
