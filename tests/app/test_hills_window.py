"""Blanket Hills in the real window: a toy is tossed by mouse alone, and by keys alone."""

import pytest

from .devices import Keyboard, Mouse
from .hand import to_the_setup, wait_for
from .needs import needs_window

GAME = "blanket_hills"
PRESSES = 3
"""The aim is meant, and two meters are stopped."""

pytestmark = [pytest.mark.window, needs_window]


class Thrower:
    """Takes what is offered first: a toy, then its arc; the aim stays as it is."""

    def __init__(self, hand, device):
        self.hand = hand
        self.device = device

    def begin(self):
        to_the_setup(self.hand, self.device.choose, GAME)
        self.hand.seen("setup.start")
        while not self.sees("seat.device:1"):
            self.device.change("seat.who.1")
        self.device.choose("blind")
        self.device.start()
        wait_for(lambda: self.table.get("picks"))

    def toss(self):
        """Pick until there is an aim, and then press until it is tossed."""
        go = f"go.{self.table['open'][0]}"
        while not self.sees(go):
            picked = self.table["picked"]
            self.device.choose(self.table["picks"][0])
            wait_for(lambda before=picked: self.sees(go) or self.table["picked"] > before)
        for _ in range(PRESSES):
            assert self.table["moves"] == 0
            self.device.choose(go)
        return wait_for(lambda: self.table.get("moves"))

    def sees(self, name):
        return name in self.hand.shown["controls"]

    @property
    def table(self):
        return self.hand.shown.get("table", {})


@pytest.mark.parametrize("device", [Mouse, Keyboard])
def test_a_toy_is_tossed_with_one_device_alone(hand, device):
    thrower = Thrower(hand, device(hand))
    thrower.begin()
    assert thrower.toss() == 1
    assert hand.kept(GAME)
