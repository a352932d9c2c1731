"""Who was where at every moment of a night, and where two of different sides met.

All who move in a slot walk at once, each at an even pace through as many rooms as it goes: so time
is counted in parts of a slot, and whoever has left a room before another comes has not met it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, pairwise, product

from game.core.rules import Seat, Told

from . import events
from .actions import PlanMove
from .house import RoomNumber
from .state import SLOTS, Side, Table

SLOT_PARTS, END_PARTS = 12, 6
"""A slot has so many parts, since one, two and three steps go into it; so many has the end of a
turn."""
TURN_PARTS = SLOTS * SLOT_PARTS + END_PARTS


@dataclass(frozen=True, slots=True)
class Stay:
    """A seat was in a room from one part of the night to another; it came there on foot or not."""

    seat: Seat
    room: RoomNumber
    begins: int
    ends: int
    on_foot: bool = False


Stays = tuple[Stay, ...]


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two sides were in one room, or went through one doorway to this room from opposite sides."""

    begins: int
    ends: int
    room: RoomNumber
    doorway_from: RoomNumber | None
    seats: tuple[Seat, ...]


def step_parts(slot: int, steps: int) -> tuple[int, ...]:
    """Return when somebody who takes so many steps in a slot goes through each doorway."""
    begins = (slot - 1) * SLOT_PARTS
    return tuple(begins + (2 * step + 1) * SLOT_PARTS // (2 * steps) for step in range(steps))


def stays(start: Table, told: Iterable[Told[events.Event]]) -> tuple[Stays, ...]:
    """Return by seat where it was, one room after the other; all of a night must be known."""
    night = _Night(start)
    for each in told:
        match each.event:
            case events.SlotDone(slot, done):
                night.until = night.begun + slot * SLOT_PARTS
                for action in (a for a in done if isinstance(a, PlanMove)):
                    parts = step_parts(slot, len(action.path))
                    for room, part in zip(action.path, parts, strict=True):
                        night.enter(action.seat, room, part, on_foot=True)
            case events.Fled(seats, rooms):
                night.until = night.begun + TURN_PARTS
                for seat, fled in zip(seats, rooms, strict=True):
                    assert fled is not None
                    night.enter(seat, fled, TURN_PARTS)
            case events.TurnBegan():
                night.until = night.begun = night.begun + TURN_PARTS
            case events.MatchEnded():
                night.until = night.begun + TURN_PARTS
            case _:
                pass
    return night.ended()


def encounters(start: Table, told: Iterable[Told[events.Event]]) -> tuple[Encounter, ...]:
    """Return where the sides met, in the order of the night."""
    found = stays(start, told)
    lights, darks = ([found[seat] for seat in start.of_side(side)] for side in Side)
    met = [*_in_rooms(lights, darks), *_in_doorways(lights, darks)]
    return tuple(sorted(met, key=lambda each: (each.begins, each.room, each.ends)))


class _Night:
    """Where all are while a night is gone through: its present turn `begun` then, and it is told
    until then."""

    def __init__(self, start: Table) -> None:
        self.begun = self.until = 0
        self._found: list[list[Stay]] = [[] for _ in start.seats]
        self._now: list[Stay] = []
        for seat, character in enumerate(start.characters):
            assert character.room is not None
            self._now.append(Stay(seat, character.room, 0, 0))

    def enter(self, seat: Seat, room: RoomNumber, part: int, on_foot: bool = False) -> None:
        self._leave(seat, self.begun + part)
        self._now[seat] = Stay(seat, room, self.begun + part, 0, on_foot)

    def ended(self) -> tuple[Stays, ...]:
        for stay in self._now:
            self._leave(stay.seat, self.until)
        return tuple(map(tuple, self._found))

    def _leave(self, seat: Seat, part: int) -> None:
        self._found[seat].append(replace(self._now[seat], ends=part))


def _in_rooms(lights: list[Stays], darks: list[Stays]) -> Iterator[Encounter]:
    """Yield for each room the times in which both sides were there."""
    shared = [
        Encounter(max(a.begins, b.begins), min(a.ends, b.ends), a.room, None, (a.seat, b.seat))
        for a, b in product(chain(*lights), chain(*darks))
        if a.room == b.room and max(a.begins, b.begins) < min(a.ends, b.ends)
    ]
    return _joined(sorted(shared, key=lambda each: (each.room, each.begins)))


def _in_doorways(lights: list[Stays], darks: list[Stays]) -> Iterator[Encounter]:
    """Yield where two went through a doorway at once, from opposite sides."""
    passed = [
        Encounter(now.begins, now.begins, now.room, was.room, (now.seat, their.seat))
        for (was, now), (were, their) in product(_steps(lights), _steps(darks))
        if now.begins == their.begins and (was.room, now.room) == (their.room, were.room)
    ]
    return _joined(sorted(passed, key=lambda each: (_place(each), each.begins)))


def _steps(found: list[Stays]) -> Iterator[tuple[Stay, Stay]]:
    """Yield each step on foot: where one was, and where then."""
    return ((was, now) for own in found for was, now in pairwise(own) if now.on_foot)


def _joined(met: list[Encounter]) -> Iterator[Encounter]:
    """Yield what lies apart in time or place, each with all who were there."""
    last: Encounter | None = None
    for each in met:
        if last and _place(each) == _place(last) and each.begins <= last.ends:
            seats, ends = {*last.seats, *each.seats}, max(last.ends, each.ends)
            last = replace(last, ends=ends, seats=tuple(sorted(seats)))
            continue
        if last:
            yield last
        last = each
    if last:
        yield last


def _place(each: Encounter) -> tuple[RoomNumber, RoomNumber]:
    return each.room, each.doorway_from or 0
