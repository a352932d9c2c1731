"""The shelf in the gallery with its people: asked about, here with their pads, and too many."""

from __future__ import annotations

from dataclasses import replace

from game.rules import GAMES
from game.scenes.frame.commands import KEYBOARD, Device, Kind
from game.scenes.frame.company import Company, Person, Sitter
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book, Kit
from game.scenes.frame.stack import Scene
from game.scenes.opening.opening import opened_game
from game.scenes.shelf.shelf_page import shelf_scene

from .exhibit import Exhibit

NAMES = "Anna", "Boris", "Vera", "Gleb", "Daria", "Egor", "Zhanna", "Ignat"
PAD = "DualShock 4"
PADS = {3: PAD, 4: PAD}


def here(*people: Person, noted: tuple[Sitter, ...] = ()) -> Exhibit:
    """Return the shelf with these people, or where those are asked about who are noted."""
    return lambda kit: shelf_scene(_with(kit, people, noted))


def waiting_at_set_up(kit: Kit) -> Scene:
    """Show the set-up of a game of four with one person more."""
    people = tuple(Person(name) for name in NAMES[:5])
    return opened_game(_with(kit, people, ()), tuple(GAMES)[2])


def pad(number: int) -> Device:
    return Device(Kind.PAD, number)


def _with(kit: Kit, people: tuple[Person, ...], noted: tuple[Sitter, ...]) -> Kit:
    return replace(
        kit,
        company=Company(people),
        seating=Seating(),
        settings=Book(replace(kit.settings.now, company=noted)),
        pads=lambda: PADS,
        folder=kit.folder / "people",
    )


PEOPLE_ON_SHELF: dict[str, Exhibit] = {
    "shelf as last time": here(
        noted=(Sitter(NAMES[0], Kind.KEYBOARD), Sitter(NAMES[1], Kind.PAD, PAD))
    ),
    "shelf with two pads": here(
        Person(NAMES[0], KEYBOARD), Person(NAMES[1], pad(3)), Person("", pad(4))
    ),
    "shelf with many": here(
        *(Person(name) for name in NAMES[:6]), Person(NAMES[6], pad(3)), Person(NAMES[7], pad(4))
    ),
    "set-up with one too many": waiting_at_set_up,
}
