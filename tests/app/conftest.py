import json
import os
import subprocess

import pygame
import pytest

from game.app.input import Input
from game.app.pads import Pads
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book
from game.scenes.frame.settings import Curtain, Settings
from tests import stage

from .hand import SIZE, Hand, wait_for

QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}


@pytest.fixture
def display():
    stage.open_display()
    pygame.event.clear()


@pytest.fixture
def seating():
    return Seating()


@pytest.fixture
def book():
    return Book(Settings())


@pytest.fixture
def heard(display, seating, book):
    return Input(book, seating, Pads())


@pytest.fixture(scope="module")
def screen():
    """Return a screen of its own, with a number that is free."""
    size = ("-screen", "0", "1600x1000x24", "-noreset")
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", *size],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    display = f":{server.stdout.readline().strip()}"
    there = {**os.environ, "DISPLAY": display}
    manager = subprocess.Popen(["openbox"], env=there, stderr=subprocess.DEVNULL)
    # A window that comes before its manager gets no focus.
    wait_for(lambda: not subprocess.run(["xdotool", "get_desktop"], env=there, **QUIET).returncode)
    yield display
    manager.terminate()
    server.terminate()
    manager.wait(10)
    server.wait(10)


@pytest.fixture
def curtain():
    """Return when the screen is hidden: before every turn."""
    return Curtain.ALWAYS


@pytest.fixture
def hand(screen, tmp_path, curtain):
    """Return a hand at the program in English, where all that is shown goes by fast."""
    first = {"language": "en", "window": list(SIZE), "speed": 800, "bot_speed": 800}
    first["curtain"] = curtain.name
    (tmp_path / "settings.json").write_text(json.dumps(first))
    made = Hand(screen, tmp_path)
    yield made
    made.end()
