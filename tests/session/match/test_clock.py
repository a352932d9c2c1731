from game.session.match.clock import Clock

CLOCK = Clock((5_000, 3_000), increment=500)


def test_a_clock_runs_for_the_seats_that_may_act():
    assert CLOCK.tick(1_200, (1,)).left == (5_000, 1_800)


def test_a_clock_runs_for_all_who_plan_at_once():
    assert CLOCK.tick(100, (0, 1)).left == (4_900, 2_900)


def test_no_clock_goes_below_nothing():
    assert CLOCK.tick(9_000, (1,)).left == (5_000, 0)


def test_a_flag_falls_when_nothing_is_left():
    assert (CLOCK.tick(2_999, (1,)).fallen, CLOCK.tick(3_000, (1,)).fallen) == ((), (1,))


def test_a_finished_turn_adds_the_increment():
    assert CLOCK.turn_over(1).left == (5_000, 3_500)


def test_a_stopped_clock_does_not_run():
    assert CLOCK.stopped().tick(4_000, (0, 1)).left == CLOCK.left


def test_a_started_clock_runs_again():
    assert CLOCK.stopped().started() == CLOCK
