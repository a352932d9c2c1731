"""A plate that is stretched is the plate that is drawn whole."""

import pygame
import pytest

from game.view.canvas import plates
from game.view.canvas.plates import Plate, Plates, Shadow
from tests import stage

INK, SAND, GLASS = (20, 30, 40, 255), (240, 200, 90, 255), (90, 160, 220, 120)
HOLLOW = (0, 0, 0, 0)
# Where a curve ends, the rasteriser's sums differ a little with how far from 0 it lies.
ROUNDING = 16


@pytest.fixture(autouse=True)
def display():
    stage.open_display()


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("fill, foot", [(INK, INK), (INK, SAND), (GLASS, GLASS)])
@pytest.mark.parametrize("size", [(400, 90), (90, 400), (301, 300), (40, 30), (12, 200)], ids=str)
@pytest.mark.parametrize("radius, line", [(10, 2), (0, 1), (6, 0)])
def test_a_stretched_plate_is_the_plate_drawn_whole(size, radius, line, fill, foot):
    plate = Plate(*size, radius=radius, fill=fill, foot=foot, edge=SAND, line=line)
    both = zip(pixels(Plates().surface(plate)), pixels(plates._rasterised(plate)), strict=True)
    assert max(abs(one - other) for one, other in both) <= ROUNDING


FILLS = (INK, SAND), (INK, INK), (GLASS, SAND), (INK, GLASS), (HOLLOW, SAND)


@pytest.mark.parametrize("fill, edge", FILLS)
@pytest.mark.parametrize("radius, line", [(10, 2), (0, 1), (6, 0), (11, 3)])
@pytest.mark.parametrize("size", [(300, 200), (90, 340), (12, 2600)], ids=str)
def test_a_large_plate_is_laid_as_its_picture_is(size, radius, line, fill, edge):
    plate = Plate(*size, radius=radius, fill=fill, foot=fill, edge=edge, line=line)
    laid, copied = (pygame.Surface((340, 2700)) for _ in range(2))
    for surface in (laid, copied):
        surface.fill((120, 60, 30))
    drawing = Plates()
    drawing.lay(laid, plate, 7, 9)
    copied.blit(drawing.surface(plate), (7, 9))
    assert pixels(laid) == pixels(copied)


@pytest.mark.parametrize("fill", [INK, HOLLOW], ids=["full", "hollow"])
@pytest.mark.parametrize("line", [2, 3])
def test_of_a_large_plain_plate_no_picture_is_kept(fill, line):
    drawing = Plates()
    drawing.lay(pygame.Surface((900, 700)), Plate(800, 600, 10, fill, fill, SAND, line), 0, 0)
    assert drawing.surfaces.weight < 10_000


def shaded(shadow, box):
    surface = pygame.Surface((300, 300))
    surface.fill((200, 200, 200))
    Plates().shade(surface, shadow, box.left, box.top)
    return surface


def test_a_shadow_darkens_less_the_farther_it_is():
    surface = shaded(Shadow(120, 120, radius=10, depth=20), pygame.Rect(90, 90, 120, 120))
    row = [surface.get_at((150, y)).r for y in range(209, 245)]
    assert (row == sorted(row), row[0] < 170, row[-1]) == (True, True, 200)


def test_nothing_is_drawn_where_the_box_itself_will_lie():
    surface = shaded(Shadow(120, 120, radius=10, depth=20), pygame.Rect(90, 90, 120, 120))
    inner = surface.subsurface((101, 101, 98, 98))
    assert set(pixels(inner)) == {200, 255}


@pytest.mark.parametrize("size", [(1, 1), (9, 200), (200, 9)], ids=str)
def test_a_box_too_small_to_be_parted_has_a_shadow_too(size):
    surface = shaded(Shadow(*size, radius=4, depth=10), pygame.Rect(100, 100, *size))
    assert surface.get_at((99, 102)).r < 200
