"""The clock of a match that begins: for each plan as long as was chosen, or by who has a pad."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.frame.commands import Kind
from game.scenes.frame.kit import Kit
from game.scenes.seats.occupants import Occupant
from game.session.match.clock import Clock, for_each_plan

from .variants import Variants

_APART = (Kind.PAD, Kind.PHONE)


def plan_clock(
    kit: Kit, of: Variants, on: frozenset[str], places: Sequence[Occupant]
) -> Clock | None:
    return for_each_plan(len(places), of.clock(on, _apart(kit, places)))


def _apart(kit: Kit, places: Sequence[Occupant]) -> bool:
    """Whether several people play, each on a pad or a phone: nobody waits for the screen."""
    people = [seat for seat, place in enumerate(places) if not place.strength]
    devices = [kit.seating.device_of(seat) for seat in people]
    return len(people) > 1 and all(each and each.kind in _APART for each in devices)
