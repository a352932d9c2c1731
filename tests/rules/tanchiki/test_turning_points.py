"""What turned a match: chosen from what was told."""

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tanchiki.events import (
    BotExploded,
    EagleTaken,
    MatchEnded,
    TankDrowned,
    TankExploded,
    TokenTaken,
    TurnBegan,
)
from game.rules.tanchiki.foresight.turning_points import MOST, turning_points
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.state import Reason, Token

HERE = Cell(2, 3)
TOKEN = Token(Colour.RED, 1)


def story(*events):
    return [Told(number, event, "T1", None) for number, event in enumerate(events)]


def bot(seat, points, number=8):
    return BotExploded(number, HERE, (seat,)), TokenTaken(seat, number, TOKEN, False, points)


def eagle(seat, number, points):
    return EagleTaken(seat, HERE, number, points)


def places(found):
    return [point.place for point in found]


def test_the_last_points_of_the_winner_decide():
    told = story(eagle(0, 1, 3), eagle(1, 2, 3), *bot(1, 4), MatchEnded((1,), Reason.LEAD))
    assert [point.last for point in turning_points(2, told)] == [False, False, True]


def test_points_from_a_bot_are_looked_at_where_the_bot_falls():
    told = story(TurnBegan(1), *bot(1, 1), MatchEnded((1,), Reason.LEAD))
    assert places(turning_points(2, told)) == [1]


def test_a_lead_that_is_drawn_level_and_won_back_is_no_new_lead():
    told = story(eagle(0, 1, 3), eagle(1, 2, 3), *bot(0, 4), eagle(1, 3, 6))
    assert [point.leads for point in turning_points(2, told)] == [True, False, True]


def test_a_bot_that_changes_nothing_is_no_moment():
    told = story(eagle(0, 1, 3), *bot(0, 4), *bot(1, 1), eagle(0, 2, 7))
    assert places(turning_points(2, told)) == [0, 5]


def test_only_the_leader_is_missed():
    told = story(eagle(0, 1, 3), TankDrowned(1, HERE), TankDrowned(0, HERE))
    assert places(turning_points(2, told)) == [0, 2]


def test_a_loss_that_happened_twice_is_told_once():
    twice = TankDrowned(0, HERE), TankExploded(0, HERE, 2), TankDrowned(0, HERE)
    told = story(eagle(0, 1, 3), *twice)
    assert places(turning_points(2, told)) == [0, 2, 3]


def test_of_many_moments_the_weightiest_are_kept_in_their_order():
    leads = [each for n in range(1, 6) for seat in (0, 1) for each in bot(seat, 2 * n + seat)]
    told = story(*leads, eagle(1, 1, 14), MatchEnded((1,), Reason.LEAD))
    found = turning_points(2, told)
    assert len(found) == MOST
    assert places(found) == sorted(places(found))
    assert found[-1].last


def test_one_alone_has_no_lead_to_take():
    told = story(eagle(0, 1, 3), TankDrowned(0, HERE), eagle(0, 2, 6))
    assert [point.leads for point in turning_points(1, told)] == [False, False, False]


def test_a_match_without_points_has_no_moments():
    assert turning_points(2, story(TurnBegan(1), MatchEnded((), Reason.LAST_TURN))) == ()
