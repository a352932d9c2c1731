"""The field of Dice and Armour: there is much to see on it, and nothing that counts but blocks."""

import math

import pygame
import pytest

from game.app import assets
from game.content.art.palette import read_palette
from game.content.files.program_files import home
from game.core.grid import Cell
from game.rules.dice_and_armour import starting_board
from game.tools.pictures.vision import FILTERS
from game.view.canvas.board_place import placed
from game.view.canvas.canvas import Canvas
from game.view.dice_and_armour.painted_field import paint_field
from tests.content.art.vision import contrast, lab, pixels, share_apart

PALETTE = read_palette(home() / "assets/data/palette.yaml")
CELL = 24
WIDE, HIGH = starting_board.WIDTH, starting_board.HEIGHT
BLOCKS = frozenset({Cell(2, 4), Cell(6, 6)})


def painted(brushes, blocks=frozenset()):
    """Return a bare field, painted for a board with these blocks, and where its cells lie."""
    canvas = Canvas(pygame.Surface((WIDE * CELL, HIGH * CELL)), brushes, 1)
    place = placed(canvas.box, WIDE, HIGH, 1, 0)
    paint_field(canvas, place, starting_board.laid_out(WIDE, HIGH, blocks))
    return canvas, place


def square(canvas, place, cell):
    box = place.square(cell)
    return pixels(canvas.surface.subsurface((round(box.x), round(box.y), CELL, CELL)))


def cells():
    return [Cell(x, y) for y in range(HIGH) for x in range(WIDE)]


def test_a_board_has_the_same_field_for_ever_and_another_board_another_one(brushes):
    one, again, other = (painted(brushes, b)[0].surface for b in ((), (), BLOCKS))
    assert pixels(one) == pixels(again)
    assert pixels(one) != pixels(other)


def test_no_part_of_the_field_is_empty(brushes):
    canvas, _ = painted(brushes)
    wide, high = WIDE * CELL // 3, HIGH * CELL // 3
    thirds = [(x * wide, y * high, wide, high) for x in range(3) for y in range(3)]
    seen = [pixels(canvas.surface.subsurface(each)) for each in thirds]
    assert min(len(set(each)) for each in seen) > 30


def test_what_grows_on_the_field_is_as_quiet_as_print(brushes):
    canvas, place = painted(brushes)
    ground = PALETTE.colour("field")
    inner = (place.square(cell).inset(2) for cell in cells())
    boxes = [(round(at.x), round(at.y), CELL - 4, CELL - 4) for at in inner]
    seen = {pixel for box in boxes for pixel in pixels(canvas.surface.subsurface(box))}
    assert max(contrast(pixel, ground) for pixel in seen) < 1.7


def test_the_field_as_it_is_painted_stands_out_from_its_tray(brushes):
    seen = pixels(painted(brushes)[0].surface)
    ground = tuple(sum(part) / len(seen) for part in zip(*seen, strict=True))
    assert contrast(ground, PALETTE.colour("tray")) >= 3


@pytest.mark.parametrize("eyes", FILTERS)
def test_a_block_is_told_from_all_that_grows(brushes, eyes):
    canvas, place = painted(brushes)
    bare = {cell: square(canvas, place, cell) for cell in cells()}
    for cell in cells():
        canvas.piece("kit.block.0", *place.middle(cell), place.size)
    blocks = {cell: square(canvas, place, cell) for cell in cells()}
    middle = blocks[Cell(4, 5)]
    alike = [cell for cell in cells() if share_apart(bare[cell], middle, eyes, 8, 0.4) < 0.4]
    assert not alike


@pytest.mark.parametrize("strong", [False, True])
def test_the_lines_between_cells_are_seen(strong):
    pygame.display.init()
    brushes = assets.load_brushes(home() / "assets", 100, strong)
    canvas, place = painted(brushes)
    x, y = round(place.x) + 4 * CELL, round(place.y) + 9 * CELL + CELL // 2
    line, *beside = (canvas.surface.get_at((x + by, y))[:3] for by in (0, -1, 1))
    assert all(math.dist(lab(line, "full"), lab(each, "full")) > 4 for each in beside)
