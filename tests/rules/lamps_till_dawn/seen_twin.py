"""Where both may be, slowly: every night that could have been, played by the referee's own door.

A night is what is hidden of it: the rooms, and where nightmares lie. Each plan anybody could make
is tried in each; those of which the same is told are kept. Ways through other rooms come to the
same, so one way to each end will do.
"""

from dataclasses import replace
from itertools import product

from game.core.rules import NOBODY
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import (
    Commit,
    PlanCall,
    PlanMove,
    TakeBack,
    Wake,
)
from game.rules.lamps_till_dawn.events import Fled, NightmareCalled, NightmareWoken, PlanCommitted


def first_nights(setup):
    """Return every table that a night may begin with."""
    table = RULES.new(setup, 1).table
    starts = setup.house.starts[: 4 if len(setup.sides) > 4 else 3]
    return {_placed(table, rooms) for rooms in product(starts, repeat=len(setup.sides))}


def nights_after(nights, told):
    """Return every table that may be there after a turn of which a bystander heard this."""
    found = set()
    for table in nights:
        for plans in product(*(_plans(table, seat, told) for seat in table.seats)):
            found |= _played(table, plans, told)
    return found


def heard(step):
    """Return what a bystander hears of a turn."""
    events = [RULES.redact(told.event, NOBODY) for told in step.events]
    return tuple(event for event in events if not isinstance(event, PlanCommitted))


def _placed(table, rooms):
    characters = zip(table.characters, rooms, strict=True)
    return replace(table, characters=tuple(replace(c, room=room) for c, room in characters))


def _played(table, plans, told):
    for seat, plan in enumerate(plans):
        table = table.with_character(seat, plan=plan, committed=seat > 0)
    state = replace(RULES.new(table.setup, 1), table=table)
    step = RULES.apply(state, Commit(0))
    if heard(step) != told:
        return set()
    after = step.state.table
    fled = [told.event.seats for told in step.events if isinstance(told.event, Fled)]
    starts = after.house.starts[: 4 if len(after.seats) > 4 else 3]
    rooms = [
        starts if any(seat in seats for seats in fled) else (each.room,)
        for seat, each in enumerate(after.characters)
    ]
    return {_placed(after, each) for each in product(*rooms)}


def _plans(table, seat, told):
    """Return every plan of a seat that may lead to what was told."""
    calls = {event.hint for event in told if isinstance(event, NightmareCalled)}
    woken = {event.number for event in told if isinstance(event, NightmareWoken)}
    found = []
    for first in _actions(table, seat, calls):
        after = table if first is None else table.with_character(seat, plan=(first,))
        seconds = _actions(after, seat, calls) if first is not None else [None]
        for second in seconds:
            plan = tuple(each for each in (first, second) if each is not None)
            found += _with_wakes(table.with_character(seat, plan=plan), seat, plan, woken)
    return found


def _actions(table, seat, calls):
    """Return what a slot may hold, one way to each room; None for leaving it empty."""
    ends, found = set(), [None]
    for action in RULES.legal(table, seat):
        if isinstance(action, TakeBack | Commit | Wake):
            continue
        if isinstance(action, PlanMove):
            if action.path[-1] in ends:
                continue
            ends.add(action.path[-1])
        if isinstance(action, PlanCall) and action.hint not in calls:
            continue
        found.append(action)
    return found


def _with_wakes(table, seat, plan, woken):
    """Yield a plan with each choice of nightmares that were woken."""
    yield plan
    for action in RULES.legal(table, seat):
        if isinstance(action, Wake) and woken:
            taken = table.with_character(seat, plan=(*plan, action))
            numbers = [each.nightmare for each in plan if isinstance(each, Wake)]
            if action.nightmare > max(numbers, default=-1):
                yield from _with_wakes(taken, seat, (*plan, action), woken)
