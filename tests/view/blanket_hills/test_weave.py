"""The cloth as it is woven: its stripes lie where one counts by them, its ribbons have marks."""

import pytest

from game.view.blanket_hills.lie_of_land import SQUASH
from game.view.blanket_hills.weave import HEM, SETT, woven
from tests import stage

UNIT = 10.0


@pytest.fixture(scope="module")
def cloth(brushes):
    ink, found = stage.canvas(brushes, (640, 360)).colour, woven(UNIT, lambda name: ink(name))
    while True:
        try:
            next(found)
        except StopIteration as whole:
            return whole.value


def marked(cloth, left, cm, night):
    """Return how many pixels of a mark lie in a row of a ribbon."""
    y = round((HEM + cm) * UNIT * SQUASH)
    return sum(cloth.get_at((x, y))[:3] == night for x in range(left, left + round(UNIT * HEM)))


def test_every_stripe_has_its_middle_where_one_counts_ten_centimetres():
    assert {(begin + broad / 2) % 10 for begin, broad, _ in SETT} == {0}


@pytest.mark.parametrize("side", ["west", "east"])
def test_every_second_mark_of_a_ribbon_is_longer(cloth, brushes, side):
    night = stage.canvas(brushes, (640, 360)).colour("night")[:3]
    left = 0 if side == "west" else cloth.get_width() - round(UNIT * HEM)
    wide = {cm: marked(cloth, left, cm, night) for cm in range(5, 60, 5)}
    assert {wide[cm] for cm in range(10, 60, 10)} == {max(wide.values())}
    assert {wide[cm] for cm in range(5, 60, 10)} == {min(wide.values())}
    assert max(wide.values()) > 1.5 * min(wide.values()) > 0
    assert marked(cloth, left, 7, night) == 0
