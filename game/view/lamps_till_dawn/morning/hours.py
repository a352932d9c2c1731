"""The hours of a night as they are shown again: values, and what has been seen when one is over.

An hour is a turn of the night, or what comes before the first and after the last. Time is whole
milliseconds since the hour began.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from game.core.rules import Seat
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.encounters import TURN_PARTS, Encounter
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.state import Side, Table, Turn

from .ways import Timed

RECENT = 2
"""The tracks of so many hours before are still to be seen."""


class Kind(Enum):
    OPENING = "opening"
    TURN = "turn"
    ENDING = "ending"


@dataclass(frozen=True, slots=True)
class Beat:
    """An event that is seen from `begins` on and has become true at `ends`."""

    begins: int
    ends: int
    event: events.Event


@dataclass(frozen=True, slots=True)
class Gain:
    """So much a counter has gained at this moment."""

    ms: int
    side: Side
    count: int


@dataclass(frozen=True, slots=True)
class Walk:
    """The way of a seat in a slot, and the foot prints it leaves."""

    seat: Seat
    spots: tuple[Timed, ...]
    prints: tuple[Timed, ...]


@dataclass(frozen=True, slots=True)
class Meeting:
    """As much of an encounter as is in an hour; it is `new` in the one in which it begins, and
    the so-manieth of the night."""

    encounter: Encounter
    number: int
    begins: int
    ends: int
    new: bool


@dataclass(frozen=True, slots=True)
class Hour:
    """What is shown in so many milliseconds."""

    kind: Kind
    turn: Turn
    ms: int
    beats: tuple[Beat, ...] = ()
    walks: tuple[Walk, ...] = ()
    gains: tuple[Gain, ...] = ()
    met: tuple[Meeting, ...] = ()

    def at(self, part: int) -> int:
        """Return when a part of the turn begins, in milliseconds."""
        return part * self.ms // TURN_PARTS

    def news(self, ms: int) -> tuple[Meeting, ...]:
        """Return the encounters that have begun in it until now."""
        return tuple(each for each in self.met if each.new and each.begins <= ms)


@dataclass(frozen=True, slots=True)
class Seen:
    """How much of the night has been shown: all of its table, what both sides never knew of it,
    how much there is to come, and the hours just before, whose tracks are still to be seen."""

    table: Table
    turns: int
    in_rooms: int = 0
    in_doorways: int = 0
    past: int = 0
    before: tuple[Hour, ...] = ()


def shown_on(seen: Seen, hour: Hour) -> Seen:
    """Return what has been seen when an hour is over."""
    table = seen.table
    for beat in hour.beats:
        table = evolve(table, beat.event)
    doors, rooms = counted(hour.news(hour.ms))
    return replace(
        seen,
        table=table,
        in_rooms=seen.in_rooms + rooms,
        in_doorways=seen.in_doorways + doors,
        past=seen.past + (hour.kind is Kind.TURN),
        before=(*seen.before, hour)[-RECENT:],
    )


def counted(news: Sequence[Meeting]) -> tuple[int, int]:
    """Return how many of these were in doorways, and how many in rooms."""
    doors = sum(each.encounter.doorway_from is not None for each in news)
    return doors, len(news) - doors


def table_at(seen: Seen, hour: Hour, ms: int) -> Table:
    """Return the table as it is so long after an hour began."""
    table = seen.table
    for beat in hour.beats:
        if beat.ends <= ms:
            table = evolve(table, beat.event)
    return table
