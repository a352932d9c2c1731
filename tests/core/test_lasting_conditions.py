"""A condition ends by itself, and only what comes after its beginning counts."""

from game.core.lasting_conditions import Clock, Lasting, begun, due, left, ran

BOUND = Lasting("bound", Clock.MOVES, 2, since=5)
STUNNED = Lasting("stunned", Clock.TURNS, 3, since=6)


def test_what_does_not_last_has_nothing_left():
    assert left((), "bound") == 0
    assert left((BOUND, STUNNED), "stunned") == 3


def test_a_new_condition_takes_the_place_of_the_old_one():
    again = Lasting("bound", Clock.MOVES, 2, since=9)
    assert begun((Lasting("bound", Clock.MOVES, 1, since=5), STUNNED), again) == (STUNNED, again)


def test_the_turn_it_began_in_does_not_count():
    assert due((BOUND,), Clock.MOVES, 5) == ()
    assert due((BOUND,), Clock.MOVES, 6) == (Lasting("bound", Clock.MOVES, 1, since=5),)


def test_a_clock_counts_only_its_own():
    assert [one.kind for one in due((BOUND, STUNNED), Clock.TURNS, 9)] == ["stunned"]


def test_with_nothing_left_it_is_over():
    assert ran((BOUND, STUNNED), "stunned", 1) == (BOUND, Lasting("stunned", Clock.TURNS, 1, 6))
    assert ran((BOUND, STUNNED), "bound", 0) == (STUNNED,)
