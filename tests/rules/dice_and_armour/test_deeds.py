"""What each side did, told by events."""

from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.deeds import deeds
from game.rules.dice_and_armour.events import (
    MatchEnded,
    ShotFired,
    TankDestroyed,
    TankRammed,
    TankRemoved,
)
from game.rules.dice_and_armour.state import How, Setup

START = RULES.new(Setup(first=0), 1).table
WHITE, FRIEND, BLACK, OTHER = 0, 1, 7, 8


def shot(number, target):
    return ShotFired(number, Facing.NORTH, Cell(1, 1), target, wreck=False, critical=True)


def done(*events):
    told = [Told(number, event, "D4.2", None) for number, event in enumerate(events)]
    return [dict(each.counts) for each in deeds(START, told)]


def test_a_tank_counts_for_who_shot_it_and_is_lost_to_the_other():
    one, two = done(shot(WHITE, BLACK), TankRemoved(BLACK), shot(OTHER, WHITE))
    assert one == {"shots": 1, "tanks": 1}
    assert two == {"shots": 1, "lost": 1}


def test_a_friend_that_is_shot_counts_for_nobody():
    one, two = done(shot(WHITE, FRIEND), TankDestroyed(FRIEND))
    assert one == {"shots": 1, "lost": 1}
    assert two == {}


def test_both_tanks_of_a_ram_count():
    one, two = done(TankRammed(BLACK, WHITE, Facing.SOUTH), TankDestroyed(WHITE))
    assert (one, two) == ({"lost": 1}, {"tanks": 1})
    one, two = done(
        TankRammed(BLACK, WHITE, Facing.SOUTH), TankDestroyed(WHITE), TankDestroyed(BLACK)
    )
    assert (one, two) == ({"lost": 1}, {"lost": 1, "tanks": 1})


def test_who_wins_without_a_loss_is_unscathed():
    events = (shot(WHITE, BLACK), TankRemoved(BLACK), MatchEnded(How.DESTROYED, 0))
    told = [Told(number, event, "D8.1", None) for number, event in enumerate(events)]
    assert [each.feats for each in deeds(START, told)] == [("unscathed",), ()]
    hurt = (shot(BLACK, FRIEND), TankRemoved(FRIEND), *events)
    told = [Told(number, event, "D8.1", None) for number, event in enumerate(hurt)]
    assert [each.feats for each in deeds(START, told)] == [(), ()]
