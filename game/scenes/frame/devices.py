"""Who plays with what: devices claimed by seats. A device nobody claimed serves the menus."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.core.rules import NOBODY, Seat

from .commands import KEYBOARD, Device, Kind

_HALVES = (Kind.LEFT_KEYS, Kind.RIGHT_KEYS)


@dataclass
class Seating:
    """The claims of a table. `last` is the device that was used last, for its glyphs; `bereft`
    are the seats whose device was pulled out and that nobody has asked yet what they take;
    `left_handed` are seats, and NOBODY where everybody leads with the left hand. While a table is
    put aside for a lesson it lies `below`, as it was."""

    last: Device = KEYBOARD
    claims: dict[Device, Seat] = field(default_factory=dict)
    bereft: list[Seat] = field(default_factory=list)
    nobody: Seat = NOBODY
    left_handed: frozenset[Seat] = frozenset()
    below: Seating | None = None

    @property
    def aside(self) -> bool:
        return self.below is not None

    @property
    def table(self) -> Seating:
        """The claims of the match itself, also while a lesson is on."""
        return self.below.table if self.below is not None else self

    def put_aside(self) -> None:
        """Begin anew, as for a lesson: who plays at this table keeps what is claimed."""
        self.below = replace(self)
        self.claims, self.bereft, self.left_handed = {}, [], frozenset()

    def take_up(self) -> None:
        """Go on with the table that was put aside."""
        if (kept := self.below) is not None:
            self.claims, self.bereft = kept.claims, kept.bereft
            self.left_handed, self.below = kept.left_handed, kept.below

    def claim(self, device: Device, seat: Seat) -> None:
        """Give the device to the seat; a seat plays with one device besides the mouse."""
        if device.kind in (Kind.KEYBOARD, *_HALVES):
            self._free_the_keyboard_for(device)
        if device.kind is not Kind.MOUSE:
            for old in [
                d for d, s in self.claims.items() if s == seat and d.kind is not Kind.MOUSE
            ]:
                del self.claims[old]
        self.claims[device] = seat

    def release(self, seat: Seat) -> None:
        self.claims = {device: owner for device, owner in self.claims.items() if owner != seat}
        self.bereft = [each for each in self.bereft if each != seat]

    def clear(self) -> None:
        self.claims, self.bereft, self.left_handed = {}, [], frozenset()
        self.below = None

    def mirrors(self, device: Device) -> bool:
        """Whether both halves of a pad have changed places, for who plays with it."""
        return device.kind is Kind.PAD and self.seat_of(device) in self.left_handed

    def hand_over(self, seat: Seat) -> None:
        """Show from now on the keys of what this seat plays with, and nobody else's."""
        own = self.device_of(seat)
        if own is not None:
            self.last = own
        elif self.seat_of(self.last) not in (seat, NOBODY):
            self.last = KEYBOARD

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two people change seats and take their devices along."""
        there = {one: other, other: one}
        self.claims = {device: there.get(seat, seat) for device, seat in self.claims.items()}

    def lose(self, device: Device) -> Seat:
        """Take a device away that is no more; return the seat that played with it."""
        seat = self.claims.pop(device, self.nobody)
        if seat != self.nobody:
            self.bereft.append(seat)
        return seat

    def greet(self, device: Device) -> None:
        """Show the keys of a device that has just come, until somebody uses another one."""
        if self.last == KEYBOARD and self.seat_of(KEYBOARD) == NOBODY:
            self.last = device

    def share(self, device: Device) -> None:
        """Let a device serve whoever uses it."""
        self.claims.pop(device, None)

    def without(self, seat: Seat) -> None:
        """Take a seat away: the seats after it move up with their devices."""
        self.claims = {
            device: owner - (owner > seat) for device, owner in self.claims.items() if owner != seat
        }
        self.bereft = []

    def seat_of(self, device: Device) -> Seat:
        return self.claims.get(device, NOBODY)

    @property
    def afar(self) -> frozenset[Seat]:
        """The seats that choose on a phone, and not at this screen."""
        return frozenset(seat for device, seat in self.claims.items() if device.kind is Kind.PHONE)

    def device_of(self, seat: Seat) -> Device | None:
        """Return what the seat plays with, the mouse only if it has nothing else."""
        mine = [device for device, owner in self.claims.items() if owner == seat]
        return min(mine, key=lambda device: device.kind is Kind.MOUSE, default=None)

    @property
    def halved(self) -> bool:
        """Whether the keyboard is shared by two seats."""
        return any(device.kind in _HALVES for device in self.claims)

    def _free_the_keyboard_for(self, device: Device) -> None:
        """Nobody has the whole keyboard while somebody has a half of it."""
        rivals = _HALVES if device.kind is Kind.KEYBOARD else (Kind.KEYBOARD, device.kind)
        self.claims = {d: s for d, s in self.claims.items() if d.kind not in rivals}
