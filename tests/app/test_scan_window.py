"""Deep Scan in the real window: a whole match, by mouse, by keys and by two pads."""

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


@pytest.mark.parametrize("device", [Mouse, Keyboard, pytest.param(Pads, marks=needs_pads)])
def test_a_short_match_is_played_from_the_title_to_its_result(hand, device):
    trainee = Commander(hand, device(hand), "deep_scan", "list.0")
    trainee.begin()
    trainee.play()
    assert list(hand.folder.rglob(f"*{SUFFIX}"))
