"""The addresses of this machine while somebody listens: looked at beside, told when they change."""

import itertools
import threading

from game.link.addresses import Address
from game.link.line_news import Moved
from tests.link.phones import HOST, opened

WIFI, OTHER, HERE = Address("192.168.1.5", "wlan0"), Address("192.168.7.9", "wlan0"), Address(HOST)


class Machine:
    """Has one address after the other, and the last one for ever; `looks` counts."""

    def __init__(self, *found):
        self._found = itertools.chain(found, itertools.repeat(found[-1]))
        self.looks = 0
        self.often = threading.Event()
        self.threads = set()

    def __call__(self):
        self.looks += 1
        self.threads.add(threading.current_thread().name)
        if self.looks > 20:
            self.often.set()
        return next(self._found)


def test_a_new_address_is_told_and_an_old_one_only_once():
    machine = Machine((WIFI, HERE), (WIFI, HERE), (OTHER, HERE))
    with opened(look=machine, every_s=0.001) as line:
        told = line.news(Moved, 2)
        assert [each.places for each in told] == [(WIFI, HERE), (OTHER, HERE)]
        assert machine.often.wait(10)
        assert len(line.news(Moved, 2)) == 2


def test_neither_the_window_nor_the_line_waits_for_the_look():
    machine = Machine((HERE,))
    with opened(look=machine, every_s=0.001):
        assert machine.often.wait(10)
    assert machine.threads
    assert threading.main_thread().name not in machine.threads
    assert "line" not in machine.threads


def test_a_machine_that_cannot_tell_its_addresses_is_asked_again():
    calls = []

    def sulking():
        calls.append(1)
        if len(calls) < 4:
            raise OSError("no network")
        return (HERE,)

    with opened(look=sulking, every_s=0.001) as line:
        assert line.news(Moved)[0].places == (HERE,)


def test_who_leaves_waits_for_nobody_and_the_line_ends_by_itself():
    with opened() as line:
        thread = line.line._thread
        line.line.leave()
        assert not line.line.is_open
        thread.join(10)
        assert not thread.is_alive()
