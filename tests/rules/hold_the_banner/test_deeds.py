"""What each did in a turn, told by what all of it came to."""

from dataclasses import replace

from game.core.chance import Dice
from game.core.grid import Cell, Facing
from game.core.rules import State, Told
from game.rules.hold_the_banner import RULES, events
from game.rules.hold_the_banner.actions import AddShot, Commit, DrawRoute
from game.rules.hold_the_banner.deeds import deeds
from game.rules.hold_the_banner.quarters import covered
from game.rules.hold_the_banner.routes import route_named
from game.rules.hold_the_banner.setting_up import Mode, setup_of
from game.rules.hold_the_banner.state import Bullet, Kind, Options, Tank, Why

U, R, D, L = Facing.NORTH, Facing.EAST, Facing.SOUTH, Facing.WEST
FREE = Options(free_drawing=True)


def done(tanks, plans, mode=Mode.MAIN, ground=(0, 0), turn=1):
    """Play a turn of these tanks; a plan is a route, and shots as pairs of point and way."""
    start = RULES.new(setup_of(mode, FREE), 1)
    bricks, ice = ground
    setup = replace(start.table.setup, board=replace(start.table.board, ice=ice))
    placed = tuple(Tank(n, *each) for n, each in enumerate(tanks, 1))
    table = replace(start.table, setup=setup, question=None, bricks=bricks, steel=0, turn=turn)
    table = replace(table, tanks=placed, tanks_made=len(placed))
    state, told = State(table, (), 1), []
    for tank, (route, *shots) in zip(placed, plans, strict=True):
        actions = [DrawRoute(tank.seat, tank.number, route_named(route.split()))]
        actions += [AddShot(tank.seat, tank.number, *shot) for shot in shots]
        for action in (*actions, Commit(tank.seat)):
            step = RULES.apply(state, action)
            state, told = step.state, [*told, *step.events]
    return [dict(each.counts) for each in deeds(table, told)]


GUARD = (0, Kind.GUARD, Cell(4, 20))


def test_who_drives_and_hits_has_done_so():
    found = done([GUARD, (1, Kind.BASIC, Cell(4, 10))], [("U2", (2, U)), ("R2", (0, L))])
    assert found == [{"half_steps": 2, "shots": 1}, {"half_steps": 2, "shots": 1}]
    found = done([GUARD, (1, Kind.BASIC, Cell(4, 10))], [("U2", (2, U)), ("U1",)])
    assert found == [
        {"half_steps": 2, "shots": 1, "hits": 1, "tanks": 1},
        {"half_steps": 1, "lost": 1},
    ]


def test_a_guard_that_is_lost_counts_as_a_tank():
    found = done([GUARD, (1, Kind.GUNNER, Cell(4, 10))], [("L1",), ("L1", (1, D))])
    assert found == [
        {"half_steps": 1, "lost": 1},
        {"half_steps": 1, "shots": 1, "hits": 1, "tanks": 1},
    ]


def test_a_wall_counts_by_its_quarters_and_a_slide_apart():
    ground = covered(Cell(8, 20)), covered(Cell(4, 19))
    found = done([GUARD], [("U1", (0, R))], ground=ground)
    assert found == [{"half_steps": 1, "slid": 2, "shots": 1, "quarters": 2}, {}]


def test_only_the_banner_of_the_other_side_counts():
    near = [(0, Kind.GUARD, Cell(8, 24)), (1, Kind.GUARD, Cell(8, 0))]
    found = done(near, [("U1", (0, R)), ("D1", (0, R))], Mode.DUEL)
    assert [each.get("banners", 0) for each in found] == [0, 0]
    far = [(0, Kind.GUARD, Cell(8, 0)), (1, Kind.GUARD, Cell(8, 24))]
    found = done(far, [("D1", (0, R)), ("U1", (0, R))], Mode.DUEL)
    assert [each["banners"] for each in found] == [1, 1]


def feats(happened, lives=3, mode=Mode.MAIN, **given):
    """Return the feats of both seats where this happened on a table with a tank of each."""
    table = RULES.new(setup_of(mode, FREE), 1).table
    tanks = Tank(1, *GUARD), Tank(2, 1, Kind.BASIC, Cell(4, 10))
    table = replace(table, question=None, tanks=tanks, tanks_made=2, **given)
    table = table.with_player(0, lives=lives)
    told = [Told(n, event, "P5.6", None) for n, event in enumerate(happened)]
    return [each.feats for each in deeds(table, told)]


AIMED = Bullet(1, 1, 0, U, Cell(5, 14), 18)
HIT = events.BulletsStruck((events.Strike(1, events.Struck.TANK, (2,)),))


def test_only_a_bullet_that_has_hung_in_the_air_waylays_a_tank():
    assert feats([events.VolleyFired((AIMED,)), HIT]) == [(), ()]
    assert feats([events.VolleyFired((AIMED,)), events.BulletsRested((1,)), HIT]) == [
        ("waylaid",),
        (),
    ]


def test_a_banner_of_the_own_side_is_told_of_and_not_counted():
    down = replace(AIMED, facing=D, point=Cell(13, 24))
    struck = events.BulletsStruck((events.Strike(1, events.Struck.BANNER),))
    assert feats([events.VolleyFired((down,)), struck]) == [("own_banner",), ()]
    attackers = replace(down, tank=2, team=1)
    assert feats([events.VolleyFired((attackers,)), struck]) == [(), ()]


def test_who_wins_with_the_last_life_or_without_a_loss_is_told_of():
    won = events.MatchEnded((0,), Why.TANKS)
    assert feats([won]) == [("unscathed",), ()]
    assert feats([events.TankDestroyed(1), won]) == [(), ()]
    assert feats([events.TankDestroyed(1), won], lives=2) == [("last_life",), ()]
    assert feats([events.TankDestroyed(1), events.MatchEnded((1,), Why.BANNER)], lives=2) == [
        (),
        ("unscathed",),
    ]


def test_a_bomb_is_nobodys_hit():
    """The seed is one under which the throw before turn 5 is a bomb."""
    seeds = (seed for seed in range(100) if bonus(seed) == 1)
    state = RULES.new(setup_of(Mode.MAIN, FREE), next(seeds))
    table = replace(state.table, question=None, turn=4)
    tanks = (Tank(1, *GUARD), Tank(2, 1, Kind.BASIC, Cell(20, 4)))
    table = replace(table, tanks=tanks, tanks_made=2)
    state, told = replace(state, table=table, tasks=()), []
    for action in (DrawRoute(0, 1, 0), Commit(0), DrawRoute(1, 2, 0), Commit(1)):
        step = RULES.apply(state, action)
        state, told = step.state, [*told, *step.events]
    assert [dict(each.counts) for each in deeds(table, told)] == [{}, {"lost": 1}]


def bonus(seed):
    return Dice(seed, "bonus", 5, 0).below(6) + 1
