"""Hold the Banner in the real window: a match by mouse and by keys, and turns of two pads."""

import pytest

from game.scenes.frame.settings import Curtain
from game.scenes.saves.saved_files import SUFFIX
from tests import vjoy

from .devices import Keyboard, Mouse, Pads
from .hand import wait_for
from .needs import needs_pads, needs_window
from .test_armour_window import Commander

GAME = "hold_the_banner"
ROUTES, LIVES = "list.2", "list.0"
"""Turned one place back, the first lets routes be drawn, which makes a short match."""
TURNS = 4
TANKS, CHOICES = 4, 60
"""No side plans for more tanks in a turn, and four turns ask for fewer choices."""

pytestmark = [
    pytest.mark.window,
    # A whole match, press by press, takes minutes.
    pytest.mark.nightly,
    needs_window,
]


class Pencil(Keyboard):
    """Draw by the keys of direction, and find all else by Tab."""

    def choose(self, name, seat=-1):
        if way := self.hand.shown["table"].get("way"):
            self.point(way)
        else:
            self.hand.choose(name)


@pytest.mark.parametrize("device", [Mouse, Pencil])
def test_a_match_of_drawn_routes_is_played_from_the_title_to_its_result(hand, device):
    marshal = Commander(hand, device(hand), GAME, ROUTES)
    marshal.begin()
    marshal.play(2000)
    assert list(hand.folder.rglob(f"*{SUFFIX}"))


class Unseen(Commander):
    """Two pads at cards that lie face down: each takes its third card for one tank after the
    other, fires nothing, and is ready."""

    def turns(self, count):
        for _ in range(CHOICES):
            if self.table["turn"] > count:
                return
            wait_for(lambda: self.table.get("wish"))
            if self.sees(self.now[0][1]):
                self.pick(*self.now)
            else:
                self.plan()
        raise AssertionError(f"turn {self.table['turn']} never ended")

    def plan(self):
        turn = self.table["turn"]
        for seat in self.table["open"] * TANKS:
            if self.table["turn"] == turn and seat in self.table["open"]:
                self.device.point("Up", seat)
                self.device.accept(seat)
                self.device.accept(seat)
                self.hand.button(vjoy.RIGHT_STICK, seat)


@needs_pads
@pytest.mark.parametrize("curtain", [Curtain.FACE_DOWN])
def test_two_pads_plan_at_once_on_cards_that_lie_face_down(hand):
    both = Unseen(hand, Pads(hand), GAME, LIVES)
    both.begin()
    both.turns(TURNS)
    assert both.table["turn"] > TURNS
