"""What each seat did in a match of Deep Scan, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.deeds import Deeds, counted
from game.core.played_story import along
from game.core.rules import Told

from . import events
from .evolve import evolve
from .sky import Kind
from .state import Table

BARGAINS = 3
"""So many bargains in a match are worth a medal."""


def deeds(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat; a bargain is one of all who sit in both ships."""
    counts: list[Counter[str]] = [Counter() for _ in start.seats]
    tossed = 0
    for table, each in along(start, told, evolve):
        match each.event:
            case events.ProbesTossed(seat, landed=landed, toss=toss):
                tossed = toss
                counts[seat]["probes"] += len(landed)
                counts[seat]["probes_lost"] += sum(probe.lost for probe in landed)
            case events.AccuracyReached(seat, at=at):
                found = table.object_at(at)
                far = found is not None and found.kind is Kind.WORMHOLE
                counts[seat]["first_tosses"] += far and tossed == 1
            case events.ObjectScanned(seat, resources=resources):
                counts[seat]["scanned"] += 1
                counts[seat]["resources"] += resources
            case events.OfferAgreed(_, ship, to):
                for seat in (*start.setup.crew(ship), *start.setup.crew(to)):
                    counts[seat]["bargains"] += 1
            case _:
                pass
    return tuple(Deeds(counted(one), (), tuple(_feats(one))) for one in counts)


def _feats(counts: Counter[str]) -> Iterator[str]:
    if counts["first_tosses"]:
        yield "first_toss"
    if counts["bargains"] >= BARGAINS:
        yield "haggler"


DEEDS = deeds
