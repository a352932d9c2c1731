"""A board with room round its grid, beside it and below, as games lay things there."""

from dataclasses import replace

from game.view.board.board import Board
from game.view.canvas.box import Box

PLAIN = Board("plain", lambda table: (5, 5), 0.0, None, None, None)


def test_what_is_free_beside_and_round_a_grid_is_no_cell():
    board = replace(PLAIN, margin=1.0, beside=3.0, below=2)
    place = board.place(None, Box(10, 20, 1000, 900), 1.0)
    assert (place.size, place.width, place.height) == (100, 5, 5)
    assert (place.box.x, place.box.y) == (110, 120)


def test_a_grid_alone_fills_its_box():
    place = PLAIN.place(None, Box(10, 20, 500, 500), 1.0)
    assert place.box == Box(10, 20, 500, 500)
