"""Marks over the board: the ground stays visible under what is lit up."""

import pytest

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.tank_chess.tinted_cells import draw_reach, draw_zone
from tests import stage

PLACE = BoardPlace(0, 0, 40, 4, 4)
PAPER = (233, 220, 188)


@pytest.fixture(scope="module")
def brushes():
    return stage.brushes()


def corner(brushes, draw):
    canvas = stage.canvas(brushes, (1280, 720))
    canvas.fill(PAPER)
    draw(canvas)
    return canvas.surface.get_at((46, 46))[:3]


@pytest.mark.parametrize(
    "draw",
    [
        lambda canvas: draw_reach(canvas, PLACE, {Cell(1, 1): 1}, {}),
        lambda canvas: draw_reach(canvas, PLACE, {Cell(1, 1): 1}, {Cell(1, 1): 0.1}),
        lambda canvas: draw_zone(canvas, PLACE, {Cell(1, 1)}, (60, 130, 190)),
    ],
    ids=["reach", "danger", "zone"],
)
def test_the_paper_shines_through_a_lit_cell(brushes, draw):
    lit = corner(brushes, draw)
    assert lit != PAPER
    assert sum(lit) > sum(PAPER) * 0.55
