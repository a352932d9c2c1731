"""What is read while the title stands there is read by steps, and no further than the end."""

import threading
import weakref

from game.app.reading_thread import Ahead


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


def test_what_is_asked_for_later_is_read_after_what_was_asked_for_before():
    read, done = [], threading.Event()

    def steps(name):
        def part():
            yield
            read.append(name)
            if name == "last":
                done.set()

        return part

    ahead = Ahead(steps("first"))
    ahead.read(steps("second"))
    ahead.begin()
    ahead.read(steps("last"))
    assert done.wait(10)
    ahead.end()
    assert read == ["first", "second", "last"]


def test_what_is_wanted_soon_is_read_before_the_rest_of_what_is_under_way():
    read, begun, asked, done = [], threading.Event(), threading.Event(), threading.Event()

    def steps():
        yield
        begun.set()
        asked.wait(10)
        for number in range(3):
            read.append(number)
            yield
        done.set()

    ahead = Ahead(steps)
    ahead.begin()
    begun.wait(10)
    ahead.soon(lambda: iter([read.append("soon")]))
    asked.set()
    assert done.wait(10)
    ahead.end()
    assert read == ["soon", 0, 1, 2] or read == [0, "soon", 1, 2]


def test_what_is_wanted_soon_wakes_who_has_read_all():
    done = threading.Event()

    def late():
        yield
        done.set()

    ahead = Ahead()
    ahead.begin()
    ahead.soon(late)
    assert done.wait(10)
    ahead.end()


def test_nothing_is_read_that_is_asked_for_after_the_end():
    read = []
    ahead = Ahead()
    ahead.begin()
    ahead.end()
    ahead.read(lambda: iter([read.append("late")]))
    assert read == []


def test_what_is_asked_for_after_the_end_is_let_go():
    def late():
        yield

    ahead = Ahead()
    ahead.end()
    ahead.soon(late)
    ahead.read(late)
    kept = weakref.ref(late)
    del late
    assert kept() is None
