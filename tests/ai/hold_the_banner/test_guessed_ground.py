"""What minds reckon of routes, bullets and ways, held to the rules on ground of all kinds."""

from dataclasses import replace

import pytest

from game.ai.hold_the_banner.fighters import fighter_of, ground_of, resting
from game.ai.hold_the_banner.guessed_turn import GuessedTurn
from game.ai.hold_the_banner.lattice import NOWHERE, Gun, meet, place_of, spot_of
from game.ai.hold_the_banner.stakes import Stakes
from game.ai.hold_the_banner.styles import PLAIN, STYLES
from game.ai.hold_the_banner.trial_turns import after
from game.ai.hold_the_banner.way_to_banner import (
    AIM,
    BRICK_LINE,
    FAR_OFF,
    STEEL_LINE,
    in_line,
    ways_to,
)
from game.core.chance import Dice
from game.core.grid import STRAIGHT, Cell
from game.core.rules import State
from game.rules.hold_the_banner.events import BulletsMet, DrawnShot, DrivePlan
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.letters.scenario_position import read_position
from game.rules.hold_the_banner.moving.drive import Driven
from game.rules.hold_the_banner.moving.volley import fire_volley
from game.rules.hold_the_banner.quarters import covered
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.routes import BLANK, ROUTES
from game.rules.hold_the_banner.state import Bullet
from tests.rules.hold_the_banner.many import crowded

SEEDS = range(12)


def alone(seed):
    """Return a table of all kinds of ground with one tank that may fire, and bullets at rest."""
    table = crowded(seed).table
    tank = table.tanks[seed % len(table.tanks)]
    bullets = tuple(each for each in table.bullets if each.tank != tank.number)
    return replace(table, tanks=(tank,), bullets=bullets)


def given(*tanks, **sections):
    return read_position({"tanks": tanks, **{k: tuple(v) for k, v in sections.items()}}).table


@pytest.mark.parametrize("seed", SEEDS)
def test_routes_lead_where_the_rules_let_them(seed):
    table = replace(alone(seed), bullets=())
    (tank,) = table.tanks
    fighter = fighter_of(table, tank, Stakes(table))
    for lot in range(25):
        route = Dice(seed, "route", lot).below(len(ROUTES))
        there = after(table, (DrivePlan(tank.number, route),)).tank(tank.number)
        assert there.place == place_of(fighter.reach.ends[route]), ROUTES[route]


@pytest.mark.parametrize("seed", SEEDS)
def test_bullets_at_rest_strike_who_comes_onto_them(seed):
    table = alone(seed)
    (tank,) = table.tanks
    fighter = fighter_of(table, tank, Stakes(table))
    still = [replace(each, reach=0) for each in table.bullets]
    for lot in range(25):
        route = Dice(seed, "route", lot).below(len(ROUTES))
        end = fighter.reach.ends[route]
        there = after(replace(table, bullets=tuple(still)), (DrivePlan(tank.number, route),))
        lost = there.tank(tank.number) is None or there.tank(tank.number).hit != tank.hit
        assert lost == (end == NOWHERE), ROUTES[route]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shot_breaks_and_fells_what_the_rules_say(seed):
    table = replace(alone(seed), bullets=())
    (tank,) = table.tanks
    fighter = fighter_of(table, tank, Stakes(table))
    for way, facing in enumerate(STRAIGHT):
        shot = DrivePlan(tank.number, BLANK, (DrawnShot(0, facing),))
        fired, line = after(table, (shot,)), fighter.lines[spot_of(tank.place), way]
        assert table.walls & ~fired.walls == line.broken
        assert any(fired.fallen) == bool(line.banner)
        assert bool(fired.bullets) == line.rests


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bullet_at_rest_flies_on_as_the_rules_say(seed):
    table = crowded(seed).table
    for bullet in table.bullets:
        alone = replace(table, tanks=(), bullets=(bullet,))
        flown, line = after(alone, ()), resting(table, bullet)
        assert table.walls & ~flown.walls == line.broken
        assert any(flown.fallen) == bool(line.banner)


def test_two_bullets_meet_when_the_rules_say():
    table, count = given(), 0
    for lot in range(300):
        dice = Dice(lot, "meet")
        points = [Cell(8 + dice.below(7), 8 + dice.below(7)) for _ in range(2)]
        if points[0] == points[1]:
            continue
        bullets = tuple(
            Bullet(number, number, 0, STRAIGHT[dice.below(4)], point, 18)
            for number, point in enumerate(points, 1)
        )
        state = State(replace(table, bullets=bullets, bullets_made=2), (), 0)
        story = Story(state, evolve)
        fire_volley(story, (), Driven(), 0)
        met = any(isinstance(each.event, BulletsMet) for each in story.events)
        one, other = (resting(table, bullet) for bullet in bullets)
        assert meet(one, other) == meet(other, one) == met, bullets
        count += met
    assert count > 10


def test_a_tank_on_its_line_sees_the_banner_and_a_fence_takes_a_turn_for_each_depth():
    table = given("1 guard at 0,0")
    ways = ways_to(table, 0)
    assert ways[spot_of(Cell(12, 12))] == AIM
    fenced = replace(table, bricks=covered(Cell(12, 22)))
    assert ways_to(fenced, 0)[spot_of(Cell(12, 18))] > AIM
    assert ways_to(fenced, 0)[spot_of(Cell(8, 24))] == AIM
    walled = replace(table, steel=covered(Cell(12, 22)))
    assert ways_to(walled, 0)[spot_of(Cell(8, 24))] == AIM


def test_a_fence_of_steel_takes_what_it_is_said_to_take_and_other_steel_does_not():
    table = given("1 guard at 0,0", standard=("",))
    fence, spot = table.board.fences, spot_of(Cell(12, 20))
    steel = replace(table, bricks=table.bricks & ~fence, steel=table.steel | fence)
    assert ways_to(steel, 0, BRICK_LINE)[spot] == ways_to(table, 0)[spot] == AIM + 2 * BRICK_LINE
    assert ways_to(steel, 0)[spot] == AIM + 2 * STEEL_LINE
    block = replace(given("1 guard at 0,0"), steel=covered(Cell(12, 16)))
    assert in_line(block, 0, spot_of(Cell(12, 12)), 2, BRICK_LINE) == AIM + 2 * STEEL_LINE


def test_a_tank_shut_in_by_steel_has_no_way():
    table = given("1 guard at 0,0")
    around = [Cell(x, y) for x in range(6, 12, 2) for y in (6, 10)] + [Cell(6, 8), Cell(10, 8)]
    steel = 0
    for place in around:
        steel |= covered(place)
    shut = replace(table, steel=steel)
    assert ways_to(shut, 0).get(spot_of(Cell(8, 8)), FAR_OFF) == FAR_OFF


def test_piercing_goes_through_steel():
    table = replace(given("1 guard at 0,0"), steel=covered(Cell(12, 10)))
    ground, start = ground_of(table), spot_of(Cell(12, 16))
    assert ground.line_from(start, 0, Gun(18)).broken == 0
    assert ground.line_from(start, 0, Gun(18, piercing=True)).broken == covered(Cell(12, 10))


def weighed(style, number):
    """Return what places and shots are worth to a tank beside another that a clock holds."""
    table = given("1 guard at 4,20", "2 basic at 10,14", stopped=["0 9"], turn=["4"])
    turn = GuessedTurn(table, Stakes(table, style))
    return turn.worths(turn.fighter(number))


def test_a_hunter_weighs_shots_at_tanks_more():
    _, plain = weighed(PLAIN, 1)
    _, hunter = weighed(STYLES["hunter"], 1)
    assert max(hunter.values()) > 1.4 * max(plain.values())


def test_a_racer_weighs_the_way_more_and_a_keeper_the_fire():
    table = given("1 guard at 0,0", "2 basic at 12,4", bullets=["1 of 1 at 13,20 U"])
    near, far = spot_of(Cell(14, 8)), spot_of(Cell(14, 2))
    hit, safe = spot_of(Cell(12, 4)), spot_of(Cell(14, 4))

    def gaps(style):
        turn = GuessedTurn(table, Stakes(table, style))
        places, _ = turn.worths(turn.fighter(2))
        return places[near] - places[far], places[safe] - places[hit]

    plain = gaps(PLAIN)
    assert gaps(STYLES["racer"])[0] > 1.4 * plain[0]
    assert gaps(STYLES["keeper"])[1] > 1.4 * plain[1]
