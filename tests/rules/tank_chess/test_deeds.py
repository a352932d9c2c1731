"""What each side did, told by events."""

from game.content.maps.setups import standard
from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.tank_chess import RULES
from game.rules.tank_chess.deeds import LONG_SHOT, deeds
from game.rules.tank_chess.events import (
    CommanderLeft,
    MatchWon,
    PieceSank,
    ShotFired,
    TankDestroyed,
    TurnPassed,
)
from game.rules.tank_chess.state import How, Side

START = RULES.new(standard("tank_chess", 2), 1).table
WHITE = next(each.number for each in START.pieces if each.seat == 0)
BLACK = next(each.number for each in START.pieces if each.seat == 1)
SPOT = Cell(0, 0)


def done(*events):
    return deeds(START, [Told(n, event, "C0", None) for n, event in enumerate(events)])


def shot(cells):
    path = (SPOT,) * cells
    return ShotFired(WHITE, BLACK, SPOT, path, SPOT, Facing.NORTH, False, Side.FRONT, 2, 1)


def test_a_shot_that_destroys_counts_for_one_and_against_the_other():
    white, black = done(shot(1), TankDestroyed(BLACK, SPOT))
    assert dict(white.counts) == {"shots": 1, "tanks": 1}
    assert dict(black.counts) == {"lost": 1}


def test_a_long_shot_is_a_medal():
    assert done(shot(LONG_SHOT), TankDestroyed(BLACK, SPOT))[0].feats == ("long_shot",)
    assert done(shot(LONG_SHOT - 1), TankDestroyed(BLACK, SPOT))[0].feats == ()


def test_a_piece_that_sinks_in_its_own_turn_did_so_by_own_hand():
    assert done(PieceSank(WHITE, SPOT))[0].feats == ("own_hand",)
    passed = done(TurnPassed(1, "", 0), PieceSank(WHITE, SPOT))[0]
    assert (dict(passed.counts), passed.feats) == ({"lost": 1, "drowned": 1}, ())


def test_a_commander_who_gets_away_and_a_win_without_a_loss_are_medals():
    won = done(CommanderLeft(WHITE, SPOT, Facing.NORTH), MatchWon(0, next(iter(How))))
    assert won[0].feats == ("escaped", "unscathed")
    lost = done(TankDestroyed(WHITE, SPOT), MatchWon(0, next(iter(How))))
    assert lost[0].feats == ()
