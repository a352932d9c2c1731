"""The blanket on a page: at once where there is time, bit by bit where there is none."""

import pygame
import pytest

from game.core.grid import Cell
from game.rules.blanket_hills.land import generated
from game.view.blanket_hills.blanket import draw_blanket
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.canvas.painting_budget import Unfinished
from tests import stage

PLACE = placed(Box(0, 0, 420, 300), COLUMNS, ROWS, 1, 8)
LAND = generated(7)
DUG = LAND.with_pit(Cell(40, 30), 15, 40)


@pytest.fixture
def canvas(brushes):
    brushes.forget()
    return stage.canvas(brushes, (640, 360))


def seen(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_at_rest_all_is_painted_at_once(canvas):
    draw_blanket(canvas, PLACE, LAND)
    first = seen(canvas)
    draw_blanket(canvas, PLACE, LAND)
    assert seen(canvas) == first


@pytest.mark.parametrize("moving", [True, False])
def test_bit_by_bit_it_becomes_the_same(canvas, moving):
    draw_blanket(canvas, PLACE, LAND)
    draw_blanket(canvas, PLACE, DUG)
    whole = seen(canvas)
    canvas.brushes.forget()
    draw_blanket(canvas, PLACE, LAND)
    before = seen(canvas)
    frames = [before]
    while frames[-1] != whole and len(frames) < 500:
        try:
            with canvas.brushes.patience.limited(None if moving else 0):
                draw_blanket(canvas, PLACE, DUG, moving=moving)
        except Unfinished:
            assert not moving
        frames.append(seen(canvas))
    assert frames[-1] == whole
    assert moving or len(frames) > 50


def test_in_other_colours_it_is_woven_anew(canvas):
    draw_blanket(canvas, PLACE, LAND)
    before, wool = seen(canvas), canvas.brushes.colours["hills_wool"]
    try:
        canvas.brushes.colours["hills_wool"] = (200, 40, 40)
        canvas.brushes.forget()
        draw_blanket(canvas, PLACE, LAND)
        assert seen(canvas) != before
    finally:
        canvas.brushes.colours["hills_wool"] = wool
