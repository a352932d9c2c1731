"""What a clock shows after an action, and after one is taken back, by the rules of its game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.core.rules import Rules, Seat, State

from .clock import Clock
from .growing_row import Row
from .record import Done


def timed(
    rules: Rules, table: Any, clock: Clock | None, person: Callable[[Seat], bool]
) -> frozenset[Seat]:
    """Return the seats whose clocks run now: one for each plan runs for people alone, as they
    plan."""
    acts = rules.to_act(table)
    if clock is None or not clock.anew:
        return frozenset(acts)
    plans = _planned(rules, table) is not None
    return frozenset(seat for seat in acts if plans and person(seat))


def turned(
    rules: Rules,
    clock: Clock | None,
    before: State[Any, Any],
    after: State[Any, Any],
    seat: Seat,
) -> Clock | None:
    """Return the clock after an action of a seat: its seconds are added if its turn is over, or all
    have their whole time for another plan."""
    if clock is None:
        return None
    if clock.anew:
        same = _planned(rules, before.table) == _planned(rules, after.table)
        return clock if same else clock.set_anew()
    return (
        clock.turn_over(seat) if clock.left[seat] and _over(rules, before, after, seat) else clock
    )


def turned_back(
    rules: Rules,
    clock: Clock | None,
    states: Row[State[Any, Any]],
    done: Row[Done[Any, Any]],
    to: int,
) -> Clock | None:
    """Return the clock without the seconds of all actions beyond so many."""
    if clock is not None and clock.anew:
        return clock.set_anew()
    for number in range(len(done) - 1, to - 1, -1):
        seat = done[number].action.seat
        if clock and _over(rules, states[number], states[number + 1], seat):
            clock = clock.turn_back(seat)
    return clock


def _over(rules: Rules, before: State[Any, Any], after: State[Any, Any], seat: Seat) -> bool:
    acted, acts = (rules.to_act(state.table) for state in (before, after))
    return seat in acted and seat not in acts


def _planned(rules: Rules, table: Any) -> Hashable:
    return rules.plans(table) if rules.plans is not None else None
