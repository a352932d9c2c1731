"""Light on a board: it falls from where it stands, and in strong contrast nowhere."""

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.view.canvas.box import Box
from game.view.surface.board_light import LAMP, Light, shine
from tests import stage

GREY = (100, 100, 100)
MOON = Light((0.5, 0.5), 0.7, (20, 20, 30), (150, 150, 180))


def lit(brushes, light):
    canvas = stage.canvas(brushes, (200, 200))
    canvas.scale = 1
    canvas.fill((*GREY, 255))
    shine(canvas, Box(0, 0, 200, 200), light)
    return canvas.surface


def test_the_lamp_falls_from_the_upper_left(brushes):
    surface = lit(brushes, LAMP)
    diagonal = [sum(surface.get_at((at, at))[:3]) for at in (30, 80, 130, 180)]
    assert diagonal == sorted(diagonal, reverse=True)
    assert diagonal[0] > 3 * GREY[0] > diagonal[-1]


def test_the_moon_is_brightest_where_it_stands(brushes):
    surface = lit(brushes, MOON)
    middle, *corners = (sum(surface.get_at(at)[:3]) for at in ((100, 100), (4, 4), (195, 195)))
    assert middle > 3 * GREY[0] > max(corners)


def test_a_part_of_a_board_is_lit_as_that_part_of_the_whole(brushes):
    whole = lit(brushes, MOON)
    canvas = stage.canvas(brushes, (100, 100))
    canvas.scale = 1
    canvas.fill((*GREY, 255))
    shine(canvas, Box(-50, -50, 200, 200), MOON)
    assert canvas.surface.get_at((50, 50)) == pytest.approx(whole.get_at((100, 100)), abs=3)


def test_in_strong_contrast_the_ground_stays_flat():
    strong = assets.load_brushes(home() / "assets", 100, True)
    assert lit(strong, LAMP).get_at((10, 10))[:3] == GREY
