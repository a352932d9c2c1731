"""Every toss, error and move of random matches against its slow twin, and what is left of it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.rules.blanket_hills.actions import Fire, FireRay, Move
from game.rules.blanket_hills.events import (
    Scored,
    ShellFlew,
    ShellThrown,
    TankFreed,
    TankGlued,
    TankMoved,
)
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import HandKind
from tests.nights import numbers
from tests.rules.blanket_hills import twin
from tests.rules.blanket_hills.many import any_setup, match
from tests.rules.blanket_hills.toss_twin import settled

NIGHT = numbers("HILLS_TOSSES", 400)
"""So many matches of twenty tosses or more; NIGHT_SEED=2 looks at others."""


def of(step, kind):
    return [told.event for told in step.events if isinstance(told.event, kind)]


def flown(turn):
    """Return azimuth and reach that come of what was meant and of the dice that fell."""
    fire, table = turn.action, turn.before.table
    grip, rolled = table.setup.grips[fire.seat], of(turn.step, Rolled)
    assert len(rolled) == (2 if grip.kind is HandKind.DICE else 0)
    errors = {"azimuth": 0, "reach": 0}
    for each in rolled:
        first, second = each.throws[0].faces
        off = abs(first - second) // 2 if grip.halved else abs(first - second)
        off *= 2 if fire.shell is Shell.NUKE else 1
        errors[each.what] = off if first > second else -off
    return (fire.azimuth + errors["azimuth"]) % 360, fire.reach + fire.reach * errors[
        "reach"
    ] // 100


def toss_agrees(turn):
    """Hold one toss to its twin; return the shell, or None where nothing came of it."""
    table, after, fire = turn.before.table, turn.step.state.table, turn.action
    team = table.setup.teams[fire.seat]
    (thrown,) = of(turn.step, ShellThrown)
    assert (thrown.azimuth, thrown.reach) == flown(turn)
    slow = settled(table, team, fire.shell, thrown.azimuth, thrown.reach, fire.arc)
    (flew,) = of(turn.step, ShellFlew)
    assert [each.at for each in flew.flights] == [at and Cell(*at) for at in slow.struck]
    scored = {event.target: abs(event.points) for event in of(turn.step, Scored)}
    assert scored == slow.points
    assert all((event.points < 0) == (event.target == team) for event in of(turn.step, Scored))
    assert {event.team for event in of(turn.step, TankGlued)} == slow.glued
    stuck = {number for number, tank in enumerate(table.tanks) if tank.glued}
    assert {event.team for event in of(turn.step, TankFreed)} == slow.freed & stuck
    assert after.land.heights == bytes(slow.land[x, y] for y in range(60) for x in range(100))
    assert Counter(after.towers) == Counter(Cell(*tower) for tower in slow.towers)
    assert Counter(after.domes) == Counter(Cell(*dome) for dome in slow.domes)
    return fire.shell if scored or slow.glued else None


def ray_agrees(turn):
    """Hold a ray to what a hundred by the distance is (G6.8)."""
    table = turn.before.table
    team = table.setup.teams[turn.action.seat]
    domes = [(dome.x, dome.y) for dome in table.domes]
    places = [(tank.place.x, tank.place.y) for tank in table.tanks]
    free = [not any(twin.far(place, dome) <= 100 for dome in domes) for place in places]
    rivals = [number for number in range(len(places)) if number != team and free[number]]
    apart = [twin.far(places[team], places[number]) for number in rivals]
    points = [twin.ray(min(apart))] if apart and free[team] else []
    assert [event.points for event in of(turn.step, Scored)] == points


def move_agrees(turn):
    """Hold a move to its twin, and to the sixty centimetres (G4.2)."""
    table, move = turn.before.table, turn.action
    team = table.setup.teams[move.seat]
    places = [(tank.place.x, tank.place.y) for tank in table.tanks]
    rivals = tuple(place for number, place in enumerate(places) if number != team)
    land = {(at % 100, at // 100): high for at, high in enumerate(table.land.heights)}
    scene = twin.Scene(land, rivals, tuple((each.x, each.y) for each in table.towers))
    way = twin.driven(scene, places[team], move.azimuth, move.cm)
    (moved,) = of(turn.step, TankMoved)
    assert (moved.cm, moved.to) == (len(way) - 1, Cell(*way[-1]))
    assert (moved.stopped is None) == (moved.cm == move.cm)
    assert moved.cm > 0
    assert table.setup.options.unlimited or move.cm <= 30
    for rival in rivals:
        now = twin.far(way[-1], rival)
        assert now >= 3_600 or now >= twin.far(places[team], rival)


def agrees(played):
    """Hold a whole match to its twins; return which shells came to anything."""
    found = set()
    for turn in played.turns:
        match turn.action:
            case Fire():
                found.add(toss_agrees(turn))
            case FireRay():
                ray_agrees(turn)
            case Move():
                move_agrees(turn)
    return found


@pytest.mark.parametrize("number", range(100, 130))
def test_a_match_goes_as_its_slow_twin(number):
    agrees(match(any_setup(number), number))


def test_the_twin_is_asked_about_every_shell_that_scores():
    found = set().union(*(agrees(match(any_setup(number), number)) for number in range(8)))
    assert found > {
        Shell.NUKE,
        Shell.NAPALM,
        Shell.HOMING,
        Shell.ROLLER,
        Shell.SHRAPNEL,
        Shell.GLUE,
    }


@pytest.mark.nightly  # a match takes half a second
def test_hundreds_of_matches_go_as_their_slow_twins():
    for number in NIGHT:
        agrees(match(any_setup(number), number))
