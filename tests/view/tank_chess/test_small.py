"""Small pictures of boards: one rim for boards of any number of cells, and no gaps in them."""

import pygame
import pytest

from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.state import Options
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tank_chess.board import draw_small
from tests.paper import Paper

SIDE = 138
SCALES = (0.8, 1.0, 1.5)
LIGHT = 130


def row(brushes, cells, scale):
    """Return how light the middle row of the picture of an open board is."""
    lines = tuple(f"{rank} " + ". " * (cells - 1) + "." for rank in range(cells, 0, -1))
    table = read_table(lines, load_kinds(), Options())
    surface = pygame.Surface((round(SIDE * scale), round(SIDE * scale)))
    draw_small(Canvas(surface, brushes, scale), Box(0, 0, SIDE, SIDE), table)
    middle = surface.get_height() // 2
    return [sum(surface.get_at((x, middle))[:3]) / 3 for x in range(surface.get_width())]


@pytest.mark.parametrize("scale", SCALES)
def test_small_pictures_of_all_boards_have_one_rim(brushes, scale):
    rims = [
        next(x for x, light in enumerate(row(brushes, cells, scale)) if light > LIGHT)
        for cells in (8, 12, 16, 20)
    ]
    assert max(rims) - min(rims) <= 1
    assert rims[0] < 9 * scale


@pytest.mark.parametrize("cells", [12, 16, 20])
@pytest.mark.parametrize("scale", SCALES)
def test_a_small_picture_has_no_gaps_between_its_cells(brushes, cells, scale):
    lights = row(brushes, cells, scale)
    rim = round(8 * scale)
    assert min(lights[rim:-rim]) > LIGHT


@pytest.mark.parametrize("side, named", [(340, True), (90, False)])
def test_a_picture_with_large_cells_has_their_names(brushes, side, named):
    lines = tuple(f"{rank} . . . . ." for rank in range(5, 0, -1))
    paper = Paper(brushes)
    draw_small(paper, Box(0, 0, side, side), read_table(lines, load_kinds(), Options()))
    assert ("D" in paper.words) is named
