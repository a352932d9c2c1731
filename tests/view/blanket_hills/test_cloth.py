"""The blanket as it is painted: what a pit changes, and nothing else, equal to the last byte."""

from itertools import pairwise

import pygame
import pytest

from game.content.files.program_files import home
from game.core.grid import Cell
from game.rules.blanket_hills.land import WIDE, flat, generated
from game.rules.blanket_hills.state import MOST_TANKS
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.pictures.vision import FILTERS
from game.view.blanket_hills.cloth import STRIPS, Cloth
from game.view.blanket_hills.lie_of_land import CM, COLUMNS, LEFT, ROWS
from tests import stage
from tests.content.art.vision import drawn, mean, pixels

ART = read_shipped_art(home())

CELL = 15
TOWER, DOME = (Cell(54, 25),), (Cell(80, 14),)


@pytest.fixture
def ink(brushes):
    return stage.canvas(brushes, (640, 360)).colour


def blanket(ink, land, towers=(), domes=(), cell=CELL):
    surface = pygame.Surface((COLUMNS * cell, ROWS * cell), 0, 32)
    cloth = Cloth(surface, cell / CM, ink)
    relaid(cloth, land, towers, domes)
    return cloth


def relaid(cloth, land, towers=(), domes=()):
    """Lay it over another land, and return how many strips were painted."""
    before = cloth.painted
    cloth.lay(land, towers, domes)
    while cloth.work():
        assert cloth.painted <= before + len(STRIPS)
    return cloth.painted - before


def data(cloth):
    return pygame.image.tobytes(cloth.surface, "RGB")


def changed(one, other):
    """Return the centimetres in which two pictures of the blanket differ."""
    wide = COLUMNS * CELL
    differ = {at // 3 % wide for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b}
    return {int((x + 0.5) * CM / CELL) - LEFT * CM for x in differ}


@pytest.mark.parametrize(
    ("at", "radius", "depth"), [((34, 28), 15, 40), ((97, 19), 10, 20), ((0, 59), 10, 20)]
)
@pytest.mark.parametrize("seed", [3, 7])
def test_after_a_pit_it_is_as_if_it_had_been_painted_anew(ink, seed, at, radius, depth):
    land = generated(seed)
    cloth, dug = blanket(ink, land, TOWER, DOME), land.with_pit(Cell(*at), radius, depth)
    relaid(cloth, dug, TOWER, DOME)
    assert data(cloth) == data(blanket(ink, dug, TOWER, DOME))


def test_a_pit_repaints_its_part_and_nothing_else(ink):
    cloth = blanket(ink, flat())
    before = data(cloth)
    painted = relaid(cloth, flat().with_pit(Cell(30, 30), 10, 20))
    found = changed(before, data(cloth))
    assert {21, 30, 39} <= found
    assert min(found) >= 30 - 10 - 8
    assert max(found) <= 30 + 10 + 8
    assert painted <= max(found) - min(found) + 3


def test_a_tower_darkens_only_what_lies_behind_it_from_the_lamp(ink):
    cloth = blanket(ink, flat())
    before = data(cloth)
    painted = relaid(cloth, flat(), TOWER)
    found = changed(before, data(cloth))
    assert min(found) >= TOWER[0].x - 4
    assert TOWER[0].x + 10 in found
    assert max(found) < TOWER[0].x + 40
    assert painted < 50
    darker = sum(a < b for a, b in zip(data(cloth), before, strict=True))
    assert darker
    assert not any(a > b for a, b in zip(data(cloth), before, strict=True))


def test_the_same_land_is_not_painted_again(ink):
    cloth = blanket(ink, generated(7))
    assert cloth.whole
    assert cloth.painted == len(STRIPS) == WIDE + 4
    assert relaid(cloth, generated(7)) == 0


def test_a_slice_paints_one_strip_at_the_most(ink):
    cloth = blanket(ink, flat())
    cloth.lay(generated(7), (), ())
    counts = [cloth.painted]
    while cloth.work():
        counts.append(cloth.painted)
    assert max(b - a for a, b in pairwise(counts)) == 1


@pytest.mark.parametrize("after", [1, 12, 40, 90])
def test_a_land_that_changes_while_it_is_painted_is_painted_all_the_same(ink, after):
    cloth = Cloth(pygame.Surface((COLUMNS * CELL, ROWS * CELL), 0, 32), CELL / CM, ink)
    cloth.lay(generated(7), TOWER, ())
    for _ in range(after):
        assert cloth.work()
    dug = generated(7).with_pit(Cell(20, 20), 15, 40)
    relaid(cloth, dug, (), DOME)
    assert data(cloth) == data(blanket(ink, dug, (), DOME))


@pytest.mark.parametrize("cell", [1, 2, 3, 5, 8, 13, 21, 34])
def test_it_is_painted_at_any_size(ink, cell):
    cloth = blanket(ink, generated(5), TOWER, DOME, cell)
    assert cloth.whole


def test_its_pattern_bends_with_the_land(ink):
    """A stripe that runs straight over flat cloth is seen lower where the land is lower."""
    straight, bent = blanket(ink, flat()), blanket(ink, flat().with_pit(Cell(50, 30), 15, 40))
    x = round((LEFT * CM + 50) * CELL / CM)
    assert _top(straight, x) == _top(bent, x)
    assert _column(straight, x) != _column(bent, x)
    aside = round((LEFT * CM + 20) * CELL / CM)
    assert _column(straight, aside) == _column(bent, aside)


def _column(cloth, x):
    return [cloth.surface.get_at((x, y)) for y in range(cloth.surface.get_height())]


def _top(cloth, x):
    return cloth.surface.get_at((x, 1))


@pytest.fixture(scope="module")
def wool(brushes):
    """Return pixels from all over a blanket with hills."""
    cloth = blanket(stage.canvas(brushes, (640, 360)).colour, generated(7))
    return pixels(cloth.surface.subsurface((30, 45, 270, 110)).copy())[::50]


@pytest.mark.parametrize("eyes", FILTERS)
@pytest.mark.parametrize("team", range(MOST_TANKS))
def test_the_blanket_is_darker_than_a_tank_to_all_eyes(wool, team, eyes):
    ground = mean(wool, eyes)[0]
    hull = pixels(drawn(ART, f"hills.hull.{team}", f"hills.turret.{team}", cell=40))
    lit = tuple(pixel for pixel in hull if max(pixel) > 60)
    assert 18 < ground < 40
    assert mean(lit, eyes)[0] > ground + 5
