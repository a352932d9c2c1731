"""Of the ways that lead to a cell the straightest is meant, unless another is pointed out."""

import pytest

from game.core.grid import Cell
from game.core.spelling import Piece
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Move
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.spelling import spell
from game.rules.dice_and_armour.starting_board import cell_name

WAYS = {
    "E7": "E5 E6 E7",
    "H4": "F4 G4 H4",
    "G5": "E5 F5 G5",
    "F6": "E5 E6 F6",
    "E5": "F4 F5 E5",
}
"""Where a light tank goes from E4, and how."""


def plain_way(start, end):
    """Return the cells of the move that is spelled by tank and end alone."""
    table = RULES.new(read_start(start), 1).table
    cell = Cell("ABCDEFGHI".index(end[0]), 11 - int(end[1:]))
    moves = (one for one in RULES.legal(table, 0) if isinstance(one, Move))
    way = next(one.path for one in moves if spell(table, 0, one) == ((Piece(0), cell),))
    return " ".join(cell_name(each, table.board.height) for each in way)


@pytest.mark.parametrize("end", WAYS)
def test_of_several_ways_the_one_with_the_fewest_turns_is_meant(end):
    assert plain_way("simple; L^ E4; l A11", end) == WAYS[end]


def test_a_way_goes_round_what_stands_there():
    assert plain_way("simple; L^ E4; M^ E5; l A11", "E7") != WAYS["E7"]
