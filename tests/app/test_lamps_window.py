"""Lamps Till Dawn in the real window: a short night of one pad alone, from the title to replay."""

import contextlib

import pytest

from game.scenes.replay.closing_page import DONE
from tests import vjoy

from .devices import Pads
from .hand import to_the_setup, wait_for
from .needs import needs_pads, needs_window
from .test_armour_window import Commander

GAME = "lamps_till_dawn"
SHORT = "mode:1"
MOST = 400

pytestmark = [
    pytest.mark.window,
    # A whole night, press by press, takes a minute.
    pytest.mark.nightly,
    needs_window,
    needs_pads,
]


def plays(one):
    """Play until it is asked who that was, through every curtain."""
    for _ in range(MOST):
        wait_for(lambda: one.ends or one.sees("here") or one.table.get("wish"))
        if one.ends:
            return
        if one.sees("here"):
            one.device.accept()
            wait_for(lambda: not one.sees("here"))
        else:
            one.pick(*one.now)
    raise AssertionError("dawn never came, nor madness")


def leaves(one):
    """Leave the morning after, which takes no press in its first half second."""
    one.device.walk(DONE)
    for _ in range(5):
        one.device.accept()
        with contextlib.suppress(AssertionError):
            wait_for(lambda: one.sees("watch"), 3)
            return
    raise AssertionError("the morning after cannot be left")


def test_one_pad_alone_plays_a_short_night_to_its_morning_its_result_and_its_replay(hand):
    one = Commander(hand, Pads(hand))
    to_the_setup(hand, one.device.choose, GAME)
    one.device.choose(SHORT)
    one.device.start()
    plays(one)
    one.device.stay_nameless()
    leaves(one)
    one.device.choose("watch")
    wait_for(lambda: not hand.shown["controls"])
    hand.button(vjoy.EAST)
    hand.seen("again")
    assert list(hand.folder.glob(f"records/*{GAME}*"))
