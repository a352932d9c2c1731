"""Lists that are worked out: the same as if they were written down."""

from dataclasses import dataclass
from itertools import product

import pytest

from game.core.long_list import Block, LongList


@dataclass(frozen=True)
class Throw:
    toy: str
    azimuth: int
    reach: int


@dataclass(frozen=True)
class Wait:
    turns: int


SHORT = LongList(
    Block(Throw("ball", 0, 0), {"azimuth": range(3), "reach": range(5, 9)}),
    Block(Throw("gamma", 0, 0), {}),
    Block(Throw("rag", 7, 0), {"reach": range(0)}),
    Block(Wait(0), {"turns": range(1, 4)}),
)
WRITTEN = (
    *(Throw("ball", azimuth, reach) for azimuth, reach in product(range(3), range(5, 9))),
    Throw("gamma", 0, 0),
    *(Wait(turns) for turns in range(1, 4)),
)


def test_it_has_what_stands_in_it_in_its_order():
    assert tuple(SHORT) == WRITTEN
    assert len(SHORT) == len(WRITTEN)
    assert SHORT[-1] == WRITTEN[-1]
    assert SHORT[3:14:5] == WRITTEN[3:14:5]


def test_each_is_found_where_it_stands():
    assert [SHORT.index(each) for each in WRITTEN] == list(range(len(WRITTEN)))
    assert all(each in SHORT for each in WRITTEN)


@pytest.mark.parametrize(
    "other",
    [
        Throw("ball", 3, 5),
        Throw("ball", 0, 4),
        Throw("rag", 7, 0),
        Throw("gamma", 1, 0),
        Throw("ball", True, 5),
        Wait(4),
        "Wait",
    ],
)
def test_what_does_not_stand_in_it_is_not_found(other):
    assert other not in SHORT
    with pytest.raises(ValueError, match="not in the list"):
        SHORT.index(other)


@pytest.mark.parametrize("place", [len(WRITTEN), -len(WRITTEN) - 1])
def test_nothing_stands_past_its_ends(place):
    with pytest.raises(IndexError):
        SHORT[place]


def test_a_million_are_asked_for_one():
    many = LongList(
        *(
            Block(Throw(toy, 0, 0), {"azimuth": range(360), "reach": range(5, 141)})
            for toy in map(str, range(30))
        )
    )
    assert len(many) == 30 * 360 * 136
    assert many[many.index(Throw("29", 359, 140))] == many[-1]


def test_an_empty_one_has_nothing():
    assert not LongList()
    assert tuple(LongList()) == ()
