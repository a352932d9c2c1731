"""What no match can come to is refused by its words, and what matches have is not."""

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.land import Land, flat
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Ending, Grip, LandKind, Moment, Options, Setup
from tests.laws.matches import random_match
from tests.setups.blanket_hills import SETUPS

FLAT = Setup(land=LandKind.FLAT)
DRAFT = RULES.new(FLAT, 1).table
TABLE = RULES.new(replace(FLAT, options=Options(blind=True)), 1).table
RANGE = RULES.new(Setup((0,), LandKind.FLAT, grips=(Grip(),)), 1).table
FOUR = (Grip(),) * 4


def with_tank(team=0, **changes):
    return TABLE.with_tank(team, **changes)


BROKEN = {
    "nobody": (Setup((), grips=()), "0 seats"),
    "a crowd": (Setup((0, 1) * 5, grips=(Grip(),) * 10), "10 seats"),
    "a gap": (Setup((0, 2)), "tanks (0, 2) of the seats"),
    "one side": (Setup((0, 0)), "nobody to fire at"),
    "three teams": (Setup((0, 1, 2, 0), grips=FOUR), "teams of more than two tanks"),
    "a hand too many": (Setup(grips=FOUR), "4 hands for 2 seats"),
    "a small land": (replace(FLAT, land=Land(b"\x14" * 7)), "a land of 7 heights, not 6000"),
    "a high land": (replace(FLAT, land=Land(b"\x24" * 6000)), "heights from 36 to 36, not 5 to 35"),
    "a tank gone": (replace(TABLE, tanks=TABLE.tanks[1:]), "1 tanks, not 2"),
    "a task without its target": (replace(FLAT, moment=Moment(TABLE.tanks[1:])), "1 tanks, not 2"),
    "a target off the compass": (replace(TABLE, heading=360), "drives to 360 degrees"),
    "a mountain": (replace(TABLE, land=Land(b"\x29" * 6000)), "from 41 to 41, not 0 to 40"),
    "over the edge": (with_tank(place=Cell(1, 30)), "tank 0 not wholly on the blanket"),
    "on each other": (with_tank(place=TABLE.tanks[1].place), "two tanks on each other"),
    "in disorder": (with_tank(shells=(Shell.SNIPER, Shell.NUKE)), "tank 0 not in their order"),
    "driven too often": (with_tank(moves=4), "tank 0 with 4 moves made"),
    "too many shells": (with_tank(shells=(Shell.NUKE,) * 15), "29 shells"),
    "a target that fires": (RANGE.with_tank(1, shells=(Shell.NUKE,)), "that nobody sits in"),
    "a target that leaves": (RANGE.with_tank(1, resigned=True), "that nobody sits in"),
    "a dome beside": (replace(TABLE, domes=(Cell(100, 5),)), "something at 100, 5"),
    "towers": (replace(TABLE, towers=(Cell(50, 5),) * 201), "201 towers and domes"),
    "a tower on one": (replace(TABLE, towers=(TABLE.tanks[0].place,)), "a tower on a tank"),
    "nobody begins": (replace(TABLE, first=2), "tank 2 to begin"),
    "no such turn": (replace(TABLE, turn=3), "tank 3 to fire"),
    "nothing to fire": (replace(with_tank(shells=()), turn=0), "tank 0 to fire"),
    "an empty barrel": (replace(DRAFT, barrel=()), "nobody to pick a shell, or none to pick"),
    "no such winner": (replace(TABLE, ending=Ending((3,))), "a winner who does not sit there"),
}


@pytest.mark.parametrize("value, words", BROKEN.values(), ids=BROKEN)
def test_what_no_match_comes_to_is_refused_in_words(value, words):
    assert words in RULES.check(value)


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_what_matches_come_to_is_sound(setup):
    assert RULES.check(setup) == ""
    for state in random_match(RULES, setup, 3).states:
        assert RULES.check(state.table) == ""


def test_a_land_of_ones_own_may_be_any_between():
    heights = bytes(5 + Dice(1, "height", n).below(31) for n in range(6000))
    assert RULES.check(replace(FLAT, land=Land(heights))) == ""
    assert RULES.check(replace(FLAT, land=flat())) == ""
