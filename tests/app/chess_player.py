"""Somebody who plays Tank Chess in the real window with one device alone.

A table without a window goes through the same match: on it the player sees what to do next.
"""

from game.content.maps.setups import setup_of
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.frame.commands import (
    KEYBOARD,
    Device,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Released,
    Wheel,
)
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tank_chess.opened_table import begun
from game.scenes.tank_chess.setup.last_setup import Wishes, written
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage, vjoy
from tests.kept import open_watch
from tests.scenes.tank_chess.hands import keys, mouse

from .devices import Mouse, Pads
from .hand import SIZE, to_the_setup, wait_for

BOARD = "duel_12.tmx"
PAD = Device(Kind.PAD, 0)
NAMES = {
    Key.UP: ("Up", vjoy.UP),
    Key.DOWN: ("Down", vjoy.DOWN),
    Key.LEFT: ("Left", vjoy.LEFT),
    Key.RIGHT: ("Right", vjoy.RIGHT),
    Key.ACCEPT: ("Return", vjoy.SOUTH),
    Key.SPECIAL: ("x", 2),
    Key.TURN_LEFT: ("q", 9),
    Key.TURN_RIGHT: ("e", 10),
}


def prepared(kit, strengths=("", "")):
    """Choose the quick board and who plays, as if it had been played on last time."""
    places = tuple(Occupant("", strength) for strength in strengths)
    keep_setup(kit, "tank_chess", places, written(Wishes(map=BOARD)))


class ChessPlayer:
    """`table` sees what the window shows; `kit` is not the window's own."""

    def __init__(self, hand, kit, device, strengths=("", "")):
        self.hand, self.device = hand, device
        setup = setup_of(kit.maps / "tank_chess" / BOARD, 2)
        players = tuple(Player("", strength or None) for strength in strengths)
        header = Header("tank_chess", TANK_CHESS.number, setup, 7, players)
        self.table = begun(kit, Match(TANK_CHESS, header, CallFlag))
        self.table.handle(stage.resized(SIZE))

    def begin(self):
        """Go from the title to the first move."""
        to_the_setup(self.hand, self.device.choose, "tank_chess")
        self.device.choose("setup.start")
        wait_for(self.seen)

    def play(self, line):
        """Play a turn as it is written, and wait until it has been shown."""
        made = self.table
        if isinstance(self.device, Mouse):
            commands = mouse(made, line)
        else:
            commands = keys(made, line, PAD if isinstance(self.device, Pads) else KEYBOARD)
        for command in commands:
            self.do(command)
            made.handle(command)
        while not made.desk.live.playback.idle:
            made.update(20)
        wait_for(self.seen)

    def seen(self):
        """Whether the window has shown all moves there have been."""
        match = self.table.desk.live.match
        if match.outcome is not None:
            return "watch" in self.hand.shown["controls"]
        return self.hand.shown.get("table") == {"moves": match.count, "rests": True}

    def do(self, command):
        hand = self.hand
        match command:
            case Moved(x, y):
                hand.do("mousemove", "--window", hand.window, str(round(x)), str(round(y)))
            case Pressed(button=button):
                hand.do("mousedown", str(button))
            case Released(button=button):
                hand.do("mouseup", str(button))
            case Wheel(by=by):
                hand.do("click", "4" if by > 0 else "5")
            case Press(key) if isinstance(self.device, Pads):
                hand.button(NAMES[key][1])
            case Press(key):
                hand.key(NAMES[key][0])

    def finish(self):
        """Leave the program after a match that is over; return what is kept of it."""
        path = wait_for(lambda: list((self.hand.folder / "records").glob("*.replay")))[0]
        wait_for(lambda: {"who.later", "title"} & set(self.hand.shown["controls"]))
        if "who.later" in self.hand.shown["controls"]:
            self.device.stay_nameless()
        for name in ("title", "settings", "quit", "yes"):
            self.device.choose(name)
        return open_watch(path, {"tank_chess": TANK_CHESS})
