"""Which probes may be tossed together: all there may be, and the few that are listed.

A first handful is listed by how many they are, since all are alike. Of those that lie every choice
is listed where they are few, else only the worst, for each number of them. A hand that swings
tosses each of these ninety thousand ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from game.core.long_list import Block
from game.core.rules import Seat

from .actions import MOST_ASIDE, Toss
from .positioning import may_toss_again
from .state import HandKind, Positioning, Table

ALL_LISTED = 5
"""Of so many probes that lie every choice is listed."""

Probes = tuple[int, ...]


def tosses(table: Table) -> Iterable[Probes]:
    """Return which probes may be tossed, of many that lie only the worst for each number."""
    doing = table.positioning
    if doing is None or table.scanning is not None:
        return ()
    if not doing.tosses:
        return (tuple(range(1, count + 1)) for count in range(1, table.own.has.probe + 1))
    if not may_toss_again(doing):
        return ()
    lying = tuple(probe.number for probe in doing.probes)
    if len(lying) <= ALL_LISTED:
        return _choices(lying, len(lying) - 1)
    return (worst(doing, count) for count in range(1, len(lying)))


def handfuls(table: Table, seat: Seat) -> Iterator[Block]:
    """Yield every toss there may be, also of probes that nobody would choose."""
    doing = table.positioning
    if doing is None or table.scanning is not None:
        return
    if not doing.tosses:
        found = _choices(tuple(range(1, table.own.has.probe + 1)), table.own.has.probe)
    else:
        lying = tuple(probe.number for probe in doing.probes)
        found = _choices(lying, len(lying) - 1) if may_toss_again(doing) else ()
    swings = table.setup.hands[seat] is HandKind.METER
    aside = range(-MOST_ASIDE, MOST_ASIDE + 1) if swings else range(1)
    for probes in found:
        yield Block(Toss(seat, probes), {"dx": aside, "dy": aside})


def worst(doing: Positioning, count: int) -> Probes:
    """Return the numbers of so many probes that count least, the lower numbers first of equals."""
    ranked = sorted(doing.probes, key=lambda probe: (probe.accuracy, probe.number))
    return tuple(sorted(probe.number for probe in ranked[:count]))


@lru_cache(maxsize=256)
def _choices(numbers: Probes, most: int) -> tuple[Probes, ...]:
    """Return all choices of these, at most so many of them, the smaller ones first."""
    counts = range(1, most + 1)
    return tuple(some for count in counts for some in combinations(numbers, count))
