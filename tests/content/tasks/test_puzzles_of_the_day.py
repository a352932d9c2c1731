"""The puzzles of a day: always the same, and none again before all of its strength were there."""

from __future__ import annotations

from datetime import timedelta

import pytest

from game.content.tasks.packs import load_pack, packs
from game.content.tasks.puzzle_of_the_day import (
    COUNTED,
    SINCE,
    STRENGTHS,
    puzzle_of_the_day,
)

GAME = "tank_chess"


def on(days: int):
    return puzzle_of_the_day(GAME, (SINCE + timedelta(days=days)).isoformat())


def test_a_day_has_three_strengths_the_easiest_first():
    found = on(0)
    assert [each.lot.strength for each in found] == [1, 2, 3]
    assert [each.lot.grade for each in found] == sorted(each.lot.grade for each in found)
    assert {each.lot.day for each in found} == {SINCE.isoformat()}


@pytest.mark.parametrize("strength", range(len(STRENGTHS)))
def test_each_puzzle_of_a_strength_comes_once_in_a_round(strength):
    count = sum(STRENGTHS[strength].values())
    first = [on(day)[strength].name for day in range(count)]
    assert len({*first}) == count
    assert [on(day)[strength].name for day in range(count, 2 * count)] != first


def test_the_packs_hold_what_is_chosen_among():
    there = {pack.name: {each.lot.number for each in load_pack(pack)} for pack in packs(GAME)}
    for counted in (COUNTED, *STRENGTHS):
        for name, count in counted.items():
            assert {*range(1, count + 1)} <= there[name]


def test_a_game_without_such_packs_has_none():
    assert puzzle_of_the_day("one_cut", SINCE.isoformat()) == ()
