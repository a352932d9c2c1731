"""What is read while the title stands there is read by steps, and no further than the end."""

import threading

from game.app.ahead import Ahead


def test_the_end_waits_for_the_step_that_is_under_way_and_no_other():
    begun, read = threading.Event(), []

    def steps():
        for number in range(5):
            yield
            begun.set()
            ahead._over.wait()
            read.append(number)

    ahead = Ahead(steps)
    ahead.begin()
    begun.wait()
    ahead.end()
    assert read == [0]


def test_what_never_began_ends_at_once():
    Ahead(lambda: iter(())).end()
