"""The chances of a handful: as a slow twin counts them, and as often as probes fall so."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from game.core.grid import Cell
from game.rules.deep_scan.foresight.odds import (
    NOTHING,
    Lie,
    best_again,
    chance,
    chance_tossed,
    falls_short,
    ways,
)
from game.rules.deep_scan.sky import BASE, OBJECT_POINTS, WIDTHS, Kind

DICE, METER = 30, 20
MIDDLE, RIM = Cell(3, 2), Cell(4, 2)
ROLLS = tuple(product(range(1, 7), repeat=4))


def fallen(kind, at, apart):
    """Say anew how each of all dice of a probe lets it lie (S4.1, S4.3, S4.4, S4.6)."""
    found = Counter()
    for one, two, three, four in ROLLS:
        x, y = apart * (one - two), apart * (three - four)
        if max(abs(x + 100 * (at.x - BASE.x)), abs(y + 100 * (at.y - BASE.y))) > 320:
            found[None] += 1
            continue
        rings = next(
            number for number in range(99) if x * x + y * y <= (number * WIDTHS[kind]) ** 2
        )
        rings = max(rings, 1)
        found[Lie(max(0, 6 - rings), 1 < rings <= 6)] += 1
    return {one: often / len(ROLLS) for one, often in found.items()}


@pytest.mark.parametrize("apart", [DICE, METER])
@pytest.mark.parametrize("at", [MIDDLE, RIM, Cell(1, 4)])
@pytest.mark.parametrize("kind", Kind)
def test_a_probe_lies_as_the_dice_let_it(kind, at, apart):
    assert dict(ways(kind, at, apart)) == pytest.approx(fallen(kind, at, apart))


def test_only_dice_at_the_rim_lose_probes():
    lost = {at for at in OBJECT_POINTS if None in dict(ways(Kind.GAS, at, DICE))}
    assert lost == {at for at in OBJECT_POINTS if {at.x, at.y} & {0, 4}}
    assert not any(None in dict(ways(Kind.GAS, at, METER)) for at in OBJECT_POINTS)


def full(lying, cards):
    """Whether any choice of probes to move inward makes it full."""
    liftable = [place for place, one in enumerate(lying) if one.liftable]
    return any(
        sum(one.steps for one in lying) + len(moved) >= 5
        for count in range(cards + 1)
        for moved in combinations(liftable, count)
    )


def twin(of, cards):
    """Return two slow functions: the best chance, and the chance if these stay."""

    @cache
    def best(lying, tosses):
        if full(lying, cards):
            return 1.0
        if not tosses:
            return 0.0
        places = range(len(lying))
        kept = (stay for count in places[1:] for stay in combinations(places, count))
        return max(
            (
                tossed(tuple(lying[one] for one in stay), len(lying) - len(stay), tosses - 1)
                for stay in kept
            ),
            default=0.0,
        )

    @cache
    def tossed(kept, count, tosses):
        found = 0.0
        for falls in product(of, repeat=count):
            likely = 1.0
            for _, often in falls:
                likely *= often
            lying = (*kept, *(one for one, _ in falls if one is not None))
            found += likely * best(tuple(sorted(lying)), tosses)
        return found

    return best, tossed


@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("kind, at", [(Kind.GAS, RIM), (Kind.WORMHOLE, MIDDLE)])
def test_chances_are_what_a_slow_twin_counts(kind, at, cards):
    of = ways(kind, at, DICE)
    best, tossed = twin(of, cards)
    for count in (1, 2, 3):
        assert chance_tossed(of, (), count, 2, cards) == pytest.approx(tossed((), count, 2))
    liftable, stuck = Lie(2, True), Lie(3, False)
    for lying in ((liftable, NOTHING), (stuck, NOTHING, Lie(0, True)), (Lie(1, True), liftable)):
        assert chance(of, lying, 2, cards) == pytest.approx(best(tuple(sorted(lying)), 2))
        kept = lying[1:]
        assert chance_tossed(of, kept, 1, 1, cards) == pytest.approx(tossed(kept, 1, 1))


@pytest.mark.parametrize("cards", [0, 1])
def test_what_is_best_tossed_again_has_the_best_chance(cards):
    of = ways(Kind.GRAVITY, RIM, DICE)
    random, lies = Random(3), [one for one, _ in of if one is not None]
    for _ in range(40):
        lying = tuple(random.choices(lies, k=5))
        if not falls_short(lying, cards):
            continue
        for tosses in (1, 2):
            again = best_again(of, lying, tosses, cards)
            kept = tuple(one for place, one in enumerate(lying) if place not in again)
            found = chance_tossed(of, kept, len(again), tosses - 1, cards)
            assert 0 < len(again) < len(lying)
            assert found == pytest.approx(chance(of, lying, tosses, cards))


def test_where_nothing_helps_nothing_is_tossed():
    of = ways(Kind.WORMHOLE, MIDDLE, DICE)
    assert best_again(of, (NOTHING, NOTHING), 0, 0) == ()
    assert best_again(of, (NOTHING,), 2, 0) == ()
    assert chance(of, (NOTHING,), 2, 0) == 0


def test_where_the_cards_are_enough_nothing_is_tossed():
    of, lying = ways(Kind.WORMHOLE, MIDDLE, DICE), (Lie(4, True), NOTHING)
    assert best_again(of, lying, 2, 1) == ()
    assert best_again(of, lying, 2, 0) == (1,)


def played(of, probes, cards, random):
    """Toss three times in the best way, and return whether it came to a hundred."""
    lies, often = zip(*of, strict=True)
    lying = tuple(one for one in random.choices(lies, often, k=probes) if one is not None)
    for tosses in (2, 1):
        if not falls_short(lying, cards):
            break
        again = best_again(of, lying, tosses, cards)
        kept = [one for place, one in enumerate(lying) if place not in again]
        fresh = random.choices(lies, often, k=len(again))
        lying = tuple(one for one in (*kept, *fresh) if one is not None)
    return not falls_short(lying, cards)


SHARES = {Kind.GAS: 0.942, Kind.GRAVITY: 0.776, Kind.MAGNETIC: 0.605, Kind.WORMHOLE: 0.474}
"""Of five probes in the middle of the map; the digest's are a little higher, since there none had
to stay where all counted nothing."""


@pytest.mark.parametrize("times", [2_000, pytest.param(100_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(
    "kind, probes, at, cards",
    [
        *((kind, 5, MIDDLE, 0) for kind in Kind),
        (Kind.GRAVITY, 7, RIM, 1),
    ],
)
def test_so_many_throws_of_a_hundred_succeed(kind, probes, at, cards, times):
    of, random = ways(kind, at, DICE), Random(times)
    expected = chance_tossed(of, (), probes, 2, cards)
    if not cards:
        assert expected == pytest.approx(SHARES[kind], abs=0.001)
    share = sum(played(of, probes, cards, random) for _ in range(times)) / times
    assert share == pytest.approx(expected, abs=4 * (0.25 / times) ** 0.5)
