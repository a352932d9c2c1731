"""Somebody who has never seen Tanchiki, at the real window with one kind of device alone.

He knows only what the window shows: buttons, cards, lit cells. Two play with him at one screen.
"""

from game.ai.tanchiki.minds import OFFERED, USUAL
from tests import vjoy

from .devices import Mouse, Pads
from .hand import to_the_setup, wait_for


class Newcomer:
    """Plays the seats 0 and 1; `look` is called with a word for each moment."""

    def __init__(self, hand, device, look=lambda moment: None):
        self.hand = hand
        self.device = device
        self.look = look

    @property
    def table(self):
        return self.hand.shown["table"]

    def sees(self, name):
        return name in self.hand.shown["controls"]

    def begin(self):
        """Go from the title to the table: two people and two computer players."""
        self.look("title")
        to_the_setup(self.hand, self.device.choose, "tanchiki")
        self.hand.seen("setup.start")
        # A person stands before all computers, and the usual one need not be the first.
        for _ in range(1 + OFFERED.index(USUAL)):
            self.device.change("seat.who.1")
        self.device.choose("seat.add")
        self.hand.seen("seat.who.3")
        if isinstance(self.device, Pads):
            self.take_pads()
        self.look("setup")
        self.device.start()

    def take_pads(self):
        """Each seat gets the pad that is pressed when it is asked for."""
        for seat in (0, 1):
            self.device.choose(f"seat.device:{seat}")
            self.hand.seen("anything")
            self.hand.button(vjoy.SOUTH, seat)
            self.hand.seen("setup.start")

    def play_turn(self):
        """Do what the window asks for until the second turn is to be planned."""
        while True:
            wait_for(lambda: self.planned or self.wanted)
            if self.planned:
                return
            self.do()

    @property
    def planned(self):
        """Whether a turn is over, and the next one is to be planned."""
        return self.table.get("turn") == 2 and bool(self.table["piles"])

    @property
    def wanted(self):
        """Whether something is to be done now."""
        asked = self.table.get("asked") is not None
        waits = any(self.sees(name) for name in ("here", "go_on", "rest.over"))
        return asked or bool(self.table.get("piles")) or waits or bool(self.table.get("holds"))

    def do(self):
        """Do the one thing that is asked for."""
        if self.sees("here"):
            self.open_the_curtain()
        elif self.sees("go_on"):
            self.device.choose("go_on")
        elif self.table["asked"] is not None:
            self.choose_on_the_board(self.table["asked"])
        elif self.table["piles"]:
            (seat,) = self.table["piles"]
            self.plan(int(seat))
        else:
            self.go_on("rest.over" if self.sees("rest.over") else "guide.read")

    def go_on(self, name):
        """Let time go on where it stands still: by keys and pads nothing need be pointed at."""
        self.look(name)
        if isinstance(self.device, Mouse):
            self.device.choose(name)
        else:
            self.device.accept()
        wait_for(lambda: not self.sees(name))

    def open_the_curtain(self):
        """Say to be there; whose curtain it is stands on it."""
        self.look("curtain")
        for seat in (0, 1):
            if self.sees("here"):
                self.device.choose("here", seat)
        wait_for(lambda: not self.sees("here"))

    def choose_on_the_board(self, seat):
        before = self.table["asked"], self.table["down"], self.table["lit"]
        self.look(f"asked-{seat}")
        self.device.accept(seat)
        wait_for(lambda: before != tuple(self.table.get(k) for k in ("asked", "down", "lit")))

    def plan(self, seat):
        """Lay the first card of the hand into each stack, and hold Done."""
        self.look(f"hand-{seat}")
        for manoeuvre in (0, 1):
            self.device.choose(f"manoeuvre.{seat}:{manoeuvre}", seat)
            self.device.choose(self.table["piles"][str(seat)][0], seat)
            wait_for(lambda there=f"tray.{seat}.{manoeuvre}:0": self.sees(there))
        self.look(f"plan-{seat}")
        self.device.hold(f"commit.{seat}", lambda: not self.sees(f"commit.{seat}"), seat)
