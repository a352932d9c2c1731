"""How likely a handful of probes comes to a hundred, exactly, if it is tossed in the best way (S4).

What has failed already lies in few ways: parts of less than a hundred. So all of them are followed
through the tosses that are left, in whole steps of 20, and remembered with a cap; a card is laid
where it decides, since nothing is gained by laying it sooner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.core.grid import Cell
from game.rules.deep_scan.sky import ENOUGH, RINGS, STEP, Kind, Offset, accuracy, offset, ring

FULL = ENOUGH // STEP
DIE = range(1, 7)


class Lie(NamedTuple):
    """How a probe lies: its steps of 20, and whether a card may move it inward."""

    steps: int
    liftable: bool


Lying = tuple[Lie, ...]
"""The probes that lie, the best first."""
Ways = tuple[tuple[Lie | None, float], ...]
"""How a probe that is tossed may come to rest, None for lost, and how likely."""
NOTHING = Lie(0, False)


@lru_cache(maxsize=256)
def ways(kind: Kind, at: Cell, apart: int) -> Ways:
    """Return how a probe tossed at an object may lie, where a point of a die is so far (S4.4)."""
    middle, found = offset(at), Counter[Lie | None]()
    errors = Counter(one - two for one, two in product(DIE, repeat=2))
    for (dx, often), (dy, as_often) in product(errors.items(), repeat=2):
        place = Offset(middle.x + apart * dx, middle.y + apart * dy)
        found[None if place.lost else lie(kind, at, place)] += often * as_often
    order = sorted(found.items(), key=lambda each: (each[0] is None, each[0] or NOTHING))
    return tuple((each, often / len(DIE) ** 4) for each, often in order)


def lie(kind: Kind, at: Cell, place: Offset) -> Lie:
    rings = ring(kind, at, place)
    return Lie(accuracy(rings) // STEP, 0 < rings <= RINGS)


def falls_short(lying: Lying, cards: int) -> bool:
    """Whether so many cards, laid as well as can be, do not make it full."""
    return sum(one.steps for one in lying) + min(cards, _liftable(lying)) < FULL


def chance(of: Ways, lying: Lying, tosses: int, cards: int) -> float:
    """Return the chance of full accuracy for probes that lie, with so many tosses left."""
    if not falls_short(lying, cards):
        return 1.0
    return max(_chances(of, _plain(lying, cards), tosses, cards).values(), default=0.0)


def chance_tossed(of: Ways, kept: Lying, count: int, tosses: int, cards: int) -> float:
    """Return the chance if so many are tossed beside those kept, so many tosses left after it."""
    return _tossed(of, _plain(kept, cards), count, tosses, cards)


def best_again(of: Ways, lying: Lying, tosses: int, cards: int) -> tuple[int, ...]:
    """Return the places of the probes that are best tossed again, none where no toss helps or the
    cards are enough."""
    if not falls_short(lying, cards):
        return ()
    plain = _plain(lying, cards)
    found = _chances(of, plain, tosses, cards)
    best = max(found, key=found.__getitem__, default=plain)
    if not found.get(best):
        return ()
    order = sorted(range(len(lying)), key=lambda place: lying[place], reverse=True)
    stays = Counter(best)
    again = []
    for place, one in zip(order, plain, strict=True):
        if stays[one]:
            stays[one] -= 1
        else:
            again.append(place)
    return tuple(sorted(again))


@lru_cache(maxsize=8_192)
def _chances(of: Ways, lying: Lying, tosses: int, cards: int) -> dict[Lying, float]:
    """Return the chance by what stays: some of what counts, or where nothing does any (S4.2)."""
    if not tosses or len(lying) < 2:
        return {}
    return {
        kept: _tossed(of, kept, len(lying) - len(kept), tosses - 1, cards)
        for kept in _parts(lying)
        if len(kept) < len(lying)
    }


def _parts(lying: Lying) -> Iterator[Lying]:
    """Yield all that may stay, once each and the shortest first; what counts nothing is tossed."""
    counts = Counter(one for one in lying if one.steps or one.liftable)
    often = [range(count + 1) for count in counts.values()]
    for numbers in sorted(product(*often), key=sum):
        kept = Counter(dict(zip(counts, numbers, strict=True)))
        if any(numbers):
            yield tuple(sorted(kept.elements(), reverse=True))
    if not counts:
        yield lying[:1]


@lru_cache(maxsize=16_384)
def _tossed(of: Ways, kept: Lying, count: int, tosses: int, cards: int) -> float:
    failed = 0.0
    for fallen, likely in _short(of, count, cards).items():
        lying = _plain((*kept, *fallen), cards)
        if falls_short(lying, cards):
            failed += likely * (1.0 - chance(of, lying, tosses, cards))
    return 1.0 - failed


@lru_cache(maxsize=1_024)
def _short(of: Ways, count: int, cards: int) -> dict[Lying, float]:
    """Return the ways in which so many probes fall short by themselves, and how likely."""
    if not count:
        return {(): 1.0}
    found: dict[Lying, float] = {}
    for lying, likely in _short(of, count - 1, cards).items():
        for one, often in of:
            more = lying if one is None else _plain((*lying, one), cards)
            if falls_short(more, cards):
                found[more] = found.get(more, 0.0) + likely * often
    return found


def _plain(lying: Lying, cards: int) -> Lying:
    """Return it with no more to be moved than there are cards: who stays before better ones, which
    could be moved as well, is never the best."""
    lying = tuple(sorted(lying, reverse=True))
    for place in reversed(range(len(lying))):
        if _liftable(lying) <= cards:
            break
        lying = (*lying[:place], Lie(lying[place].steps, False), *lying[place + 1 :])
    return lying


def _liftable(lying: Lying) -> int:
    return sum(one.liftable for one in lying)
