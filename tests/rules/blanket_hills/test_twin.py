"""The flight, pits, rolling, rays and a land of bumps against their slow twins."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.blanket_hills.actions import Arc
from game.rules.blanket_hills.flight import COSINE, SINE, after, flight, heights
from game.rules.blanket_hills.land import HIGH, WIDE, Land, generated
from game.rules.blanket_hills.rolling import roll
from game.rules.blanket_hills.standing import tops
from game.rules.blanket_hills.tossing import ray_points
from tests.nights import numbers
from tests.rules.blanket_hills import twin

NIGHT = numbers("HILLS_THROWS", 100_000)
"""So many throws; HILLS_THROWS=1000000 looks at a million, NIGHT_SEED=2 at others."""
THROWS, LANDS = 3_000, 12


@cache
def ground(number):
    """Return a random land of bumps with some pits in it, as the twin has it."""
    dice = Dice(number, "ground")
    bumps = [
        (dice.below(100), dice.below(60), 8 + dice.below(13), dice.below(28) - 12) for _ in range(8)
    ]
    land = twin.folds(bumps)
    for _ in range(dice.below(4)):
        radius, depth = dice.choice(((10, 20), (15, 40)))
        land = twin.sunk(land, (dice.below(100), dice.below(60)), radius, depth)
    return land


@cache
def as_land(number):
    return known(ground(number))


def known(land):
    """Return a land of the twin as the referee has it."""
    return Land(bytes(land[x, y] for y in range(HIGH) for x in range(WIDE)))


def cells(places):
    return tuple(Cell(*place) for place in places)


def scene(number, throw):
    """Return random things that stand on a land, and who throws among them."""
    dice = Dice(number, "scene", throw)

    def some(most):
        return tuple((2 + dice.below(96), 2 + dice.below(56)) for _ in range(dice.below(most)))

    start = 2 + dice.below(96), 2 + dice.below(56)
    return twin.Scene(ground(number), some(4), some(4), some(4)), start


def thrown(number, throw):
    """Throw once by both and return where it struck; every height of its way is compared."""
    around, start = scene(number, throw)
    dice = Dice(number, "throw", throw)
    azimuth, arc = dice.below(360), dice.choice(tuple(Arc))
    reach = 5 + dice.below(1 + dice.below(136))
    struck, passed = twin.flight(around, start, azimuth, reach, arc.apex(reach))
    land = as_land(number)
    domes = cells(dome for dome in around.domes if twin.far(dome, start) > 100)
    high = tops(land, cells(around.rivals), cells(around.towers), domes)
    height = land.height(Cell(*start))
    found = flight(high, Cell(*start), height, azimuth, reach, arc.apex(reach))
    assert found.at == (Cell(*struck) if struck else None), (number, throw)
    way = tuple(after(Cell(*start), azimuth, step) for step in range(1, len(passed) + 1))
    assert way == cells(place for place, _ in passed)
    assert heights(height, reach, arc, len(passed))[1:] == tuple(high for _, high in passed)
    assert found.steps == len(passed) + (struck is None)
    return found.at


@pytest.mark.parametrize("number", range(LANDS))
def test_a_throw_strikes_where_its_slow_twin_does(number):
    throws = [thrown(number, throw) for throw in range(THROWS // LANDS)]
    assert None in throws
    assert len({at for at in throws if at}) > THROWS // LANDS // 4


@pytest.mark.nightly  # each throw takes a millisecond or two
def test_a_hundred_thousand_throws_strike_where_their_slow_twins_do():
    for throw in NIGHT:
        thrown(throw // 2_000, throw)


def test_sines_are_ten_thousandths_rounded_half_up():
    assert tuple(map(twin.sine, range(360))) == SINE
    assert tuple(twin.sine(azimuth + 90) for azimuth in range(360)) == COSINE
    assert (SINE[30], SINE[68], SINE[210], COSINE[68]) == (5_000, 9_272, -5_000, 3_746)


@pytest.mark.parametrize("number", range(LANDS))
def test_a_pit_lowers_what_its_slow_twin_does(number):
    dice, land, other = Dice(number, "pits"), ground(number), as_land(number)
    corners = [(0, 0), (99, 59), (99, 0), (0, 30)]
    for centre in (*corners, *((dice.below(100), dice.below(60)) for _ in range(4))):
        radius, depth = dice.choice(((10, 20), (15, 40)))
        land, other = (
            twin.sunk(land, centre, radius, depth),
            other.with_pit(Cell(*centre), radius, depth),
        )
        assert other == known(land)


@pytest.mark.parametrize("number", range(LANDS))
def test_a_ball_rolls_as_its_slow_twin_does(number):
    for throw in range(40):
        around, start = scene(number, throw)
        way = twin.rolled(around, start, around.rivals)
        things = (around.rivals, around.towers, around.domes)
        found = roll(as_land(number), Cell(*start), *map(cells, things))
        assert found.path == cells(way[1:])


def test_a_ray_gives_what_its_slow_twin_does():
    apart = (*range(1, 500), *range(500, 4_500, 7), 4_443, 4_444, 4_445, 13_378)
    assert [ray_points(square) for square in apart] == [twin.ray(square) for square in apart]


@pytest.mark.parametrize("seed", range(4))
def test_a_land_of_a_seed_is_that_of_its_eight_bumps(seed):
    def bump(number):
        def thrown(what, sides):
            return Dice(seed, "bump", number, what).below(sides)

        return (
            thrown("x", 100),
            thrown("y", 60),
            8 + thrown("radius", 13),
            thrown("height", 28) - 12,
        )

    assert generated(seed) == known(twin.folds([bump(number) for number in range(1, 9)]))
