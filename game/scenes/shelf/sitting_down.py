"""Who sits down at the shelf: the people of last time by one press, a pad by its own first press,
a phone by its camera.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Command, Device, Key, Kind, Press
from game.scenes.frame.company import MOST, Person
from game.scenes.frame.joining_pads import Joining
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Push
from game.scenes.pages.key_glyphs import pad_name
from game.scenes.people.profiles import known_people
from game.scenes.people.who_is_here import (
    look_at_devices,
    offered,
    pad_owner,
    take_places,
)
from game.scenes.phones.phones_page import phones_scene
from game.scenes.seats.occupants import SitDown
from game.scenes.seats.who_sits_page import who_scene

from .people_here import Line
from .shelf_seat_giver import ShelfSeats


class SittingDown:
    """`phoning` is whether the page of the phones lies over the shelf: they go on below it."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.phoning = kit.company.phones = False
        take_places(kit)
        self._offered = offered(kit)
        self.known = known_people(kit)[0]
        self._joining = Joining(kit.seating, self._people, self._comes, lead=True)

    @property
    def count(self) -> int:
        return len(self._kit.company.here)

    @property
    def offers(self) -> bool:
        """Whether it is asked for the people of last time."""
        return bool(self._offered) and not self._kit.company.here

    def line(self) -> Line:
        here = self._kit.company.here
        return Line(here or self._offered, bool(here), self._joins())

    def look(self) -> None:
        """See who is here after something else lay over the shelf."""
        self.known, self.phoning = known_people(self._kit)[0], False
        self._offered = offered(self._kit)

    def follow(self) -> None:
        """See what everybody plays with now."""
        look_at_devices(self._kit)

    def take(self, command: Command) -> bool:
        """Let a pad sit down or stand up by this command; False where it is nothing of that
        kind."""
        if not isinstance(command, Press) or command.device.kind is not Kind.PAD:
            return False
        pad = command.device
        seat = self._kit.seating.seat_of(pad)
        sits = self._joining.joins(pad) and command.key is Key.ACCEPT
        if not (sits and self._back_to_its_place(pad)) and not self._joining.take(command):
            return False
        if seat != NOBODY and self._kit.seating.seat_of(pad) == NOBODY:
            self._leaves(seat)
        look_at_devices(self._kit)
        return True

    def again(self) -> None:
        """All of last time are here as they sat."""
        self._kit.company.here, self._offered = self._offered, ()
        take_places(self._kit)

    def others(self) -> None:
        """Nobody of those who stand in the line is here."""
        self._kit.company.nobody()
        self._offered = ()
        take_places(self._kit)

    def phones(self) -> Change:
        self.phoning = self._kit.company.phones = True
        self._kit.phones.serve(ShelfSeats(self._kit))
        return Push(phones_scene(self._kit))

    def name(self, place: int) -> Change:
        names = frozenset(each.name for each in self._kit.company.here)
        return Push(who_scene(self._kit, place, names))

    def called(self, chosen: SitDown) -> None:
        """Somebody known sits at this place."""
        company, place = self._kit.company, chosen.seat
        each = replace(company.here[place], name=chosen.profile.name)
        company.here = (*company.here[:place], each, *company.here[place + 1 :])

    def _people(self) -> tuple[bool, ...]:
        return (True,) * self.count

    def _comes(self, pad: Device) -> Seat:
        """Somebody more is here: whoever played with such a pad last, if he is not here yet."""
        if self.count == MOST:
            return NOBODY
        return self._kit.company.comes(Person(pad_owner(self._kit, pad)))

    def _back_to_its_place(self, pad: Device) -> bool:
        """Give a pad to whoever is here and played with it last; False where nobody is."""
        name = pad_owner(self._kit, pad, here=True)
        if not name:
            return False
        names = [each.name for each in self._kit.company.here]
        self._kit.seating.claim(pad, names.index(name))
        return True

    def _leaves(self, place: Seat) -> None:
        company = self._kit.company
        company.here = (*company.here[:place], *company.here[place + 1 :])
        self._kit.seating.without(place)

    def _joins(self) -> str:
        """Return how a pad sits down, "" where none is free."""
        kit = self._kit
        if any(self._joining.joins(Device(Kind.PAD, number)) for number in kit.pads()):
            return kit.words("setup.join", key=pad_name(kit, Key.ACCEPT))
        return ""
