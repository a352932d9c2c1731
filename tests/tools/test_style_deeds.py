"""What each seat has done in a match, counted from what was told."""

from game.core.grid import Cell, Facing
from game.rules.tanchiki.event_kinds.volley import Shot, Struck, VolleyFired
from game.rules.tanchiki.events import EagleTaken, TankDrowned, TankExploded
from game.rules.tank_chess.events import CheckGiven, CommanderLeft, ShotFired, TankDestroyed
from game.rules.tank_chess.state import Side
from game.tools.tanchiki.style_deeds import deeds
from game.tools.tank_chess.style_deeds import deeds as chess_deeds

HERE = Cell(1, 1)


def shot(shooter, piece, struck=Struck.TANK):
    return Shot(shooter, Facing.NORTH, (HERE,), struck, piece, False)


def test_a_kill_counts_for_everybody_who_hit_the_tank_in_that_volley():
    volley = VolleyFired(0, (shot(0, 2), shot(1, 2), shot(8, 2), shot(2, 9, Struck.BOT)))
    found = deeds([(0, (volley, TankExploded(2, HERE, 3)))])
    assert {seat: found["kills", seat] for seat in range(3)} == {0: 1, 1: 1, 2: 0}
    assert (found["own losses", 2], found["shots at tanks", 2]) == (1, 0)


def test_eagles_and_drowned_tanks_are_counted_by_seat():
    found = deeds([(0, (EagleTaken(1, HERE, 1, 3), TankDrowned(0, HERE)))])
    assert (found["eagles", 1], found["own losses", 0]) == (1, 1)


def test_what_a_side_destroys_the_other_has_lost():
    found = chess_deeds([(0, (TankDestroyed(4, HERE), CheckGiven(0))), (1, ())])
    assert (found["kills", 0], found["losses", 1], found["checks", 0]) == (1, 1, 1)
    assert (found["turns", 0], found["turns", 1]) == (1, 1)


def test_a_commander_that_leaves_has_escaped():
    found = chess_deeds([(1, (CommanderLeft(3, HERE, Facing.SOUTH),))])
    assert found["escapes", 1] == 1


def killed(shooter, target):
    north = Facing.NORTH
    fired = ShotFired(shooter, target, HERE, (), HERE, north, False, Side.FRONT, 3, 2)
    return fired, TankDestroyed(target, HERE)


def test_a_kill_whose_shooter_falls_at_once_is_a_trade():
    found = chess_deeds([(0, killed(1, 12)), (1, killed(14, 1))])
    assert (found["trades", 0], found["trades", 1]) == (1, 0)


def test_a_kill_is_no_trade_if_another_piece_falls_or_the_shooter_falls_later():
    another = chess_deeds([(0, killed(1, 12)), (1, killed(14, 2))])
    later = chess_deeds([(0, killed(1, 12)), (1, ()), (0, ()), (1, killed(14, 1))])
    assert another["trades", 0] == later["trades", 0] == 0


def test_a_shot_that_destroys_nothing_is_no_trade():
    shot, _ = killed(1, 12)
    assert chess_deeds([(0, (shot,)), (1, killed(14, 1))])["trades", 0] == 0
