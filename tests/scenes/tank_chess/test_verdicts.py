"""Answers on the board of a figure: a piece stands out in one place only."""

import pytest

from game.core.grid import Cell
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.letters.notation import read_cell
from game.rules.tank_chess.letters.scenarios import asked
from game.scenes.tank_chess.figure_picture import on_rim
from game.view.canvas.board_place import BoardPlace
from game.view.tank_chess.figure_answers import faded

from .table import setup

TABLE = TANK_CHESS.new(setup(), 7).table


def faint(*questions):
    """Return the cells whose pieces are faint when these questions are answered."""
    found = faded(TABLE, [asked(TABLE, question) for question in questions])
    return {piece.cell for piece in TABLE.pieces if piece.number in found}


def test_a_piece_that_would_fire_from_elsewhere_is_faint_where_it_stands():
    assert faint("D1>D2/N at D8") == {read_cell("D1", TABLE.height)}


def test_a_piece_that_fires_from_where_it_stands_is_not_faint():
    assert faint("D1>D1/NW at A4") == set()


def test_a_piece_that_does_not_get_there_is_not_faint():
    assert faint("D1 to D8") == set()


def test_a_piece_is_not_faint_while_one_of_its_answers_leaves_it_there():
    assert faint("D1>D2/N at D8", "D1 to D8") == set()


@pytest.mark.parametrize("rim", [8.0, 22.0])
@pytest.mark.parametrize("cell", [Cell(-1, -1), Cell(3, -1), Cell(8, 8)])
@pytest.mark.parametrize("half", [14.0, 23.0])
def test_the_sign_of_a_way_out_is_wholly_seen_on_the_picture(rim, cell, half):
    place = BoardPlace(100, 100, 40, 8, 8)
    x, y = on_rim(place, cell, rim, half)
    whole = place.box.inset(-rim)
    assert whole.x <= x - half <= x + half <= whole.right
    assert whole.y <= y - half <= y + half <= whole.bottom
