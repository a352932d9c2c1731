"""Turns in which much happens at once, played by the referee and by a slow twin."""

import pytest

from game.core.chance import Dice
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner import events as told
from game.rules.hold_the_banner.actions import Commit
from game.rules.hold_the_banner.routes import ROUTES
from tests.nights import numbers
from tests.rules.hold_the_banner.many import crowded, every_setup, match
from tests.rules.hold_the_banner.twin import Twin, pairs

NIGHT = numbers("BANNER_TWINS", 20_000)
IN_TURN = (
    told.PlansRevealed
    | told.TanksStepped
    | told.TanksStopped
    | told.ShotLost
    | told.VolleyFired
    | told.BulletsFlew
    | told.BulletsStruck
    | told.BulletsMet
    | told.BulletsLeft
    | told.BulletsRested
    | told.WallsBroken
    | told.HelmetHeld
    | told.TankDamaged
    | told.TankDestroyed
    | told.BannerFell
)


def turns(before, step):
    """Yield each turn played by a step: the table before, what was planned, the table after."""
    table, open_turn = before, None
    for each in step.events:
        if open_turn and not isinstance(each.event, IN_TURN):
            yield (*open_turn, table)
            open_turn = None
        if isinstance(each.event, told.PlansRevealed):
            plans = {
                drive.tank: (
                    [(way.dx, way.dy) for way in ROUTES[drive.route]],
                    [(shot.point, (shot.facing.dx, shot.facing.dy)) for shot in drive.shots],
                )
                for plan in each.event.plans
                for drive in plan.drives
            }
            open_turn = table, plans
        table = RULES.evolve(table, each.event)


def agree(before, step):
    """Hold every turn of a step to the twin; return how many there were."""
    count = 0
    for start, plans, after in turns(before, step):
        count += 1
        twin = Twin(start, plans)
        assert {t.number: (t.place.x, t.place.y, t.hit) for t in after.tanks} == {
            number: (tank.x, tank.y, tank.hit) for number, tank in twin.tanks.items()
        }
        assert pairs(after.bricks) == {q for q, wall in twin.walls.items() if wall == "brick"}
        assert pairs(after.steel) == {q for q, wall in twin.walls.items() if wall == "steel"}
        flying = [(b.point.x, b.point.y, b.facing.dx, b.facing.dy, b.tank) for b in after.bullets]
        assert sorted(flying) == sorted((b.x, b.y, b.dx, b.dy, b.tank) for b in twin.balls)
        assert {team for team in (0, 1) if after.fallen[team]} == twin.fallen
    return count


def crowded_turn(seed):
    state = crowded(seed)
    (seat,) = RULES.to_act(state.table)
    return state.table, RULES.apply(state, Commit(seat))


@pytest.mark.parametrize("seed", range(60))
def test_a_crowded_turn_goes_as_its_slow_twin(seed):
    assert agree(*crowded_turn(seed)) >= 1


@pytest.mark.parametrize("number", (0, 3, 11))
def test_the_turns_of_a_match_go_as_their_slow_twins(number):
    played = match(every_setup()[number], number, 150)
    assert sum(agree(turn.before.table, turn.step) for turn in played.turns) > 5


def test_the_twin_is_asked_about_everything():
    kinds = {
        (type(each.event).__name__, getattr(each.event, "sliding", None), each.rule)
        for seed in range(60)
        for each in crowded_turn(seed)[1].events
        if isinstance(each.event, IN_TURN)
    }
    names = {name for name, _, _ in kinds}
    assert {"BulletsMet", "BulletsRested", "ShotLost", "WallsBroken", "HelmetHeld"} <= names
    assert {"TankDamaged", "TankDestroyed", "BulletsLeft"} <= names
    assert {rule for name, _, rule in kinds if name == "BulletsStruck"} == {"P5.6", "P5.6a"}
    assert {slid for name, slid, _ in kinds if name == "TanksStopped"} == {True, False}


@pytest.mark.nightly  # a turn takes some thousandths of a second
def test_thousands_of_turns_go_as_their_slow_twins():
    setups = every_setup()
    for number in NIGHT:
        agree(*crowded_turn(number))
        if number % 200 == 0:
            setup = Dice(number, "setup").choice(setups)
            for turn in match(setup, number).turns:
                agree(turn.before.table, turn.step)
