"""The blanket on a page: at once where there is time, bit by bit where there is none."""

from itertools import count

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
def canvas():
    return stage.canvas(stage.brushes(), (640, 360))


def seen(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_at_rest_all_is_painted_at_once(canvas):
    draw_blanket(canvas, PLACE, LAND)
    first = seen(canvas)
    draw_blanket(canvas, PLACE, LAND)
    assert seen(canvas) == first


@pytest.mark.parametrize(("limit", "moving"), [(0, False), (None, True), (None, False)])
def test_bit_by_bit_it_becomes_the_same(canvas, limit, moving):
    draw_blanket(canvas, PLACE, DUG)
    whole, frames = seen(canvas), 0
    canvas.brushes.forget()
    draw_blanket(canvas, PLACE, LAND)
    canvas.brushes.patience._clock = count(step=0.5).__next__
    while seen(canvas) != whole and frames < 500:
        try:
            with canvas.brushes.patience.limited(limit, again=True):
                draw_blanket(canvas, PLACE, DUG, moving=moving)
        except Unfinished:
            assert limit == 0
        frames += 1
    assert seen(canvas) == whole
    assert 500 > frames > (10 if moving or limit == 0 else 2)
    assert moving or limit == 0 or frames < 10


def test_who_looks_once_sees_it_whole_though_something_moves(canvas):
    draw_blanket(canvas, PLACE, DUG)
    whole = seen(canvas)
    canvas.brushes.forget()
    draw_blanket(canvas, PLACE, LAND)
    draw_blanket(canvas, PLACE, DUG, moving=True)
    assert seen(canvas) == whole


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
