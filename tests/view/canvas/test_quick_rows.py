"""What is filled or copied in pieces is what is filled or copied at once."""

import pygame
import pytest

from game.view.canvas.kept_pictures import uncovered
from game.view.canvas.quick_rows import AT_ONCE, LOW, copy, fill, quick
from tests import stage

RED = (200, 40, 30, 255)
WIDTHS = (1, 3, 15, 16, 17, 40, 61, 64, 100)
LEFTS = (-5, 0, 1, 2, 3, 4, 50)
SIZE = (120, 40)


@pytest.fixture(autouse=True)
def display():
    stage.open_display()


def speckled(size):
    surface = pygame.Surface(size)
    for x in range(size[0]):
        surface.fill((x * 7 % 256, x * 3 % 256, 90), (x, x % 3, 1, size[1]))
    return surface


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("high", [1, LOW, 30])
@pytest.mark.parametrize("wide", WIDTHS)
@pytest.mark.parametrize("left", LEFTS)
def test_a_box_is_filled_and_a_picture_copied_as_ever(left, wide, high):
    area, (ours, theirs) = pygame.Rect(left, 5, wide, high), (speckled(SIZE) for _ in range(2))
    for surface in (ours, theirs):
        surface.set_clip((2, 7, 108, 25))
    fill(ours, RED, area)
    theirs.fill(RED, area)
    assert pixels(ours) == pixels(theirs)
    image = speckled((wide, high))
    copy(ours, image, area)
    theirs.blit(image, area)
    assert pixels(ours) == pixels(theirs)


@pytest.mark.parametrize("wide", WIDTHS)
def test_no_piece_has_more_than_it_is_written_at_once_in(wide):
    found = quick([pygame.Rect(3, 4, wide, 30)])
    assert all(part.width % AT_ONCE == 0 or part.width < AT_ONCE for part in found)
    assert sum(part.width for part in found) == wide


HOLES = (
    (),
    ((10, 10, 40, 20),),
    ((0, 0, 120, 40),),
    ((-9, 5, 30, 90),),
    ((10, 4, 40, 20), (30, 10, 60, 25), (200, 0, 9, 9)),
)


@pytest.mark.parametrize("holes", HOLES, ids=len)
def test_what_is_left_round_holes_is_all_else_once(holes):
    drawn = pygame.Surface(SIZE)
    parts = uncovered(SIZE, holes)
    for part in parts:
        assert max(pixels(drawn.subsurface(part))) == 0
        drawn.fill((255, 255, 255), part)
    meant = pygame.Surface(SIZE)
    meant.fill((255, 255, 255))
    for hole in holes:
        meant.fill((0, 0, 0), hole)
    assert pixels(drawn) == pixels(meant)
