"""Who plays along at the first start: everybody who has pressed a button is there, and shown."""

from __future__ import annotations

from game.scenes.frame.commands import (
    KEYBOARD,
    MOUSE,
    Command,
    Device,
    Key,
    Kind,
    PadLost,
    Press,
    Pressed,
)
from game.scenes.frame.company import MOST, Person
from game.scenes.frame.kit import Kit


class WhoPressed:
    """`devices` are those of everybody, in the order in which they came; keyboard and mouse lie
    before one person, and None is somebody who shares them."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.devices: list[Device | None] = [_held(kit.seating.last)]
        self._hand = MOUSE if kit.seating.last == MOUSE else KEYBOARD

    @property
    def count(self) -> int:
        return len(self.devices)

    @property
    def full(self) -> bool:
        return self.count == MOST

    def take(self, command: Command) -> bool:
        """Let somebody come or go by this command; False where it is meant for the page."""
        if isinstance(command, Pressed):
            self._hand = MOUSE
        elif isinstance(command, Press) and _held(command.device) == KEYBOARD:
            self._hand = KEYBOARD
        match command:
            case Press(Key.BACK, device=device):
                return self._goes(_held(device))
            case Press(key, device=device) if _held(device) not in self.devices:
                if key is Key.ACCEPT and not command.repeat:
                    self._comes(_held(device))
                return True
            case Pressed() if KEYBOARD not in self.devices:
                self._comes(KEYBOARD)
                return True
            case PadLost():
                self._look()
            case _:
                pass
        return False

    def shown(self, place: int) -> Device | None:
        """Return the device that somebody is shown with: of keyboard and mouse what was used."""
        device = self.devices[place]
        return self._hand if device == KEYBOARD else device

    def shares(self) -> None:
        """Somebody more plays, at the keyboard and the mouse that all have."""
        self._comes(None)

    def goes(self, place: int) -> None:
        """Somebody does not play after all."""
        del self.devices[place]

    def people(self) -> tuple[Person, ...]:
        """Return them as they take their seats: what is shared is nobody's own."""
        shared = KEYBOARD if None in self.devices else None
        return tuple(Person("", None if each == shared else each) for each in self.devices)

    def _comes(self, device: Device | None) -> None:
        if not self.full:
            self.devices.append(device)

    def _goes(self, device: Device) -> bool:
        """Let somebody go whose device it is; the first one's leads on to the title."""
        if device not in self.devices[1:]:
            return False
        self.devices.remove(device)
        return True

    def _look(self) -> None:
        """See which pads are still there."""
        pads = self._kit.pads()
        there = [e for e in self.devices if e is None or e.kind is not Kind.PAD or e.number in pads]
        self.devices = there or [KEYBOARD]


def _held(device: Device) -> Device:
    return device if device.kind in (Kind.PAD, Kind.PHONE) else KEYBOARD
