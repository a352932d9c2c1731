"""How computer players aim: as the rules fly, with all errors that a hand may make."""

from dataclasses import replace
from itertools import product

import pytest

from game.ai.blanket_hills.aims import Aim, Hope, Worths
from game.ai.blanket_hills.falls import OFF, cell_of, place_of
from game.ai.blanket_hills.ground import ground_of
from game.ai.blanket_hills.hand_errors import shaken, spread
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.blanket_hills.actions import Arc, Fire, FireRay, Move
from game.rules.blanket_hills.flight import flight
from game.rules.blanket_hills.letters.scenario_position import read_position
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.standing import in_square, tops_for
from game.rules.blanket_hills.state import Grip, HandKind
from game.rules.blanket_hills.tossing import NAILS

DICE, HALVED = Grip(HandKind.DICE), Grip(HandKind.DICE, halved=True)
METER, CALM = Grip(HandKind.METER), Grip(HandKind.CALM)


def hilly():
    return read_position(
        {
            "land": ("seed 7", "pit 60,20 radius 15 depth 40"),
            "tanks": ("A 17,40", "B 92,10"),
            "stand": ("tower 54,25", "dome 17,43", "dome 70,30"),
        }
    ).table


def test_shells_fall_where_the_rules_let_them_fall():
    table, dice = hilly(), Dice(1, "aims")
    for _ in range(400):
        team, worm = dice.below(2), bool(dice.below(2))
        azimuth, reach, arc = dice.below(360), 1 + dice.below(154), dice.choice(tuple(Arc))
        place = table.tanks[team].place
        tops = tops_for(table, team, worm=worm)
        found = flight(tops, place, table.land.height(place), azimuth, reach, arc.apex(reach)).at
        fallen = ground_of(table).gun(team, worm=worm).falls(azimuth, arc)[reach]
        assert fallen == (OFF if found is None else place_of(found))


@pytest.mark.parametrize("shell, times", [(Shell.SNIPER, 1), (Shell.NUKE, 2)])
@pytest.mark.parametrize("grip", [DICE, HALVED, METER, CALM])
def test_what_an_aim_gives_is_the_sum_over_all_throws_of_the_dice(shell, times, grip):
    table, aim = hilly(), Aim(68, 77, Arc.HIGH)
    place, tank = table.tanks[0].place, table.tanks[1].place
    tops = tops_for(table, 0)
    off = [one - two for one, two in product(range(6), repeat=2)]
    if grip == HALVED:
        off = [(each > 0) * (each // 2) - (each < 0) * (-each // 2) for each in off]
    if grip == CALM:
        off = [0]
    hits = 0
    for turned, more in product(off, repeat=2):
        reach = 77 + 77 * times * more // 100
        ground = table.land.height(place)
        at = flight(tops, place, ground, 68 + times * turned, reach, reach // 2).at
        hits += at is not None and in_square(at, tank)
    worths = Worths(lambda at: float(in_square(at, tank)))
    hope = Hope(ground_of(table).gun(0), worths, shell, grip)
    assert hope.at(aim) == pytest.approx(hits / len(off) ** 2)
    assert hits


def test_all_nails_of_a_handful_add_up():
    table = hilly()
    hope = Hope(ground_of(table).gun(0), Worths(lambda _: 1.0), Shell.SHRAPNEL, CALM)
    assert hope.at(Aim(68, 72, Arc.NORMAL)) == pytest.approx(len(NAILS))
    flown = {
        (turned, reach) for turned, row in spread(Shell.SHRAPNEL, 70, CALM) for reach, _ in row
    }
    assert flown == {(turned, 70 * share // 100) for turned, share in NAILS}


def test_a_climb_finds_an_aim_no_worse_than_where_it_begins():
    table = hilly()
    tank = table.tanks[1].place
    hope = Hope(
        ground_of(table).gun(0), Worths(lambda at: float(in_square(at, tank))), Shell.SNIPER, DICE
    )
    start = Aim(66, 70, Arc.HIGH)
    found, aim = hope.best((start,), 8)
    assert found == hope.at(aim) > hope.at(start)


def test_a_place_and_its_cell_name_each_other():
    assert cell_of(place_of(Cell(99, 59))) == Cell(99, 59)


def test_on_a_seat_of_meters_a_computer_player_throws_dice_of_its_own():
    shot = Fire(0, Shell.NUKE, 2, 100, Arc.HIGH)
    dice = Dice(1, "hand")
    found = [shaken(shot, METER, dice) for _ in range(3_000)]
    off = [((each.azimuth - 2 + 180) % 360 - 180, each.reach - 100) for each in found]
    for errors in zip(*off, strict=True):
        assert {*errors} == {*range(-10, 11, 2)}
        assert errors.count(0) == pytest.approx(500, rel=0.2)
    halved = {shaken(shot, replace(METER, halved=True), dice).reach for _ in range(200)}
    assert halved == {96, 98, 100, 102, 104}
    far = {shaken(replace(shot, reach=140), METER, dice).reach for _ in range(200)}
    assert max(far) == 140


def test_who_has_dice_or_is_calm_or_does_not_throw_does_what_was_meant():
    for grip in (DICE, HALVED, CALM):
        shot = Fire(0, Shell.NUKE, 2, 100, Arc.HIGH)
        assert all(shaken(shot, grip, Dice(n, "hand")) == shot for n in range(9))
    for action in (FireRay(0), Move(0, 3, 20)):
        assert shaken(action, METER, Dice(1, "hand")) == action
