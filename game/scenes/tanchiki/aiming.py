"""Choosing on the board: the pointer, keys and buttons that move a choice and make it."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.actions import PlayOn, ShareWin
from game.rules.tanchiki.state import Table, Tying
from game.scenes.commands import Command, Key, Moved, Press, Pressed, Wheel
from game.scenes.kit import Kit
from game.scenes.play.live import Live
from game.scenes.stack import Change, Notice
from game.scenes.widgets.focus import WAYS
from game.view.place import Place

from .choosing import Aim, accepted, at, begun, looking, stepped, turned


class Aimer:
    """`aim` is what one chooses now, None while nothing is asked."""

    def __init__(self, kit: Kit, live: Live) -> None:
        self.aim: Aim | None = None
        self._kit = kit
        self._live = live

    def ask(self, table: Table, people: tuple[Seat, ...]) -> None:
        """Let the first of these people choose, unless they are choosing already."""
        if people and (self.aim is None or self.aim.question != table.question):
            self.aim = begun(table, people[0])

    def forget(self) -> None:
        self.aim = None

    def meant(self, command: Command, place: Place) -> Change | bool:
        """Take what is said to the board; False for what is not."""
        aim = self.aim
        if aim is None or isinstance(aim.question, Tying):
            return False
        if getattr(command, "seat", NOBODY) not in (NOBODY, aim.seat):
            return False
        match command:
            case Moved(x, y):
                self.aim = self._pointed(aim, place, x, y)
                return False
            case Pressed(x, y, 1) if place.box.holds(x, y):
                return self._pressed(aim, place, x, y)
            case Wheel(by=by):
                self.aim = turned(aim, -by)
                return True
            case Pressed(_, _, 3) | Press(Key.BACK) if aim.down:
                self.aim = replace(aim, down=False)
                return True
            case Press(key, repeat=repeat):
                return self._key(aim, key, repeat)
            case _:
                return False

    def turn(self, quarters: int) -> None:
        if self.aim is not None:
            self.aim = turned(self.aim, quarters)

    def accept(self) -> None:
        """Take the cell with the cursor."""
        if self.aim is None:
            return
        self.aim, action = accepted(self.aim, self._live.match.table)
        if action is not None:
            self.aim = None
            self._live.submit(action)

    def settle_tie(self, play_on: bool) -> None:
        if self.aim is not None:
            seat, self.aim = self.aim.seat, None
            self._live.submit(PlayOn(seat) if play_on else ShareWin(seat))

    def _pressed(self, aim: Aim, place: Place, x: float, y: float) -> Change | bool:
        self.aim = self._pointed(aim, place, x, y)
        if not aim.down and place.cell(x, y) not in aim.cells:
            self._kit.sounds.play("menu.error")
            return Notice(self._kit.words("tanchiki.why_not.cell"))
        self.accept()
        return True

    def _pointed(self, aim: Aim, place: Place, x: float, y: float) -> Aim:
        if aim.down:
            return looking(aim, *place.under(x, y))
        return at(aim, self._live.match.table, place.cell(x, y))

    def _key(self, aim: Aim, key: Key, repeat: bool) -> bool:
        match key:
            case _ if key in WAYS:
                self.aim = stepped(aim, self._live.match.table, key)
            case Key.TURN_LEFT:
                self.turn(-1)
            case Key.TURN_RIGHT:
                self.turn(1)
            case Key.ACCEPT:
                if not repeat:
                    self.accept()
            case _:
                return False
        return True
