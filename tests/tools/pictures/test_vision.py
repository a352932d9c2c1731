"""Pictures as other eyes see them."""

import pygame
import pytest

from game.tools import gallery
from game.tools.pictures.vision import FILTERS, seen


def dots(*colours):
    surface = pygame.Surface((len(colours), 1))
    for place, colour in enumerate(colours):
        surface.set_at((place, 0), colour)
    return surface


def shown(surface):
    return [tuple(surface.get_at((x, 0)))[:3] for x in range(surface.get_width())]


def test_eyes_that_see_all_see_a_picture_as_it_is():
    colours = [(0, 0, 0), (17, 130, 255), (226, 49, 22), (255, 255, 255)]
    assert shown(seen(dots(*colours), "full")) == colours


@pytest.mark.parametrize("eyes", FILTERS)
def test_white_and_black_are_the_same_to_all_eyes(eyes):
    assert shown(seen(dots((255, 255, 255), (0, 0, 0)), eyes)) == [(255, 255, 255), (0, 0, 0)]


def test_grey_eyes_see_no_colour():
    assert all(r == g == b for r, g, b in shown(seen(dots((226, 49, 22), (66, 200, 105)), "grey")))


def test_deutan_eyes_see_little_between_a_green_and_a_brown():
    green, brown = shown(seen(dots((60, 120, 40), (126, 97, 40)), "deutan"))
    assert all(abs(a - b) < 12 for a, b in zip(green, brown, strict=True))


def test_the_gallery_draws_a_scene_as_other_eyes_see_it(tmp_path):
    asked = [str(tmp_path), "--scene", "language", "--lang", "en", "--size", "320x180"]
    assert gallery.main([*asked, "--vision", "grey"]) == 0
    picture = pygame.image.load(tmp_path / "language.en.320x180.grey.png")
    spots = [picture.get_at((x, y)) for x in range(0, 320, 8) for y in range(0, 180, 8)]
    assert len({spot.r for spot in spots}) > 5
    assert all(spot.r == spot.g == spot.b for spot in spots)
