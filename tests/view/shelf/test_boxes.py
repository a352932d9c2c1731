"""The boxes of the shelf: told apart, their names readable, and cheap while they stand still."""

import io
from itertools import combinations

import pygame
import pytest

from game.content.art.palette import read_palette
from game.content.files.program_files import home
from game.content.shelf.boxes import load_boxes
from game.rules import GAMES
from game.tools.pictures.tile_sheets import read_shipped_art
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.shelf.box_front import draw_box
from game.view.shelf.cover import BAND, SHAPE, Cover
from tests.content.art.vision import contrast

ART = read_shipped_art(home())
COVERS = [each.cover for each in load_boxes(tuple(GAMES))]
LETTERS = tuple(read_palette(home() / "assets/data/palette.yaml").colours["flash"])[:3]
LARGE = Box(0, 0, 300 * SHAPE, 300)


def drawn(name, width=60):
    source = io.BytesIO(ART.source(name))
    return pygame.image.load_sized_svg(source, (width, width * 4 // 3))


def near_alike(pixels):
    return all(max(each) - min(each) < 6 for each in zip(*pixels, strict=True))


def shelf(brushes):
    return Canvas(pygame.Surface((1280, 720)), brushes)


@pytest.mark.parametrize("name", COVERS)
def test_a_name_can_be_read_on_the_band_of_every_cover(name):
    picture = drawn(name)
    band = [
        picture.get_at((x, y))[:3]
        for x in range(picture.get_width())
        for y in range(round(picture.get_height() * BAND))
    ]
    dim = [pixel for pixel in band if contrast(LETTERS, pixel) < 4.5]
    assert len(dim) < 0.03 * len(band)


@pytest.mark.parametrize("one, other", list(combinations(COVERS, 2)))
def test_no_two_covers_are_alike_to_eyes_without_colours(one, other):
    first, second = (pygame.transform.grayscale(drawn(name, 24)) for name in (one, other))
    spots = [(x, y) for x in range(24) for y in range(7, 32)]
    apart = [spot for spot in spots if abs(first.get_at(spot).r - second.get_at(spot).r) > 30]
    assert len(apart) > 0.35 * len(spots)


@pytest.mark.parametrize("turn", [-1, 0, 1])
def test_a_box_that_stands_is_painted_once(brushes, turn):
    canvas, cover = shelf(brushes), Cover(COVERS[0], "Any name", "new")
    draw_box(canvas, Box(40, 40, 180, 260), cover, turn, LARGE)
    painted = []
    brushes.layers.made = lambda: painted.append(turn)
    draw_box(canvas, Box(300, 60, 180, 260), cover, turn, LARGE)
    assert painted == []


def test_a_box_that_turns_is_not_kept(brushes):
    canvas, cover = shelf(brushes), Cover(COVERS[0], "Any name")
    draw_box(canvas, Box(40, 40, 180, 260), cover, -0.5, LARGE)
    kept = len(brushes.layers)
    for step in range(20):
        draw_box(canvas, Box(40, 40, 180 - step, 260), cover, -step / 25 - 0.01, LARGE)
    assert len(brushes.layers) == kept


@pytest.mark.parametrize("turn, spine, cover", [(-1, 2, 177), (1, 177, 2)])
def test_a_turned_box_shows_its_spine_on_the_outer_side(brushes, turn, spine, cover):
    canvas = shelf(brushes)
    draw_box(canvas, Box(40, 40, 180, 260), Cover(COVERS[0], ""), turn, LARGE)
    column = {canvas.surface.get_at((40 + spine, y))[:3] for y in range(80, 250, 10)}
    face = {canvas.surface.get_at((40 + cover, y))[:3] for y in range(80, 250, 10)}
    assert near_alike(column)
    assert not near_alike(face)


@pytest.mark.parametrize("turn, near", [(-1, "left"), (0, "right"), (1, "right")])
def test_a_ribbon_lies_on_the_side_that_no_other_box_hides(brushes, turn, near):
    canvas, box = shelf(brushes), Box(40, 40, 180, 260)
    draw_box(canvas, box, Cover(COVERS[0], "", "new"), turn, LARGE)
    gold = pygame.mask.from_threshold(canvas.surface, (245, 191, 53), (6, 6, 6, 255))
    low = pygame.Mask((90, 26), fill=True)
    found = {side: gold.overlap_area(low, (x, 260)) for side, x in (("left", 40), ("right", 130))}
    assert max(found, key=found.get) == near
    assert found[near] > 300
