"""Two pads at the shelf in the real window: they sit down, play, and are offered their seats
another day."""

import pytest

from tests import vjoy

from .hand import Hand, wait_for
from .needs import needs_pads, needs_window

pytestmark = [pytest.mark.window, needs_window, needs_pads]


def to_the_shelf(hand):
    """Go there with the first pad."""
    hand.walk("play", lambda: hand.button(vjoy.DOWN))
    hand.button(vjoy.SOUTH)
    hand.seen("here.phone")


def test_two_pads_sit_down_play_and_are_asked_for_the_next_time(hand, screen):
    to_the_shelf(hand)
    hand.button(vjoy.SOUTH, 1)
    hand.seen("here.person:1")
    hand.button(vjoy.START)
    hand.seen("setup.start")
    hand.button(vjoy.START)
    wait_for(lambda: "company" in hand.settings() and len(hand.settings()["company"]) == 2)
    hand.end()
    later = Hand(screen, hand.folder)
    try:
        to_the_shelf(later)
        later.seen("here.yes")
        later.button(vjoy.WEST)
        later.seen("here.person:1")
    finally:
        later.end()
