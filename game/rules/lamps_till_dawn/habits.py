"""What somebody of one habit plans: the other side of a task, whose rule is told with the task.

Only what a seat sees decides, and no dice, so from what is told it can be worked out where it is.
Where several rooms are equally near it takes the first by its sign.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.core.rules import Seat

from .actions import PlanLamp, PlanMove, Planned, PlanScare
from .house import FURTHEST, House, Path, RoomNumber
from .state import SLOTS, Side, Table

Plan = tuple[Planned, ...]


@dataclass(frozen=True, slots=True)
class Habit:
    """`plans(view, seat, room)` is what it does in the room where it is."""

    side: Side
    plans: Callable[[Table, Seat, RoomNumber], Plan]

    def of(self, view: Table, seat: Seat) -> Plan:
        """Return what a seat of this habit plans, as it sees the table."""
        here = view.characters[seat].room
        assert here is not None
        return self.plans(view, seat, here)


def _lurker(view: Table, seat: Seat, here: RoomNumber) -> Plan:
    """Stay and scare; a lamp that burns there is put out before."""
    return (PlanLamp(seat), PlanScare(seat)) if here in view.lamps else (PlanScare(seat),)


def _moth(view: Table, seat: Seat, here: RoomNumber) -> Plan:
    """Put out what burns here, then go towards the nearest other lamp; if none burns, lurk."""
    others = view.lamps - {here}
    if here in view.lamps:
        return (PlanLamp(seat), *_walk(view.house, seat, here, others)[:1])
    if not others:
        return _lurker(view, seat, here)
    return _then(_walk(view.house, seat, here, others), PlanLamp(seat))


def _lamplighter(view: Table, seat: Seat, here: RoomNumber) -> Plan:
    """Light what is dark here, then go to the nearest other dark room; else go and light there."""
    others = frozenset(view.house.numbers) - view.lamps - {here}
    if here not in view.lamps:
        return (PlanLamp(seat), *_walk(view.house, seat, here, others)[:1])
    return _then(_walk(view.house, seat, here, others), PlanLamp(seat))


HABITS: Mapping[str, Habit] = {
    "lurker": Habit(Side.DARK, _lurker),
    "moth": Habit(Side.DARK, _moth),
    "lamplighter": Habit(Side.LIGHT, _lamplighter),
}


def _then(moves: tuple[PlanMove, ...], deed: Planned) -> Plan:
    """Return a way, and what is done at its end if there is a slot for it."""
    plan: Plan = (*moves, deed)
    return plan[:SLOTS]


def _walk(
    house: House, seat: Seat, here: RoomNumber, goals: frozenset[RoomNumber]
) -> tuple[PlanMove, ...]:
    """Return the moves to the nearest of these rooms, none where there are none."""
    known = _ways(house, here)
    near = min(goals, key=lambda room: (len(known[room]), room), default=here)
    way = known[near]
    steps = (way[place : place + FURTHEST] for place in range(0, len(way), FURTHEST))
    return tuple(PlanMove(seat, part) for part in steps)[:SLOTS]


@lru_cache(maxsize=512)
def _ways(house: House, here: RoomNumber) -> Mapping[RoomNumber, Path]:
    """Return a shortest way from a room to each other one, by the first signs."""
    found: dict[RoomNumber, Path] = {here: ()}
    for room in (queue := [here]):
        for beside in sorted(house.beside(room)):
            if beside not in found:
                found[beside] = (*found[room], beside)
                queue.append(beside)
    return found
