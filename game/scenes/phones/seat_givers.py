"""Who gives seats to phones: a set-up, before the match, or the table of a match that goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.content.texts import clean
from game.core.rules import Seat
from game.link.messages import Chair
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Device, Kind
from game.scenes.frame.kit import Kit, Words
from game.scenes.frame.settings import LONGEST_NAME
from game.scenes.pages.player_sign import colour_of

FREE, YOU, PERSON, PHONE, ASLEEP, COMPUTER = "", "you", "person", "phone", "asleep", "computer"
SCREEN = "screen"


@dataclass(frozen=True, slots=True)
class GivableSeat:
    """A seat that may be given: what it is called, its picture, whether a computer plays it."""

    seat: Seat
    name: str
    mark: str
    computer: bool = False


class Giver(Protocol):
    """Seats are given as long as it is `open`, `careful` where each seat that is given needs the
    word of who sits at the screen: somebody may hold cards there. `sit` lets a person play a seat,
    by a name or by the one it has, and returns the sentence that tells everybody, "" for none.
    `places` are named in the language of the words, or of the program; `title` is the key of what a
    phone sits down at, `onward` that of what is pressed once all have their seats."""

    @property
    def game(self) -> str: ...
    @property
    def careful(self) -> bool: ...
    @property
    def open(self) -> bool: ...
    @property
    def title(self) -> str: ...
    @property
    def onward(self) -> str: ...
    def places(self, words: Words | None = None) -> tuple[GivableSeat, ...]: ...
    def sit(self, seat: Seat, name: str) -> str: ...


def chairs(
    kit: Kit, giver: Giver, awake: frozenset[int], mine: int | None, words: Words | None = None
) -> tuple[Chair, ...]:
    """Return the seats as a phone may choose among them, in its own words; `awake` are the phones
    that are heard."""
    return tuple(
        Chair(
            place.seat,
            place.name,
            *colours(kit, place.mark),
            place.mark,
            taken(kit, giver, place, awake, mine),
        )
        for place in giver.places(words)
    )


def taken(
    kit: Kit, giver: Giver, place: GivableSeat, awake: frozenset[int], mine: int | None
) -> str:
    """Return who has a seat; a computer makes way for anybody, and so does whoever shares. In a
    match somebody at the screen plays it, who may take a phone."""
    device = kit.seating.table.device_of(place.seat)
    if device is None or device.kind is not Kind.PHONE:
        if place.computer:
            return COMPUTER
        if giver.careful:
            return SCREEN
        return FREE if device is None else PERSON
    if device.number == mine:
        return YOU
    return PHONE if device.number in awake else ASLEEP


def colours(kit: Kit, mark: str) -> tuple[str, str]:
    """Return the colour of a mark and its light one."""
    if kit.camera is None:
        return "", ""
    colour = str(colour_of(mark))
    light = f"{colour}.light" if colour.startswith("seat.") else colour
    return kit.camera.hexed(colour), kit.camera.hexed(light)


def mark_of(kit: Kit, game: str, seat: Seat) -> str:
    marks = faces_of(kit)[game].seats.marks
    return marks[seat] if seat < len(marks) else ""


def phone(number: int) -> Device:
    return Device(Kind.PHONE, number)


def cleaned(name: str) -> str:
    """Return a name as it may stand in a match."""
    return clean(name).strip()[:LONGEST_NAME]
