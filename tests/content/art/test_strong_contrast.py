"""Strong contrast reaches the boards: dark flat ground, an edge round all that acts."""

from collections import Counter
from dataclasses import replace
from math import dist

import pygame
import pytest

from game.app import assets
from game.content.art.palette import hexed, read_palette
from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.tools.pictures.tile_sheets import read_shipped_art
from game.tools.tanchiki.tile_sheet import COLOURS
from tests.content.art.vision import contrast, drawn, pixels

FILE = home() / "assets/data/palette.yaml"
PALETTE = read_palette(FILE)
USUAL = read_shipped_art(home())
STRONG = replace(USUAL, swaps=PALETTE.swaps())
WHITE = (255, 255, 255)
ROUNDING = 6
TANKS = (*(f"tank.{seat}" for seat in range(8)), "bot")
PIECES = tuple(name for name in USUAL.ids() if name.startswith("piece.") and name[-1] in "01")


def strong(name):
    return PALETTE.strong[name]


def rim(art, name, back):
    """Return the colours met on the way from the west to the middle of a cell."""
    row = pixels(drawn(art, name, cell=64, back=back))
    return row[64 * 36 : 64 * 36 + 32]


def test_no_other_colour_is_changed_with_a_strong_one():
    counts = Counter(hexed(colour) for colour in PALETTE.named().values())
    shared = [name for name in PALETTE.strong if counts[hexed(PALETTE.named()[name])] > 1]
    assert shared == []


@pytest.mark.parametrize("colour", COLOURS)
def test_the_strong_ground_is_dark_and_told_from_its_grid(colour):
    ground, usual = strong(f"ground_{colour}"), PALETTE.colour(f"ground_{colour}")
    assert contrast(WHITE, ground) > 12 > contrast(WHITE, usual)
    assert contrast(strong("grid"), ground) > 4


@pytest.mark.parametrize("colour", COLOURS)
def test_the_strong_ground_is_flat(colour):
    for take in range(8):
        inner = drawn(STRONG, f"ground.{colour}.{take}", cell=64).subsurface((4, 4, 56, 56))
        assert max(dist(each, strong(f"ground_{colour}")) for each in pixels(inner)) < ROUNDING


@pytest.mark.parametrize("name", TANKS)
def test_a_light_edge_goes_round_every_tank(name):
    assert WHITE in rim(STRONG, name, "#34201a")[:8]
    assert WHITE not in rim(USUAL, name, "#34201a")[:8]


@pytest.mark.parametrize("kind", ["fort.hull.guard_1", "fort.hull.fast", "pawn.t_34"])
@pytest.mark.parametrize("seat", range(8))
def test_a_narrow_light_of_its_seat_goes_round_a_tank_that_has_a_rim(kind, seat):
    name, light = f"{kind}.{seat}", PALETTE.seats[seat].light
    met = rim(USUAL, name, "#34201a")[:14]
    assert min(dist(each, light) for each in met) < 3 * ROUNDING
    assert WHITE in rim(STRONG, name, "#34201a")[:14]


@pytest.mark.parametrize("name", PIECES)
def test_a_dark_edge_goes_round_every_piece(name):
    faces = [pixels(drawn(art, name, cell=64, back="#ffffff")) for art in (USUAL, STRONG)]
    ink = [sum(sum(each) < 40 for each in face) for face in faces]
    assert ink[1] > ink[0] + 200


def test_strong_contrast_comes_and_goes_while_the_program_runs():
    pygame.display.init()
    brushes = assets.load_brushes(home() / "assets", 100, False)
    seen = []
    for on in (False, True, False):
        assets.paint(brushes, PALETTE, on)
        surface = brushes.pictures.surface("kit.cell", 32)
        seen.append((surface.get_at((16, 16))[:3], brushes.colours["tilled"]))
    usual, changed = PALETTE.colour("tilled"), strong("tilled")
    assert seen == [(usual, usual), (changed, changed), (usual, usual)]


def test_a_strong_colour_that_is_no_colour_is_a_fault(tmp_path):
    file = tmp_path / "palette.yaml"
    file.write_text(FILE.read_text() + '  grund: "#000000"\n')
    with pytest.raises(ContentError) as error:
        read_palette(file)
    assert "there is no colour 'grund' above" in str(error.value)
