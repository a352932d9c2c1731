"""The people who are here on the seats of a set-up, and who of them sits there when it is left."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.minds import usual
from game.scenes.frame.company import Person
from game.scenes.frame.kit import Kit
from game.scenes.people.who_is_here import TOGETHER, seated
from game.scenes.saves.evening_file import going

from .occupants import Occupant, Seats, within

Places = tuple[Occupant, ...]


def with_company(
    kit: Kit, game: str, seats: Seats, last: Places, fault: Callable[[Places], str]
) -> Places:
    """Return who sits there: the people who are here come first, then the computers of last time.

    For whom there is no seat waits. Of an evening that has begun its own table says who plays.
    """
    company = kit.company
    company.waits = ()
    if not company.here or _begun(kit):
        return last
    company.waits = company.here[seats.most :]
    given = {place.name: place.handicaps for place in last if place.name}
    people = tuple(
        Occupant(each.name, handicaps=given.get(each.name, ()))
        for each in company.here[: seats.most]
    )
    computers = tuple(place for place in last if place.strength)
    sat = (*people, *computers[: max(0, len(last) - len(people))])
    return _enough(game, seats, within(game, seats, sat, 0), fault)


def claim_devices(kit: Kit, places: Places, anew: bool) -> None:
    """Give the seats the devices of whoever sits there: in their order where all sit down `anew`,
    else by their names."""
    here = kit.company.here
    if not here:
        return
    if anew and not _begun(kit):
        playing = len(here) - len(kit.company.waits)
        seated(kit, [(each, n if n < playing else None) for n, each in enumerate(here)])
        return
    named = {place.name.strip(): seat for seat, place in enumerate(places) if not place.strength}
    seated(kit, [(each, named.get(each.name) if each.name else None) for each in here])


def follow(kit: Kit, places: Places, anew: bool) -> None:
    """Let those be here who sit at a set-up, and behind them those for whom there was no seat; who
    sits there by the name, as of an evening, sends nobody away."""
    company, seating = kit.company, kit.seating
    people = tuple(
        Person(place.name.strip(), seating.device_of(seat))
        for seat, place in enumerate(places)
        if not place.strength
    )
    if not company.here and len(people) < TOGETHER:
        return
    sat = {each.name for each in people if each.name}
    stay = [each for each in company.here if each.name]
    others = company.waits if anew and not kit.evening else stay
    company.here = (*people, *(each for each in others if each.name not in sat))


def _begun(kit: Kit) -> bool:
    """Whether an evening goes on that knows already who sits there."""
    now = going(kit) if kit.evening else None
    return now is not None and bool(now.chairs)


def _enough(game: str, seats: Seats, places: Places, fault: Callable[[Places], str]) -> Places:
    """Return them with as many computers more as the game asks for."""
    more = places
    while fault(more) and len(more) < seats.most and seats.strengths:
        more = (*more, Occupant("", usual(game)))
    return places if fault(more) else more
