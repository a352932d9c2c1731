"""Road to the Overlord in the real window: a whole match, by mouse, by keys and by two pads."""

import pytest

from game.scenes.saves.saved_files import SUFFIX

from .devices import Keyboard, Mouse, Pads
from .needs import needs_pads, needs_window
from .test_armour_window import Commander

pytestmark = [
    pytest.mark.window,
    # A whole match, press by press, takes minutes.
    pytest.mark.nightly,
    needs_window,
]

TRADE = "list.2"
"""Turned back there are no bargains, which are put together by dials."""


@pytest.mark.parametrize("device", [Mouse, Keyboard, pytest.param(Pads, marks=needs_pads)])
def test_a_short_road_is_walked_from_the_title_to_its_result(hand, device):
    hero = Commander(hand, device(hand), "road_to_the_overlord", TRADE)
    hero.begin()
    hero.play()
    assert list(hand.folder.rglob(f"*{SUFFIX}"))
