"""The set-up by arrows alone: every control is reached, and none is changed on the way."""

import pytest

from game.scenes.frame.commands import Changed, Key, Press
from game.scenes.tank_chess.setup.setup_page import chess_setup
from game.scenes.widgets.focus import spots
from game.scenes.widgets.widget_kinds import Slider
from tests import stage

ARROWS = (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT)


def walked(setup):
    """Return every control that arrows lead to from the start button, with the keys it takes.

    Sideways a slider is moved, so one leaves it up or down.
    """
    found, edge = {"setup.start": 0}, ["setup.start"]
    sliders = {each.name for each in controls(setup) if isinstance(each, Slider)}
    while edge:
        here = edge.pop(0)
        for key in ARROWS[:2] if here in sliders else ARROWS:
            setup.form.focus(here)
            setup.handle(Press(key))
            there = setup.form.focused()
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def enabled(setup):
    found = spots(stage.widgets_of(setup), setup.form.scrolls.tops)
    return {spot.key for spot in found if spot.control.enabled}


@pytest.fixture(scope="module", params=range(4), ids=["board", "match", "army", "clock"])
def setup(request, tmp_path_factory, brushes):
    made = chess_setup(stage.make_kit(tmp_path_factory.mktemp("setup"), brushes))
    made.handle(stage.resized((1280, 720)))
    made.handle(Changed("page", request.param))
    if request.param == 2:
        made.handle(Changed("army", True))
    made.form.by_pointer = False
    return made


@pytest.fixture(scope="module")
def walk(setup):
    """The walk of the arrows, and what everything was at before and after it."""
    before = values(setup)
    return walked(setup), before, values(setup)


def test_arrows_reach_every_control_of_the_set_up(setup, walk):
    missed = enabled(setup) - walk[0].keys()
    assert missed == set()


def controls(setup):
    return [spot.control for spot in spots(stage.widgets_of(setup), {})]


def values(setup):
    """Return what all choices, sliders, switches and tabs are at."""
    names = ("value", "place", "on", "chosen")
    return [(w.name, *(getattr(w, name, None) for name in names)) for w in controls(setup)]


def test_arrows_change_nothing_on_their_way(walk):
    _, before, after = walk
    assert before == after


def test_no_control_is_farther_than_one_sees(walk):
    far = {key: keys for key, keys in walk[0].items() if keys > 12}
    assert far == {}
