"""Points fly to the panel of who has won them, once, and nothing flies with less motion."""

from game.scenes.hand.points_won import FLY_MS, LIT_MS, PointsWon

SPOT = (10.0, 20.0)


def seen(*scores):
    points = PointsWon()
    for number, each in enumerate(scores):
        points.see(number, each, SPOT)
    return points


def test_what_is_there_at_first_was_not_won_now():
    assert not seen((3, 4)).due


def test_only_who_gains_is_seen_and_with_what():
    (won,) = seen((3, 4, 5), (3, 6, 2)).won
    assert (won.seat, won.points, won.spot) == (1, 2, SPOT)


def test_it_is_gone_when_the_panel_has_been_lit():
    points = seen((0,), (1,))
    points.passes(FLY_MS, still=False)
    assert points.due
    points.passes(LIT_MS, still=False)
    assert not points.due


def test_with_less_motion_the_panel_is_lit_at_once():
    points = seen((0,), (1,))
    points.passes(20, still=True)
    (won,) = points.won
    assert won.ms >= FLY_MS


def test_another_number_of_seats_is_another_table():
    assert not seen((0,), (1, 1)).due
