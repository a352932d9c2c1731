"""What every game refuses alike of a beginning in one line."""

import pytest

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.match_beginning import known, playable


def test_a_cell_that_is_there_is_known_and_another_is_refused_by_its_name():
    assert known(Cell(1, 2), "B3", "cell") == Cell(1, 2)
    with pytest.raises(Unreadable, match="'Z9' is no cell, such as C2"):
        known(None, "Z9", "cell, such as C2")


def test_what_cannot_be_played_says_why():
    playable("")
    with pytest.raises(Unreadable, match="the beginning cannot be played: two on a cell"):
        playable("two on a cell")
