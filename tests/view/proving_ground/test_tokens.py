"""How tokens look: a special one is told by its sign, and never by a frame."""

import pytest

from game.rules.proving_ground.tokens import LOCATIONS
from tests import stage

PLACES = sorted({letter.lower() for letter in LOCATIONS})


@pytest.mark.parametrize("letter", PLACES)
def test_a_special_token_has_no_frame_that_looks_like_that_of_a_lit_cell(brushes, letter):
    plain, special = (painted(brushes, f"{kind}.{letter}") for kind in ("location", "special"))
    wide, high = plain.get_size()
    foot = [(x, y) for x in range(wide) for y in range(round(high * 0.6), high)]
    assert [at for at in foot if plain.get_at(at) != special.get_at(at)] == []


def painted(brushes, name):
    canvas = stage.canvas(brushes, (1280, 720))
    canvas.fill("page")
    canvas.piece(name, 200, 200, 128)
    return canvas.surface.subsurface((136, 136, 128, 128)).copy()
