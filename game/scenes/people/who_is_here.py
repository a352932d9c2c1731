"""Who is here, from one evening to the next: noted when people play together, offered as they sat,
and seated with their devices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.rules import Seat
from game.scenes.faces.seat_names import called
from game.scenes.frame.commands import MOUSE, Device, Kind
from game.scenes.frame.company import Person, Sitter
from game.scenes.frame.kit import Kit, Words
from game.scenes.match.people_at_seats import people_of
from game.scenes.pages.seat_device_page import device_name
from game.session.match.match import Match

JOINT = " · "
TOGETHER = 2
"""So many people are a company: whoever plays alone is asked for nobody."""


def offered(kit: Kit) -> tuple[Person, ...]:
    """Return who played together here last, nobody where people are here or others are wished
    for."""
    company = kit.company
    if company.here or company.others:
        return ()
    free = dict(kit.pads())
    return tuple(Person(each.name, _device(each, free)) for each in kit.settings.now.company)


def pad_owner(kit: Kit, pad: Device, here: bool = False) -> str:
    """Return the name of whoever played with such a pad last and is not `here`, or is here without
    one; "" for nobody."""
    company, called = kit.company.here, kit.pads().get(pad.number, "")
    owners = (each.name for each in kit.settings.now.company if _plays(each, called))
    there = {each.name for each in company if not here or each.device is None}
    return next((name for name in owners if name and (name in there) is here), "")


def note(kit: Kit) -> None:
    """Note who plays together, to be offered another day."""
    here = kit.company.here
    if len(here) >= TOGETHER:
        kit.settings.change(company=tuple(_sitter(kit, each) for each in here))


def name_of(words: Words, each: Person) -> str:
    return each.name or words("shelf.here.nobody")


def forget(kit: Kit, name: str) -> None:
    """Offer somebody no more."""
    left = tuple(each for each in kit.settings.now.company if each.name != name)
    kit.settings.change(company=left if len(left) >= TOGETHER else ())
    kit.company.here = tuple(each for each in kit.company.here if each.name != name)


def call(kit: Kit, match: Match, names: Mapping[Seat, str]) -> None:
    """Have those called so who are here and played a match without a name."""
    company, places = kit.company, {seat: n for n, seat in enumerate(sorted(people_of(match)))}
    told = {places[seat]: name for seat, name in names.items() if seat in places}
    company.here = tuple(
        replace(each, name=each.name or told.get(place, ""))
        for place, each in enumerate(company.here)
    )
    note(kit)


def take_places(kit: Kit) -> None:
    """Let everybody here have the own device, by the places; a phone only if it is one yet."""
    afar = {device for device in kit.seating.claims if device.kind is Kind.PHONE}
    kit.seating.clear()
    for place, each in enumerate(kit.company.here):
        if each.device is not None and (each.device.kind is not Kind.PHONE or each.device in afar):
            kit.seating.claim(each.device, place)
    look_at_devices(kit)


def look_at_devices(kit: Kit) -> None:
    """See what everybody plays with now: pads come and go."""
    seating, company = kit.seating, kit.company
    seating.bereft.clear()
    company.here = tuple(
        replace(each, device=seating.device_of(place)) for place, each in enumerate(company.here)
    )


def sit_again(kit: Kit, match: Match) -> None:
    """Seat who is here at a match that goes on: by the names, whoever has none in their order.

    Where nobody has sat down yet those of last time do, if they are who played it.
    """
    company = kit.company
    company.here = company.here or _who_played(kit, match)
    if company.here:
        seated(kit, [*zip(company.here, _seats(kit, match), strict=True)])


def come_late(kit: Kit, match: Match) -> bool:
    """Give pads that are in now to whom they belonged when the match was left, and who plays it
    without a device of the own; return whether any was given."""
    company, seating = kit.company, kit.seating
    free = {
        number: called
        for number, called in kit.pads().items()
        if Device(Kind.PAD, number) not in seating.claims
    }
    here, came = [*company.here], False
    sat = zip(here, _seats(kit, match), kit.settings.now.company, strict=False)
    for place, (each, seat, last) in enumerate(sat):
        lacks = seat is not None and seating.device_of(seat) is None and each.name == last.name
        pad = _device(last, free) if lacks and last.kind is Kind.PAD else None
        if pad is not None and seat is not None:
            seating.claim(pad, seat)
            here[place], came = replace(each, device=pad), True
    company.here = tuple(here)
    return came


def seated(kit: Kit, people: Sequence[tuple[Person, Seat | None]]) -> None:
    """Give each seat the device of whoever sits there, and nobody else any."""
    kit.seating.clear()
    for each, seat in people:
        if each.device is not None and seat is not None:
            kit.seating.claim(each.device, seat)


def plays_with(kit: Kit, match: Match) -> str:
    """Return what each of several people at a match plays with, "" where none has a device."""
    people = sorted(people_of(match))
    if len(people) < TOGETHER or not any(kit.seating.device_of(seat) for seat in people):
        return ""
    names = called(kit.words, match)
    return JOINT.join(
        kit.words(
            "shelf.here.person",
            name=names[seat],
            device=device_name(kit, kit.seating.device_of(seat)),
        )
        for seat in people
    )


def _seats(kit: Kit, match: Match) -> tuple[Seat | None, ...]:
    """Return the seat of each who is here at a match."""
    people = sorted(people_of(match))
    named = {match.player(seat).name.strip(): seat for seat in reversed(people)}
    nameless = iter([seat for seat in people if not match.player(seat).name.strip()])
    here = kit.company.here
    return tuple(named.get(each.name) if each.name else next(nameless, None) for each in here)


def _who_played(kit: Kit, match: Match) -> tuple[Person, ...]:
    """Return those of last time if so many people play a match, and who has a name is called so."""
    last, people = offered(kit), people_of(match)
    names = {match.player(seat).name.strip() for seat in people}
    same = len(last) == len(people) and {each.name for each in last if each.name} <= names
    return last if same else ()


def _plays(each: Sitter, pad: str) -> bool:
    return each.kind is Kind.PAD and each.pad == pad


def _sitter(kit: Kit, each: Person) -> Sitter:
    if each.device is None:
        return Sitter(each.name)
    pad = kit.pads().get(each.device.number, "") if each.device.kind is Kind.PAD else ""
    return Sitter(each.name, each.device.kind, pad)


def _device(each: Sitter, free: dict[int, str]) -> Device | None:
    """Return the device of somebody, as far as it is there; of pads that are called alike the next
    one. A phone must be scanned with again."""
    if each.kind is Kind.PAD:
        number = next((number for number, name in free.items() if name == each.pad), None)
        if number is None:
            return None
        del free[number]
        return Device(Kind.PAD, number)
    if each.kind in (None, Kind.PHONE):
        return None
    return MOUSE if each.kind is Kind.MOUSE else Device(each.kind)
