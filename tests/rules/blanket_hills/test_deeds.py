"""What each seat did in a match, told by what came of it."""

from dataclasses import replace

from game.core.grid import Cell
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Fire, FireRay, Move
from game.rules.blanket_hills.deeds import deeds
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import LandKind, Options, Setup


def done(*actions, teams=(0, 1), self_hits=False):
    """Do this on flat land, a tank at (17,40) and one at (92,10); return what each seat did."""
    setup = Setup(teams, LandKind.FLAT, Options(self_hits=self_hits))
    setup = replace(setup, grips=setup.grips[:1] * len(teams))
    state = RULES.new(setup, 1)
    table = replace(state.table, turn=0)
    for team, place in enumerate((Cell(17, 40), Cell(92, 10))):
        table = table.with_tank(team, place=place, shells=tuple(Shell))
    state, told = replace(state, table=table), []
    for action in actions:
        step = RULES.apply(state, action)
        state = step.state
        told += step.events
    return deeds(table, told)


def test_shots_hits_and_points_are_those_of_who_fired():
    one, two = done(Fire(0, Shell.NAPALM, 68, 75), FireRay(1), FireRay(0))
    assert dict(one.counts) == {"shots": 2, "hits": 2, "points": 36}
    assert dict(two.counts) == {"shots": 1, "hits": 1, "points": 1}
    assert dict(one.cards) == {"napalm": 1, "gamma_ray": 1}


def test_in_a_team_each_seat_has_its_own():
    first, _, second = done(FireRay(0), FireRay(1), Fire(2, Shell.NAPALM, 68, 75), teams=(0, 1, 0))
    assert (dict(first.counts)["points"], dict(second.counts)["points"]) == (1, 35)


def test_a_sniper_that_hits_is_a_bullseye():
    one, _ = done(Fire(0, Shell.SNIPER, 68, 75))
    assert one.feats == ("bullseye",)


def test_four_nails_of_a_handful_are_a_feat():
    one, _ = done(Fire(0, Shell.SHRAPNEL, 68, 74))
    assert dict(one.counts)["nails"] >= 4
    assert one.feats == ("handful",)


def test_who_glues_another_has_glued_and_who_drives_has_driven():
    one, _ = done(Move(0, 270, 10), Move(0, 90, 10), Fire(0, Shell.GLUE, 68, 75))
    assert dict(one.counts) == {"shots": 1, "driven": 20, "glued": 1}


def test_a_hit_on_oneself_is_no_point_of_the_memory():
    one, _ = done(Fire(0, Shell.NUKE, 68, 5), self_hits=True)
    assert "points" not in dict(one.counts)
