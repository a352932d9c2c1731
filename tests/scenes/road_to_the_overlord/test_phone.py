"""What a phone shows of a fight, and is told of its cells: of one that may be picked, and of one
pointed at."""

import pytest

from game.core.grid import Cell
from game.scenes.phones.phone_hand import hand_of, reason
from game.scenes.phones.seated import Seated
from game.scenes.road_to_the_overlord.table_face import TABLE
from game.view.road_to_the_overlord.lie_of_field import corner

from .tables import NAMES, picking, story
from .test_table import FIGHT

STEP = Cell(3, 1)
"""A cell to step on; the cell of the board of this name is a piece of another one of the field."""


def seated(kit, **sections):
    return Seated(kit, kit.words, TABLE, 0, picking(story(**sections)), NAMES)


def told(kit, part, pointed):
    return reason(seated(kit, **FIGHT), part, pointed)


def test_of_a_cell_that_may_be_stepped_on_one_is_told_what_comes_and_what_is_there(kit):
    said = told(kit, STEP, False)
    assert "Front row, 3: A free cell" in said
    assert len(said.splitlines()) == 2
    assert said.endswith(told(kit, corner(STEP), True))


def test_who_points_at_the_board_is_told_of_what_lies_there(kit):
    assert "Second row, 1: A free cell" in told(kit, STEP, True)
    assert "further than one step" in told(kit, STEP, True)


@pytest.mark.parametrize(
    ("stands", "shines"),
    [(("A front 2",), ["attack"]), (("A front 2", "acted"), ["end_turn"]), (("A rear 1",), [])],
)
def test_of_the_words_of_a_fight_at_most_what_comes_first_shines(kit, stands, shines):
    fight = (*stands, FIGHT["fight"][1])
    offers = hand_of(seated(kit, **{**FIGHT, "fight": fight})).offers
    assert [each.part.name for each in offers if each.shines] == shines
    assert [each.part.name for each in offers if each.main] == ["attack", "end_turn"]
