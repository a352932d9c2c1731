"""What a turn was for everybody: its public events, by what they betray."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.house import RoomNumber

Moment = tuple[int, RoomNumber]
"""A slot and a room."""
Found = tuple[Seat, RoomNumber]
"""Who, and in which room."""


@dataclass(frozen=True, slots=True)
class News:
    """`calls` has the slot of each; `woken` the rooms, with whether somebody was bitten there."""

    lit: tuple[Moment, ...] = ()
    flickered: tuple[Moment, ...] = ()
    put_out: tuple[Moment, ...] = ()
    calls: tuple[int, ...] = ()
    banished: frozenset[RoomNumber] = frozenset()
    repelled: tuple[Found, ...] = ()
    frightened: tuple[Found, ...] = ()
    woken: tuple[tuple[RoomNumber, bool], ...] = ()


def news_of(told: Iterable[events.Event]) -> News:
    """Return what the events of a turn betray; whatever a seat heard beside is left out."""
    slot = 0
    heard: list[tuple[int, events.Event]] = []
    for event in told:
        if isinstance(event, events.SlotDone):
            slot = event.slot
        heard.append((slot, event))
    return News(
        lit=tuple((s, e.room) for s, e in heard if isinstance(e, events.LampLit)),
        flickered=tuple((s, e.room) for s, e in heard if isinstance(e, events.LampFlickered)),
        put_out=tuple((s, e.room) for s, e in heard if isinstance(e, events.LampPutOut)),
        calls=tuple(s for s, e in heard if isinstance(e, events.NightmareCalled)),
        banished=frozenset(e.room for _, e in heard if isinstance(e, events.NightmareBanished)),
        repelled=tuple((e.seat, e.room) for _, e in heard if isinstance(e, events.DarkRepelled)),
        frightened=tuple(
            (e.seat, e.room) for _, e in heard if isinstance(e, events.LightFrightened)
        ),
        woken=tuple((e.room, e.bitten) for _, e in heard if isinstance(e, events.NightmareWoken)),
    )
