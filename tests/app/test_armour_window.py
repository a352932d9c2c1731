"""Dice and Armour in the real window: a whole short match, by mouse and by two pads."""

import pytest

from game.scenes.saves.saved_files import SUFFIX
from tests import vjoy

from .devices import Mouse, Pads
from .hand import to_the_setup, wait_for
from .needs import needs_pads, needs_window

GAME = "dice_and_armour"

pytestmark = [
    pytest.mark.window,
    # A whole match, press by press, takes minutes.
    pytest.mark.nightly,
    needs_window,
]


class Commander:
    """Points part by part at what a keen player does: shoots, rams, and comes near.

    A game that has no short way to play has a choice of lengths, which is turned one back.
    """

    def __init__(self, hand, device, game=GAME, length=""):
        self.hand = hand
        self.device = device
        self.game = game
        self.length = length
        self.presses = 0

    def sees(self, name):
        return name in self.hand.shown["controls"]

    def begin(self):
        to_the_setup(self.hand, self.device.choose, self.game)
        self.hand.seen("setup.start")
        if self.length:
            self.device.change(self.length)
        else:
            self.device.choose("short")
        for seat in (0, 1):
            while not self.sees(f"seat.device:{seat}"):
                self.device.change(f"seat.who.{seat}")
            if isinstance(self.device, Pads):
                self.device.choose(f"seat.device:{seat}")
                self.hand.button(vjoy.SOUTH, seat)
                self.hand.seen("setup.start")
        self.device.start()
        wait_for(lambda: self.table or self.sees("here"))

    def play(self, most=900):
        for _ in range(most):
            wait_for(lambda: self.ends or self.sees("here") or self.table.get("wish"))
            if self.sees("who.later"):
                self.device.stay_nameless()
                self.hand.seen("again")
            if self.over:
                return
            if self.sees("here"):
                self.open_the_curtain()
            else:
                self.pick(*self.now)
        raise AssertionError("the match never ended")

    def open_the_curtain(self):
        """Say to be there: each seat's own pad opens its own curtain, and no other."""
        for seat in (0, 1) if isinstance(self.device, Pads) else (-1,):
            if self.sees("here"):
                self.device.choose("here", seat)

    def pick(self, wish, *before):
        seat, name = wish
        self.device.choose(name, seat if isinstance(self.device, Pads) else -1)
        self.presses += 1
        wait_for(lambda: self.ends or (wish, *before) != self.now)

    @property
    def now(self):
        return self.table.get("wish"), self.table.get("picked"), self.table.get("moves")

    @property
    def table(self):
        return self.hand.shown.get("table", {})

    @property
    def over(self):
        return self.sees("again")

    @property
    def ends(self):
        """Whether the result is there, or the question before it."""
        return self.over or self.sees("who.later")


@pytest.mark.parametrize("device", [Mouse, pytest.param(Pads, marks=needs_pads)])
def test_a_short_match_is_played_from_the_title_to_its_result(hand, device):
    commander = Commander(hand, device(hand))
    commander.begin()
    commander.play()
    print(f"{commander.presses} parts picked, {hand.shown['heard']} presses heard")
    assert list(hand.folder.rglob(f"*{SUFFIX}"))
