"""What each seat did in a match of Lamps Till Dawn, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.deeds import Deeds, counted
from game.core.played_story import along
from game.core.rules import Seat, Told

from . import events
from .actions import PlanLamp, PlanMove, Slotted
from .evolve import evolve
from .house import RoomNumber
from .state import Side, Table

LAMPS, BITES = 5, 2
"""So many lamps in a night, and bites of one's own nightmares, are worth a medal."""


def deeds(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    counts: list[Counter[str]] = [Counter() for _ in start.seats]
    done: tuple[Slotted | None, ...] = ()
    for table, each in along(start, told, evolve):
        match each.event:
            case events.SlotDone(done=done):
                for action in done:
                    if isinstance(action, PlanMove):
                        counts[action.seat]["rooms"] += len(action.path)
            case events.LampLit(room):
                for seat in _at_lamp(table, done, room, Side.LIGHT):
                    counts[seat]["lamps"] += 1
            case events.LampPutOut(room):
                for seat in _at_lamp(table, done, room, Side.DARK):
                    counts[seat]["put_out"] += 1
            case events.NightmareCalled(owner=seat) if seat is not None:
                counts[seat]["called"] += 1
            case events.NightmareWoken(number, bitten=True):
                counts[_owner(table, number)]["bites"] += 1
            case events.LightFrightened(seat):
                counts[seat]["frightened"] += 1
            case events.DarkRepelled(seat):
                counts[seat]["repelled"] += 1
            case _:
                pass
    return tuple(Deeds(counted(each), feats=tuple(_feats(each))) for each in counts)


def _feats(counts: Counter[str]) -> Iterator[str]:
    if counts["lamps"] >= LAMPS:
        yield "lamplighter"
    if counts["bites"] >= BITES:
        yield "sweet_dreams"


def _at_lamp(
    table: Table, done: tuple[Slotted | None, ...], room: RoomNumber, side: Side
) -> tuple[Seat, ...]:
    """Return who of a side had a hand on this lamp."""
    hands = (action.seat for action in done if isinstance(action, PlanLamp))
    at_lamp = (seat for seat in hands if table.characters[seat].room == room)
    return tuple(seat for seat in at_lamp if table.side(seat) is side)


def _owner(table: Table, number: int) -> Seat:
    owner = next(each.owner for each in table.nightmares if each.number == number)
    assert owner is not None
    return owner


DEEDS = deeds
