"""The frame that goes round: what is drawn when, and windows of every size."""

import random

import pygame
import pytest

from game.scenes.stack import Notice
from tests.app.shells import opened, resize

ODD = [(640, 360), (1, 1), (320, 200), (960, 540), (100, 1500), (3000, 100), (1024, 768)]


@pytest.fixture
def shell(tmp_path):
    return opened(tmp_path)[0]


def settled(shell):
    for _ in range(4):
        shell.turn()
    shell._fade.end()
    shell.stack.update(1000)
    shell.turn()
    shell.turn()
    return shell


def test_a_still_menu_is_not_drawn_again(shell):
    settled(shell)
    drawn = shell.drawn
    for _ in range(5):
        shell.turn()
    assert shell.drawn == drawn


def test_a_pointer_that_moves_is_drawn(shell):
    drawn = settled(shell).drawn
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(90, 200), rel=(1, 1), buttons=(0, 0, 0))
    )
    shell.turn()
    assert shell.drawn == drawn + 1


@pytest.mark.parametrize("size", ODD, ids=str)
def test_a_window_of_any_size_is_drawn(shell, size):
    settled(shell)
    resize(size)
    shell.turn()
    assert shell.window.surface.get_size() == size


@pytest.mark.parametrize("count", [12, pytest.param(200, marks=pytest.mark.nightly)])
def test_many_sizes_one_after_the_other_are_drawn(shell, count):
    chance = random.Random(1)
    for _ in range(count):
        resize((chance.randint(1, 900), chance.randint(1, 700)))
        shell.turn()
    assert shell.running


@pytest.mark.nightly
def test_the_largest_windows_are_drawn(shell):
    for size in ((3840, 2160), (5120, 1440), (7680, 4320), (16384, 64)):
        resize(size)
        shell.turn()
    assert shell.running


def test_the_page_grows_with_the_window_not_the_letters(shell):
    settled(shell)
    resize((1720, 720))
    shell.turn()
    assert shell.stack.top.page.width == 1720


def test_a_notice_goes_away_by_itself(shell):
    settled(shell)
    shell.stack.note("Saved.")
    shell.stack.update(10_000)
    assert shell.stack.notices == ()


def test_the_same_notice_stands_there_once(shell):
    shell.stack._act(Notice("Saved."))
    shell.stack._act(Notice("Saved."))
    assert shell.stack.notices == ("Saved.",)


def test_a_press_on_quit_asks_first(shell):
    settled(shell)
    escape = {"scancode": pygame.KSCAN_ESCAPE, "key": 0, "mod": 0, "unicode": ""}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, escape))
    shell.turn()
    assert shell.stack.depth == 2
