"""A toss as it is shown: all fly, all lie where the rules say, and the sum climbs ring by ring."""

from itertools import pairwise

import pytest

from game.core.grid import Cell
from game.rules.deep_scan.events import Landed
from game.rules.deep_scan.sky import Offset
from game.view.deep_scan.tosses import COUNTED, REST, Toss, as_effect, read

LANDED = (
    Landed(1, Offset(130, -100), 60),
    Landed(2, Offset(100, -100), 100),
    Landed(4, Offset(-30, 350), 0, lost=True),
    Landed(5, Offset(250, -40), 0),
    Landed(9, Offset(70, -130), 20),
)
TOSS = Toss(2, LANDED)


def test_a_toss_is_read_as_it_was_written():
    effect = as_effect(2, Cell(3, 1), LANDED)
    assert read(effect.kind) == TOSS
    assert (effect.x, effect.y, effect.ms) == (3, 1, TOSS.ms)


def test_every_probe_lies_before_the_first_is_counted():
    assert not any(each.lies for each in TOSS.flown(TOSS.flies - 80))
    assert all(each.lies and each.high == each.spin == 0 for each in TOSS.flown(TOSS.flies))
    assert TOSS.counted(TOSS.flies - 1) == ()
    assert len(TOSS.counted(TOSS.flies)) == 1


def test_a_probe_only_comes_nearer_and_turns_over_less_and_less():
    for one, two in pairwise(TOSS.flown(ms) for ms in range(0, TOSS.ms, 10)):
        for before, after in zip(one, two, strict=True):
            assert 0 <= before.way <= after.way <= 1
            assert 1 >= before.spin >= after.spin >= 0
            assert 0 <= after.high <= 1


def test_what_lies_further_out_is_counted_first_and_nothing_is_left_out():
    assert [each.number for each in TOSS.scoring] == [9, 1, 2]
    assert TOSS.counted(TOSS.ms - 1) == TOSS.scoring


@pytest.mark.parametrize("count", range(1, 11))
def test_many_are_counted_as_quickly_as_a_few(count):
    toss = Toss(0, tuple(Landed(n, Offset(0, 0), 100) for n in range(1, count + 1)))
    assert toss.ms - toss.flies <= COUNTED + REST
    assert 800 > toss.flies >= 400
    assert [len(toss.counted(toss.flies + toss.step * n)) for n in range(count)] == list(
        range(1, count + 1)
    )
