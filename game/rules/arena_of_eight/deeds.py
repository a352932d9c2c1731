"""What each seat did in a match of Arena of Eight, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.deeds import Deeds, counted
from game.core.rules import Seat, Told
from game.rules.arena_of_eight.events import (
    BlowBlocked,
    BlowCountered,
    BlowDodged,
    BlowStruck,
    Event,
    FighterHit,
    WallHit,
)
from game.rules.arena_of_eight.state import SEATS, Table, other


def deeds(_start: Table, told: Sequence[Told[Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat; to knock out by a counter blow is worth a medal."""
    counts: list[Counter[str]] = [Counter() for _ in SEATS]
    feats: list[list[str]] = [[] for _ in SEATS]
    countered: Seat | None = None
    for each in told:
        match each.event:
            case BlowStruck():
                countered = None
            case BlowCountered(seat):
                countered = seat
                counts[seat]["counters"] += 1
            case BlowDodged(seat) | BlowBlocked(seat, left=0):
                counts[seat]["stopped"] += 1
            case FighterHit(seat, health=0) | WallHit(seat, health=0):
                counts[other(seat)]["knockouts"] += 1
                if countered == other(seat):
                    feats[other(seat)].append("bitten_back")
            case _:
                pass
    return tuple(Deeds(counted(counts[seat]), (), tuple(feats[seat])) for seat in SEATS)


DEEDS = deeds
