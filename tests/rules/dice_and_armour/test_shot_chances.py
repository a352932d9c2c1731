"""The odds of a shot are what comes of all throws of both dice (D4)."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from game.core.chance import Dice
from game.core.grid import Cell, Facing
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Shoot
from game.rules.dice_and_armour.events import PartBroken, TankDestroyed, TankRemoved
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.shot_chances import odds
from game.rules.dice_and_armour.starting_board import Placement, bare
from game.rules.dice_and_armour.state import Options, Setup

FAR = Placement(1, Kind.LIGHT, Cell(8, 0), Facing.SOUTH)
DAMAGE = ((), (Part.TRACKS, Part.ENGINE), (Part.TURRET, Part.FRONT), tuple(Part)[:5])


@cache
def seeds():
    """Return for each throw of both dice in turn 1 a seed under which they fall so."""
    found = {}
    for seed in range(2_000):
        throw = tuple(Dice(seed, what, 1).below(6) + 1 for what in ("hit", "crit"))
        found.setdefault(throw, seed)
    assert len(found) == 36
    return tuple(found.values())


def board(shooter, target, gun, hurt, seat=1):
    near = Placement(0, shooter, Cell(4, 5), Facing.NORTH, gun)
    struck = Placement(seat, target, Cell(4, 4), Facing.SOUTH, hurt)
    behind = (Placement(1, Kind.HEAVY, Cell(4, 3), Facing.SOUTH),) if seat == 0 else ()
    return replace(bare(), tanks=(near, struck, *behind, FAR))


def counted(setup):
    """Return over all throws how often something breaks, and how often the target is lost."""
    lost, parts = 0, Counter()
    for seed in seeds():
        step = RULES.apply(RULES.new(setup, seed), Shoot(0, 0, Facing.NORTH))
        events = [each.event for each in step.events]
        lost += any(isinstance(one, TankRemoved | TankDestroyed) for one in events)
        parts.update(one.part for one in events if isinstance(one, PartBroken))
    return lost, parts


@pytest.mark.parametrize("shooter, target", tuple(product(Kind, Kind)))
def test_the_odds_are_those_of_all_throws(shooter, target):
    for number, (gun, hurt) in enumerate(product(((), DAMAGE[2], (Part.TURRET,)), DAMAGE)):
        options = Options(patient=number % 2 == 1, short=number % 3 == 1 and len(hurt) < 4)
        setup = Setup(board(shooter, target, gun, hurt), options=options, first=0)
        table = RULES.new(setup, 1).table
        told = odds(table, table.tank(0), Facing.NORTH)
        lost, parts = counted(setup)
        assert (told.kill, dict(told.parts)) == (lost, dict(parts))
        assert not told.friend
        fell = 36 - (6 if told.critical else 0)
        assert told.hit * fell // 6 == sum(parts.values())


def test_a_friend_is_never_lost_by_the_critical_die():
    setup = Setup(board(Kind.MEDIUM, Kind.LIGHT, (), (), seat=0), first=0)
    table = RULES.new(setup, 1).table
    told = odds(table, table.tank(0), Facing.NORTH)
    assert (told.friend, told.critical, told.hit, told.kill) == (True, True, 6, 0)
    assert counted(setup) == (0, Counter(dict(told.parts)))


def test_against_an_equal_all_six_faces_hit_and_one_in_six_kills():
    table = RULES.new(Setup(board(Kind.MEDIUM, Kind.MEDIUM, (), ()), first=0), 1).table
    told = odds(table, table.tank(0), Facing.NORTH)
    assert (told.hit, told.kill) == (6, 6)
    assert odds(table, table.tank(0), Facing.EAST) is None
