"""A night that is over, made into hours to be shown again: when each thing is to be seen.

All together last five to fifteen seconds, however many there are; one in which much happens gets
more of them. Time in a turn is told in parts, as encounters are
(game/rules/lamps_till_dawn/encounters.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from game.core.rules import Told
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import PlanMove
from game.rules.lamps_till_dawn.encounters import (
    SLOT_PARTS,
    TURN_PARTS,
    Encounter,
    encounters,
    step_parts,
)
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.state import SLOTS, Side, Slot, Table
from game.view.show.victory import SHOW

from .hours import Beat, Gain, Hour, Kind, Meeting, Seen, Walk
from .ways import prints_along, timed_way

OPENING_MS, ENDING_MS = 1000, SHOW
LEAST_MS, MOST_MS = 5000 - OPENING_MS - ENDING_MS, 15000 - OPENING_MS - ENDING_MS
"""What all turns together last."""
WEIGHED_MS = 170
"""How long a turn lasts for each point of its weight, if there is time."""
QUIET, HEAVIEST = 3, 13
"""What a turn weighs in which nothing happens, and at the most."""
WEIGHTS: dict[type, int] = {
    events.LightFrightened: 3,
    events.DarkRepelled: 3,
    events.NightmareWoken: 2,
    events.NightmareBanished: 2,
    events.LampLit: 1,
    events.LampPutOut: 1,
    events.LampFlickered: 2,
    events.NightmareCalled: 1,
}
MET = 3

LAMP_BEGINS = 4
"""In this part of its slot a lamp begins to change, or a nightmare to come."""
SETTLES, FLEES, GROWS = SLOTS * SLOT_PARTS, SLOTS * SLOT_PARTS + 2, SLOTS * SLOT_PARTS + 4


def night_again(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Seen, tuple[Hour, ...]]:
    """Return what a night is told again from, and its hours; it is over, and all of it is known."""
    turns, met = _turns(start, told), encounters(start, told)
    heavy = [_weight(each, number, met) for number, each in enumerate(turns)]
    first = Hour(Kind.OPENING, start.turn, OPENING_MS)
    hours, table = [first], start
    for number, (said, ms) in enumerate(zip(turns, _lengths(heavy), strict=True)):
        hour = _turn(table, number, ms, said, met)
        hours.append(hour)
        for event in said:
            table = evolve(table, event)
    ended = told[-1].event
    hours.append(Hour(Kind.ENDING, table.turn, ENDING_MS, (Beat(0, 0, ended),)))
    return Seen(start, len(turns)), tuple(hours)


def _turns(start: Table, told: Sequence[Told[events.Event]]) -> list[list[events.Event]]:
    """Return the events of each turn, but for what was planned and that all is over."""
    found: list[list[events.Event]] = [[]]
    for each in told:
        if isinstance(each.event, events.Planning | events.MatchEnded):
            continue
        found[-1].append(each.event)
        if isinstance(each.event, events.TurnBegan):
            found.append([])
    return found


def _weight(said: Sequence[events.Event], number: int, met: Sequence[Encounter]) -> int:
    begins = number * TURN_PARTS
    new = sum(begins <= each.begins < begins + TURN_PARTS for each in met)
    weight = QUIET + sum(WEIGHTS.get(type(each), 0) for each in said) + MET * new
    return min(weight, HEAVIEST)


def _lengths(weights: Sequence[int]) -> list[int]:
    """Return how long each turn lasts: to the millisecond what there is, shared by weight."""
    whole = sum(weights)
    budget = max(LEAST_MS, min(MOST_MS, whole * WEIGHED_MS))
    ends, past = [0], 0
    for weight in weights:
        past += weight
        ends.append(budget * past // whole)
    return [last - first for first, last in pairwise(ends)]


def _turn(
    table: Table, number: int, ms: int, said: Sequence[events.Event], met: Sequence[Encounter]
) -> Hour:
    hour = Hour(Kind.TURN, table.turn, ms)
    beats: list[Beat] = []
    walks: list[Walk] = []
    gains: list[Gain] = []
    slot = 0
    for event in said:
        if isinstance(event, events.SlotDone):
            slot = event.slot
            walks += _walks(table, hour, event)
        begins, ends = _parts(event, slot)
        beats.append(Beat(hour.at(begins), hour.at(ends), event))
        before, table = table, evolve(table, event)
        gains += _gains(before, table, hour.at(ends))
    filled = replace(hour, beats=tuple(beats), walks=tuple(walks), gains=tuple(gains))
    return replace(filled, met=_met(hour, number, met))


def _walks(table: Table, hour: Hour, done: events.SlotDone) -> list[Walk]:
    found = []
    for action in done.done:
        if isinstance(action, PlanMove):
            room = table.characters[action.seat].room
            assert room is not None
            first, last = (done.slot - 1) * SLOT_PARTS, done.slot * SLOT_PARTS
            parts = (first, *step_parts(done.slot, len(action.path)), last)
            times = tuple(map(hour.at, parts))
            spots = timed_way(table, action.seat, (room, *action.path), times)
            found.append(Walk(action.seat, spots, prints_along(spots)))
    return found


def _gains(before: Table, table: Table, ms: int) -> list[Gain]:
    counts = ((side, table.marks(side) - before.marks(side)) for side in Side)
    return [Gain(ms, side, count) for side, count in counts if count]


def _parts(event: events.Event, slot: Slot) -> tuple[int, int]:
    """Return in which parts of a turn an event begins, and is true."""
    over = slot * SLOT_PARTS
    match event:
        case events.SlotDone():
            return over - SLOT_PARTS, over
        case (
            events.LampLit()
            | events.LampFlickered()
            | events.LampPutOut()
            | events.NightmareCalled()
        ):
            return over - SLOT_PARTS + LAMP_BEGINS, over
        case events.Fled():
            return FLEES, TURN_PARTS
        case events.DarknessGrew() | events.LightGrew():
            return GROWS, GROWS
        case events.TurnCounted() | events.TurnBegan():
            return TURN_PARTS, TURN_PARTS
        case _:
            return SETTLES, SETTLES


def _met(hour: Hour, number: int, met: Sequence[Encounter]) -> tuple[Meeting, ...]:
    begun = number * TURN_PARTS
    return tuple(
        Meeting(
            each,
            count,
            hour.at(max(0, each.begins - begun)),
            hour.at(min(TURN_PARTS, each.ends - begun)),
            each.begins >= begun,
        )
        for count, each in enumerate(met, 1)
        if each.begins < begun + TURN_PARTS and (each.ends > begun or each.begins >= begun)
    )
