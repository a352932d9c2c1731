"""When the tune of Proving Ground is calm, in contact, or alarmed."""

from dataclasses import replace

import pytest

from game.rules.proving_ground.letters.scenario_position import read_position
from game.rules.proving_ground.play import new
from game.rules.proving_ground.state import Setup, Zone
from game.scenes.proving_ground.heat import heat


def table(row, **given):
    sections = {"board": (row, "  A  B  C  D  E"), "tanks": ("G bt_7", "R t_34"), "turn": ("G",)}
    return read_position({**sections, **given}).state.table


def test_a_match_that_is_being_set_up_is_calm():
    assert heat(new(Setup(), 1).table) == 0


@pytest.mark.parametrize("row, hot", [("1 .G .. .. .. .R", 0), ("1 .G .. .. .R ..", 1)])
def test_rivals_within_the_reach_of_a_gun_are_contact(row, hot):
    assert heat(table(row)) == hot


def test_a_tank_that_waits_to_return_is_contact():
    assert heat(table("1 .G .. .. .. ..", tanks=("G bt_7", "R !t_34, m4"))) == 1


def test_one_pair_before_the_target_is_alarm():
    now = table("1 .G .. .. .. .R")
    near = Zone(spoils=(1,) * (now.target - 2))
    assert heat(replace(now, zones=(near, *now.zones[1:]))) == 2


@pytest.mark.parametrize("taken, hot", [("", 0), ("a" * 10, 1), ("a" * 16, 2)])
def test_in_the_solo_game_it_is_the_artillery_that_heats(taken, hot):
    solo = {"mode": ("solo",), "tanks": ("G bt_7",)}
    given = {"artillery": (taken,)} if taken else {}
    assert heat(table("1 .G .. .. .. a.", **solo, **given)) == hot
