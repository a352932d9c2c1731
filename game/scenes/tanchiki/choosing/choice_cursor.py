"""Choosing on the board: the pointer, keys and buttons that move a choice and make it."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import NOBODY, Seat
from game.core.spelling import Part, Picking
from game.rules.tanchiki.state import Placing, Table, Tying
from game.scenes.frame.commands import Command, Key, Moved, Press, Pressed, Wheel
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice
from game.scenes.match.live_match import Live
from game.scenes.pages.key_signs import ENDS
from game.scenes.widgets.focus import WAYS
from game.view.canvas.board_place import BoardPlace

from .board_choice import Aim, accepted, at, begun, looking, stepped, turned

EDGE = 0.4
"""So far beside the board, in cells, the mouse still turns what is placed: on its way to the
buttons there nothing turns any more."""


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

    def meant(self, command: Command, place: BoardPlace) -> Change | bool:
        """Take what is said to the board; False for what is not."""
        aim = self.aim
        if aim is None or isinstance(aim.question, Tying):
            return False
        if getattr(command, "seat", NOBODY) not in (NOBODY, aim.seat):
            return False
        match command:
            case Moved(x, y):
                if not (aim.down and _beside(place, x)):
                    self.aim = self._pointed(aim, place, x, y)
                return False
            case Pressed(x, y, 1) if place.box.holds(x, y):
                return self._pressed(aim, place, x, y)
            case Wheel(by=by):
                self.aim = turned(aim, -by)
                return True
            case Pressed(_, _, 3) | Press(Key.BACK) if aim.down:
                self.aim = replace(aim, picking=aim.picking.anew())
                return True
            case Press(key, repeat=repeat):
                return (key is Key.ACCEPT and repeat) or self.press(key)
            case _:
                return False

    def press(self, key: Key) -> bool:
        """Do what a key says, or a button for it beside the board."""
        if (aim := self.aim) is None:
            return False
        match key:
            case _ if key in WAYS:
                self.aim = stepped(aim, self._live.match.table, key)
            case Key.TURN_LEFT | Key.TURN_RIGHT:
                self.aim = turned(aim, -1 if key is Key.TURN_LEFT else 1)
            case Key.ACCEPT:
                self.accept()
            case _ if key is ENDS and isinstance(aim.question, Placing):
                self._stay()
            case _:
                return False
        return True

    def pick(self, part: Part) -> None:
        """Pick what lies nowhere on the board."""
        if self.aim is not None:
            self._go(self.aim.picking.take(part))

    def accept(self) -> None:
        """Take the cell with the cursor."""
        if self.aim is not None:
            self.aim = accepted(self.aim)
            self._go(self.aim.picking)

    def _stay(self) -> None:
        """Let the tank stand where it is shown, and look where it looks."""
        self.accept()
        if self.aim is not None and self.aim.down:
            self.accept()

    def _go(self, picking: Picking) -> None:
        """Do what is picked, once that is an action."""
        if (action := picking.due) is not None:
            self.aim = None
            self._live.submit(action)

    def _pressed(self, aim: Aim, place: BoardPlace, x: float, y: float) -> Change | bool:
        self.aim = self._pointed(aim, place, x, y)
        if not aim.down and place.cell(x, y) not in aim.parts:
            self._kit.sounds.play("menu.error")
            return Notice(self._kit.words("tanchiki.why_not.cell"))
        self.accept()
        return True

    def _pointed(self, aim: Aim, place: BoardPlace, x: float, y: float) -> Aim:
        if aim.down:
            return looking(aim, *place.under(x, y))
        return at(aim, self._live.match.table, place.cell(x, y))


def _beside(place: BoardPlace, x: float) -> bool:
    """Whether the mouse has left the board for what stands beside it."""
    edge = place.size * EDGE
    return not place.box.x - edge <= x <= place.box.right + edge
