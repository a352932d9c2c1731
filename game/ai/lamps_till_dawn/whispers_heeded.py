"""What partners whisper, as what each mark of a plan is worth more or less for it.

A word weighs as much as a point of madness: only for more than that is it not heeded. What is
agreed to, or not, is no wish.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import Phrase
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import Table

from .plans import Mark, Marks, place, places

_HEEDED = 1.0
"""What it is worth to do as a partner says; of a way, for each room that one ends nearer."""
_LAMPS = Mark.LAMP_1, Mark.LAMP_2
_TRAPS = Mark.REPEL, Mark.SCARE_1, Mark.SCARE_2
_ENDS = Mark.END, Mark.SAFE


def heeded(view: Table, seat: Seat) -> Marks:
    """Return what each mark is worth more by what partners have whispered in this turn; of the
    words of one kind the latest of each partner counts."""
    worths = [0.0] * (places(view.house) + 1)
    latest = {(said.seat, said.phrase): said for said in view.whispers if said.seat != seat}
    for said in latest.values():
        room = said.room or view.characters[said.seat].led_to
        assert room is not None, "a side knows where its own are"
        _heed(worths, view.house, said.phrase, room)
    return worths


def _heed(worths: Marks, house: House, phrase: Phrase, room: RoomNumber) -> None:
    match phrase:
        case Phrase.LAMP:
            _add(worths, house, _LAMPS, room, -_HEEDED)
        case Phrase.TRAP:
            _add(worths, house, _TRAPS, room, -_HEEDED)
        case Phrase.NEAR:
            _add(worths, house, _TRAPS, room, _HEEDED)
        case Phrase.STAY_AWAY:
            _add(worths, house, (*_LAMPS, Mark.BANISH, *_TRAPS, *_ENDS), room, -_HEEDED)
        case Phrase.COME | Phrase.FOLLOW:
            for number, far in enumerate(_far(house, room), 1):
                _add(worths, house, _ENDS, number, -_HEEDED * far)
        case Phrase.YES | Phrase.NO:
            pass


def _add(
    worths: Marks, house: House, marks: Iterable[Mark], room: RoomNumber, worth: float
) -> None:
    for mark in marks:
        worths[place(mark, room, house)] += worth


@lru_cache(maxsize=256)
def _far(house: House, room: RoomNumber) -> tuple[int, ...]:
    """Return how many rooms each one is away, in their order."""
    far = {room: 0}
    for near in (found := [room]):
        for other in house.beside(near):
            if other not in far:
                far[other] = far[near] + 1
                found.append(other)
    return tuple(far[number] for number in house.numbers)
