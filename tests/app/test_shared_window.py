"""A game of the shared table in the real window, from the title to the result, by one device."""

import pytest

from game.scenes.saves.saved_files import SUFFIX
from tests import vjoy

from .devices import Keyboard, Mouse, Pads
from .hand import to_the_setup, wait_for
from .needs import needs_pads, needs_window

GAME = "one_cut"
LAID = 2
"""So many cards are laid in a row before somebody is ready."""

pytestmark = [
    pytest.mark.window,
    # A whole match, press by press, takes a minute.
    pytest.mark.nightly,
    needs_window,
]


class Duellist:
    """Sees only what lies on the page: what is lit, whose hand is open, and what goes on."""

    def __init__(self, hand, device):
        self.hand = hand
        self.device = device
        self.laid = {0: 0, 1: 0}

    def sees(self, name):
        return name in self.hand.shown["controls"]

    def begin(self):
        to_the_setup(self.hand, self.device.choose, GAME)
        self.hand.seen("setup.start")
        self.device.choose("mode:2")
        if isinstance(self.device, Pads):
            for seat in (0, 1):
                while not self.sees(f"seat.device:{seat}"):
                    self.device.change(f"seat.who.{seat}")
                self.device.choose(f"seat.device:{seat}")
                self.hand.button(vjoy.SOUTH, seat)
                self.hand.seen("setup.start")
        self.device.start()
        wait_for(lambda: self.table or self.sees("here"))

    def play(self, presses=400):
        for _ in range(presses):
            wait_for(lambda: self.ends or self.sees("here") or self.table.get("picks"))
            if self.sees("who.later"):
                self.device.stay_nameless()
                self.hand.seen("again")
            if self.over:
                return
            if self.sees("here"):
                self.open_the_curtain()
            else:
                self.choose()
        raise AssertionError("the duel never ended")

    def open_the_curtain(self):
        """Say to be there: each seat's own pad opens its own curtain, and no other."""
        for seat in (0, 1) if isinstance(self.device, Pads) else (-1,):
            if self.sees("here"):
                self.device.choose("here", seat)

    def choose(self):
        picks, main, moves = (self.table[part] for part in ("picks", "main", "moves"))
        seat = int(picks[0].partition(":")[0].rpartition(".")[2])
        own = [name for name in picks if name.startswith(f"pick.{seat}:")]
        ready = [name for name in main if name in own]
        end = ready and self.laid[seat] >= LAID
        self.laid[seat] = 0 if end else self.laid[seat] + 1
        cards = [name for name in own if name not in ready]
        alone = not isinstance(self.device, Pads)
        self.device.choose(ready[0] if end else cards[moves % 2], -1 if alone else seat)
        wait_for(lambda: self.table.get("moves") != moves or self.ends)

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


@pytest.mark.parametrize("device", [Mouse, Keyboard, pytest.param(Pads, marks=needs_pads)])
def test_a_duel_is_played_from_the_title_to_its_result(hand, device):
    duellist = Duellist(hand, device(hand))
    duellist.begin()
    duellist.play()
    assert list(hand.folder.rglob(f"*{SUFFIX}"))
