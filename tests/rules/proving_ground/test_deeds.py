"""What each seat did, told by events."""

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.deeds import deeds
from game.rules.proving_ground.events import (
    GunDestroyed,
    MatchEnded,
    PairMade,
    PairTaken,
    ShotFired,
    TankDestroyed,
    TankLost,
)
from game.rules.proving_ground.play import new
from game.rules.proving_ground.state import Mode, Reason, Setup

SPOT = Cell(3, 3)
BATTLE, SOLO = new(Setup(), 1).table, new(Setup(Mode.SOLO, 1), 1).table


def done(*events, start=BATTLE, causes=()):
    told = [
        Told(number, event, "B5.6", dict(causes).get(number)) for number, event in enumerate(events)
    ]
    return [dict(each.counts) for each in deeds(start, told)]


def test_a_shot_that_destroys_counts_for_one_and_against_the_other():
    shot = ShotFired(2, SPOT, Aim.TANK)
    assert BATTLE.pawns[2].seat == 0
    found = done(shot, TankDestroyed(1, SPOT, None), causes=((1, 0),))
    assert found == [{"shots": 1, "tanks": 1}, {"lost": 1}]


def test_who_drives_onto_a_shell_is_nobodys_prey():
    shot = ShotFired(0, SPOT, Aim.TOKEN)
    assert done(shot, TankDestroyed(1, SPOT, None)) == [{"shots": 1}, {"lost": 1}]


def test_a_shell_that_is_laid_or_cleared_is_no_shot():
    assert done(ShotFired(0, SPOT, Aim.LAY), ShotFired(0, SPOT, Aim.CLEAR)) == [{}, {}]


def test_pairs_are_counted_in_all_games():
    assert done(PairMade(1, "aa"), PairTaken(1, (SPOT, SPOT), "bB")) == [{}, {"pairs": 2}]


def test_a_tank_of_the_artillery_is_a_tank_and_what_it_hits_is_lost():
    shot = ShotFired(0, SPOT, Aim.TANK)
    found = done(shot, GunDestroyed(SPOT), TankLost(0, SPOT), start=SOLO, causes=((1, 0),))
    assert found == [{"shots": 1, "tanks": 1, "lost": 1}]


def test_to_win_without_a_loss_is_a_medal():
    lost, won = TankDestroyed(1, SPOT, None), MatchEnded((0, 1), Reason.TARGET)
    told = [Told(number, event, "B12.2", None) for number, event in enumerate((lost, won))]
    assert [each.feats for each in deeds(BATTLE, told)] == [("unscathed",), ()]


def test_in_the_family_where_nothing_is_lost_it_is_none():
    family = new(Setup(Mode.FAMILY, 2), 1).table
    told = [Told(0, MatchEnded((0,), Reason.TARGET), "B14.1", None)]
    assert [each.feats for each in deeds(family, told)] == [(), ()]
