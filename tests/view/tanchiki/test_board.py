"""The drawn board."""

from dataclasses import replace

import pygame
import pytest

from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Terrain
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.tanchiki.board import draw_shown, fitted
from game.view.tanchiki.clip_kinds.clips_movement import DRIVE
from game.view.tanchiki.joined_terrain import cells, mask_of
from game.view.tanchiki.pieces import covered
from tests import stage
from tests.setups.tanchiki import LEARNING

from .moments import moments
from .test_clips import reel

BOX = Box(10, 20, 500, 480)


def picture(brushes, show, ms=0):
    canvas = stage.canvas(brushes, (400, 400))
    draw_shown(canvas, fitted(show.shown, canvas.box, canvas.scale), show, ms, calm=False)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_drawing_twice_draws_the_same(brushes):
    show = reel(moments()[:200])
    show.advance(9_000)
    assert picture(brushes, show, 1234) == picture(brushes, show, 1234)


def test_every_moment_of_a_turn_can_be_drawn(brushes):
    show = reel(moments()[:260])
    seen = set()
    while not show.idle:
        seen.add(picture(brushes, show))
        show.advance(900)
    assert len(seen) > 20


def test_the_spot_of_a_cell_lies_in_that_cell():
    board = moments()[0][0].board
    place = placed(BOX, board.width, board.height, 1.5, 20)
    assert all(place.cell(*place.middle(cell)) == cell for cell in cells(board))


def test_trees_stand_back_from_a_tank_on_its_way():
    show = reel([m for m in moments() if type(m[1].event).__name__ == "ColumnMoved"][:1])
    show.advance(DRIVE * 4 // 5)
    name, pose = next(iter(show.poses().items()))
    assert name.startswith("piece ")
    assert Cell(round(pose.x), round(pose.y)) in covered(show.shown, show.poses())


def test_trees_stand_back_from_the_eagle_and_the_bonuses():
    for table, _ in moments()[:200]:
        field = table.field
        seen = covered(table, {})
        assert {bonus.cell for bonus in field.bonuses} <= seen
        assert field.eagle.taken or field.eagle.cell in seen


@pytest.mark.parametrize("terrain", [Terrain.WATER, Terrain.ICE, Terrain.FOREST, Terrain.CONCRETE])
def test_terrain_joins_across_the_seam_of_two_segments(terrain):
    ground = [Terrain.GROUND] * 144
    for x in (5, 6):
        ground[2 * 12 + x] = terrain
    board = replace(LEARNING, terrain=tuple(ground))
    assert (mask_of(board, Cell(5, 2)), mask_of(board, Cell(6, 2))) == (2, 8)
