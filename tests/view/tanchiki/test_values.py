"""Light and dark on Tanchiki's board: who acts is the lightest, print is quiet.

From bright to dark: tanks and bots, then ice and concrete, then ground, then water. Whoever finds
his own colour too dark or too loud here has to change the colour, not the number.
"""

import math
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from game.content.art.palette import read_palette
from game.content.files.program_files import home
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.state import Setup
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.view.canvas.board_place import placed
from game.view.tanchiki.ground import draw_forest, draw_ground
from game.view.tanchiki.painted_board import QUIET
from game.view.tanchiki.pieces import draw_bricks
from tests import stage
from tests.content.art.vision import contrast, drawn, lab, pixels
from tests.setups.tanchiki import LEARNING

PALETTE = read_palette(home() / "assets/data/palette.yaml")
CELL = 32
KINDS = {"red": "tilled", "blue": "asphalt", "green": "grass", "yellow": "paving"}
COLOURS = tuple(KINDS)
GROUNDS = {colour: PALETTE.colour(kind) for colour, kind in KINDS.items()}
HULLS = (*(f"tank.{seat}" for seat in range(8)), "bot")


def alone(art):
    """Return the hulls without the numbers, shapes and patterns that lie on them."""
    first = {name: art.picture(name) for name in HULLS}
    return replace(art, pictures={n: replace(p, files=p.files[:1]) for n, p in first.items()})


WHOLE = read_shipped_art(home())
HULLS_ALONE = alone(WHOLE)
HARD = ("ice.0.15", "ice_far.0.15", "concrete.0", "concrete.15", "concrete_worn.15")


def lightness(surface):
    """Return how light each pixel is, from dark to light."""
    return sorted(lab(pixel, "grey")[0] for pixel in pixels(surface))


def on(brushes, back, name, alpha=255):
    """Return a picture on a ground."""
    canvas = stage.canvas(brushes, (CELL, CELL))
    canvas.scale = 1
    canvas.fill(back)
    canvas.piece(name, CELL / 2, CELL / 2, CELL, 0, alpha)
    return canvas.surface


@pytest.fixture(scope="module")
def bare(brushes):
    """A whole board with all its terrain and nobody on it."""
    canvas = stage.canvas(brushes, (12 * CELL, 12 * CELL))
    canvas.scale = 1
    place = placed(canvas.box, 12, 12, 1, 0)
    table = TANCHIKI.new(Setup(LEARNING, 2), 1).table
    draw_ground(canvas, place, LEARNING, 0, 0)
    draw_bricks(canvas, place, table)
    draw_forest(canvas, place, LEARNING, frozenset())
    return canvas.surface


@pytest.mark.parametrize("name", HULLS)
def test_the_light_strip_of_a_hull_is_lighter_than_all_terrain(bare, name):
    board = lightness(bare)
    strip = lightness(drawn(HULLS_ALONE, name, cell=CELL, back="#7d6e4e"))[-CELL:]
    assert strip[0] > board[-len(board) // 200] + 3


@pytest.mark.parametrize("name", HARD)
@pytest.mark.parametrize("colour", COLOURS)
def test_ice_and_concrete_are_lighter_than_the_ground_but_no_lamp(brushes, name, colour):
    seen = lightness(on(brushes, GROUNDS[colour], name))
    ground = lab(GROUNDS[colour], "grey")[0]
    assert ground + 6 < seen[len(seen) // 2] <= 68


@pytest.mark.parametrize("number", range(1, 5))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_stencil_can_be_read_but_does_not_call(brushes, number, colour):
    seen = pixels(on(brushes, GROUNDS[colour], f"bot_cell.{number}", QUIET))
    loudest = max(contrast(pixel, GROUNDS[colour]) for pixel in seen)
    assert 1.5 < loudest < 2.5


@pytest.mark.parametrize("name", ["mark.start", "mark.eagle"])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_other_marks_are_no_louder_than_stencils(brushes, name, colour):
    seen = pixels(on(brushes, GROUNDS[colour], name))
    assert 1.2 < max(contrast(pixel, GROUNDS[colour]) for pixel in seen) < 2.5


def test_the_grounds_are_told_apart_by_hue_and_not_by_light():
    for one, other in combinations(GROUNDS.values(), 2):
        light, *hue = zip(lab(one, "full"), lab(other, "full"), strict=True)
        assert abs(light[0] - light[1]) < 2
        assert math.dist(*zip(*hue, strict=True)) > 12


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("round_it", ["tray", "page"])
def test_every_ground_as_it_is_painted_stands_out_from_what_lies_round_the_board(colour, round_it):
    seen = [pixel for take in range(8) for pixel in strewn(colour, take)]
    ground = tuple(sum(part) / len(seen) for part in zip(*seen, strict=True))
    assert contrast(ground, PALETTE.colour(round_it)) >= 3


@pytest.mark.parametrize("eyes", FILTERS)
def test_the_grounds_are_told_apart_by_their_pattern(eyes):
    """How much of a ground changes from pixel to pixel, across and down, whatever its hue."""
    grains = {
        colour: [grain(strewn(colour, take), eyes) for take in range(4)] for colour in COLOURS
    }
    for one, other in combinations(COLOURS, 2):
        within = max(math.dist(*pair) for each in (one, other) for pair in pairs(grains[each]))
        between = min(math.dist(a, b) for a in grains[one] for b in grains[other])
        assert between > within, (one, other)


def pairs(values):
    return combinations(values, 2)


def strewn(colour, take):
    return pixels(drawn(WHOLE, f"ground.{colour}.{take}", cell=64))


def grain(seen, eyes):
    """Return how much light changes across and down a cell, and how much is light and dark."""
    light = [lab(pixel, eyes)[0] for pixel in seen]
    middle = sorted(light)[len(light) // 2]
    rows = [light[y * 64 + 2 : y * 64 + 62] for y in range(2, 62)]
    across = sum(abs(a - b) for row in rows for a, b in pairwise(row)) / 3600
    down = sum(abs(a - b) for one, two in pairwise(rows) for a, b in zip(one, two, strict=True))
    lit = sum(step > middle + 2 for step in light) / len(light)
    return across, down / 3600, 4 * lit


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("take", range(8))
def test_what_is_strewn_on_the_ground_is_no_louder_than_print(brushes, colour, take):
    seen = pixels(on(brushes, GROUNDS[colour], f"ground.{colour}.{take}"))
    assert max(contrast(pixel, GROUNDS[colour]) for pixel in seen) < 1.6
