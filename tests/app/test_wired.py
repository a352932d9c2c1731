"""The line as the program opens it: it wakes a window that sleeps, and once until it has looked."""

import http.client
import subprocess
import sys
import time

import pygame
import pytest

from game.app.phone_line import Wired
from game.link.line_news import Heard, Visited
from game.link.messages import Pong
from game.scenes.phones.line_contract import Opening
from tests import stage
from tests.link.phones import HOST, Phone, free_port


@pytest.fixture
def wired():
    stage.open_display()
    pygame.event.clear()
    wired = Wired()
    yield wired
    wired.close()


def opened(wired):
    opening = Opening(HOST, free_port(), "n", lambda: b"page", b"icon", "image/svg+xml")
    assert wired.open(opening)
    return f"{HOST}:{opening.port}"


def awoken(patience=10.0):
    """Return the events that wake the window, waited for."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = [each for each in pygame.event.get() if each.type == pygame.USEREVENT]
        if found:
            return found
        time.sleep(0.002)
    return []


def test_what_is_needed_is_here():
    assert Wired().missing == ()
    assert Wired().places()[-1].own


def test_a_phone_that_speaks_wakes_the_window_once(wired):
    phone = Phone.at(opened(wired))
    phone.hello()
    assert len(awoken()) == 1
    number = next(each.line for each in wired.taken() if isinstance(each, Heard))
    wired.say(number, Pong(3))
    assert phone.told() == Pong(3)
    for _ in range(5):
        phone.close()
    assert len(awoken()) == 1


def test_a_visit_is_news_too(wired):

    door = opened(wired)
    asked = http.client.HTTPConnection(door, timeout=10)
    asked.request("GET", "/", headers={"Host": door})
    assert asked.getresponse().read() == b"page"
    assert awoken()
    assert wired.taken() == (Visited(),)


def test_a_line_that_is_not_open_takes_everything_in_silence(wired):
    wired.say(1, Pong(1))
    wired.trust(1)
    wired.end(1, "over")
    wired.show((1,), "board.1", lambda: b"")
    assert wired.taken() == ()
    assert not wired.is_open


def test_two_programs_do_not_listen_at_one_port(wired):
    port = int(opened(wired).rpartition(":")[2])
    other = Wired()
    assert not other.open(Opening(HOST, port, "n", lambda: b"", b"", "image/svg+xml"))
    assert not other.is_open


def test_the_start_of_the_program_reads_nothing_of_the_line():
    code = (
        "import sys, game.app.program;"
        "read = [m for m in sys.modules if m.split('.')[0] in ('asyncio', 'websockets', 'segno')];"
        "print(read, [m for m in sys.modules if m.startswith('game.link')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == "[] []"
