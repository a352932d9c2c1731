"""What each seat did, told by events."""

from game.content.maps.setups import standard
from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.tanchiki import RULES
from game.rules.tanchiki.cards import Card
from game.rules.tanchiki.deeds import deeds
from game.rules.tanchiki.events import (
    BotExploded,
    ColumnMoved,
    EagleTaken,
    MatchEnded,
    Shot,
    StackRevealed,
    Struck,
    TankDrowned,
    TankExploded,
    VolleyFired,
)
from game.rules.tanchiki.state import Reason

START = RULES.new(standard("tanchiki", 2), 1).table
SPOT = Cell(0, 0)
BOT = 8


def done(*events, causes=()):
    told = [Told(n, event, "T0", dict(causes).get(n)) for n, event in enumerate(events)]
    return deeds(START, told)


def shot(shooter, at):
    return Shot(shooter, Facing.NORTH, (SPOT,), Struck.TANK, at, False)


def test_eagles_and_cards_are_counted():
    first, second = done(StackRevealed(0, 0, (Card.LEFT, Card.LEFT)), EagleTaken(0, SPOT, 1, 3))
    assert dict(first.counts) == {"eagles": 1}
    assert dict(first.cards) == {"left": 2}
    assert second.counts == ()


def test_a_tank_counts_for_everybody_who_hit_it_and_against_its_owner():
    first, second = done(VolleyFired(0, (shot(0, 1), shot(BOT, 1))), TankExploded(1, SPOT, 1))
    assert dict(first.counts) == {"tanks": 1}
    assert dict(second.counts) == {"lost": 1}


def test_three_in_one_volley_are_a_medal_and_three_in_two_are_none():
    bots = [BotExploded(BOT + n, SPOT, (0,)) for n in range(3)]
    volley = VolleyFired(0, tuple(shot(0, BOT + n) for n in range(3)))
    assert done(volley, *bots)[0].feats == ("volley",)
    assert done(volley, *bots[:2], volley, bots[2])[0].feats == ()


def test_whoever_drives_into_the_water_has_done_it_by_own_hand():
    def fell(mover):
        moved = ColumnMoved((mover, 1) if mover != 1 else (1,), Facing.NORTH, False)
        return done(moved, TankDrowned(1, SPOT), causes={1: 0})[1]

    assert fell(1).feats == ("own_hand",)
    assert fell(0).feats == ()
    assert dict(fell(0).counts) == {"lost": 1, "drowned": 1}


def test_a_win_without_a_loss_is_a_medal():
    end = MatchEnded((0,), next(iter(Reason)))
    assert done(end)[0].feats == ("unscathed",)
    assert done(TankExploded(0, SPOT, 1), end)[0].feats == ()
    assert done(end)[1].feats == ()
