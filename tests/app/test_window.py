"""A real window on a screen of its own, used by mouse alone, by keys alone, and mistreated."""

import json
import random
from functools import partial

import pytest

from game.rules.tanchiki.ground.places_in_quarters import start_diagonal
from game.rules.tank_chess.letters.notation import read_cell
from game.scenes.frame.commands import Resized
from tests import stage, vjoy

from .hand import SIZE, Hand, to_the_setup, wait_for
from .needs import needs_pads, needs_window

pytestmark = [
    pytest.mark.window,
    needs_window,
]


@pytest.fixture
def hand(screen, tmp_path):
    first = {"language": "en", "window": list(SIZE), "speed": 100}
    (tmp_path / "settings.json").write_text(json.dumps(first))
    made = Hand(screen, tmp_path)
    yield made
    made.end()


@pytest.fixture
def kit(tmp_path):
    return stage.make_kit(tmp_path, stage.brushes())


def test_from_the_title_to_the_settings_and_out_by_keys_alone(hand):
    hand.choose("settings")
    hand.walk("speed", lambda: hand.key("Tab"))
    hand.key("Right")
    hand.key("Escape")
    hand.seen("settings")
    hand.key("Escape")
    hand.choose("yes")
    assert (hand.program.wait(30), hand.settings()["speed"]) == (0, 200)


def test_from_the_title_to_the_settings_and_out_by_mouse_alone(hand):
    for name in ("settings", "speed", "quit", "yes"):
        hand.click(name)
    assert (hand.program.wait(30), hand.settings()["speed"] != 100) == (0, True)


def test_full_screen_is_remembered(hand):
    hand.key("F11")
    wait_for(lambda: hand.settings()["fullscreen"])
    hand.key("F11")
    assert wait_for(lambda: not hand.settings()["fullscreen"])


def test_the_window_comes_back_from_the_full_screen_where_it_was_and_as_large(hand):
    before = hand.do("getwindowgeometry", hand.window)
    hand.key("F11")
    wait_for(lambda: hand.do("getwindowgeometry", hand.window) != before)
    hand.key("F11")
    assert wait_for(lambda: hand.do("getwindowgeometry", hand.window) == before)


def test_the_window_lives_through_any_size(hand):
    for width, height in ((300, 200), (1, 1), (1500, 300), (200, 950), SIZE):
        hand.do("windowsize", "--sync", hand.window, str(width), str(height))
    hand.key("Tab")
    assert hand.program.poll() is None


def test_the_window_lives_through_being_hidden_and_shown(hand):
    for _ in range(3):
        hand.do("windowminimize", "--sync", hand.window)
        hand.do("windowmap", "--sync", hand.window)
    hand.do("windowactivate", "--sync", hand.window)
    hand.key("Tab")
    assert hand.program.poll() is None


def test_closing_the_window_ends_the_program_well(hand):
    hand.do("key", "alt+F4")
    assert hand.program.wait(30) == 0


def leave_by_keys(hand):
    hand.choose("title")
    hand.choose("settings")
    hand.choose("quit")
    hand.choose("yes")
    return hand.program.wait(30)


def test_from_the_title_to_tanchiki_and_back_by_keys_alone(hand):
    to_the_setup(hand, hand.choose, "tanchiki")
    hand.choose("setup.start")
    open_the_curtain(hand, lambda: hand.key("Return"))
    until_kept(hand, "tanchiki", ["Return"], hand.key)
    hand.key("F10")
    assert leave_by_keys(hand) == 0


def test_from_the_title_to_tank_chess_and_back_by_keys_alone(hand):
    to_the_setup(hand, hand.choose, "tank_chess")
    hand.choose("setup.start")
    hand.seen("menu")
    until_kept(hand, "tank_chess", ["Tab", "Up", "Return", "Return"], hand.key)
    hand.key("F10")
    assert leave_by_keys(hand) == 0


def leave_by_mouse(hand, pause):
    for name in (pause, "title", "settings", "quit", "yes"):
        hand.click(name)
    return hand.program.wait(30)


def test_from_the_title_to_tanchiki_and_back_by_mouse_alone(hand, kit):
    table = stage.SCENES["tanchiki placing"](kit)
    table.handle(Resized(*SIZE))
    starts = [cell for quarter in table.table.board.quarters for cell in start_diagonal(quarter)]
    to_the_setup(hand, hand.click, "tanchiki")
    hand.click("setup.start")
    open_the_curtain(hand, lambda: hand.click("here"))
    places = [table.desk.place.middle(cell) for cell in starts]
    until_kept(hand, "tanchiki", places, lambda spot: hand.click_at(*spot))
    assert leave_by_mouse(hand, "head.pause") == 0


def test_from_the_title_to_tank_chess_and_back_by_mouse_alone(hand, kit):
    table = stage.SCENES["chess first move"](kit)
    table.handle(Resized(*SIZE))
    to_the_setup(hand, hand.click, "tank_chess")
    hand.click("setup.start")
    hand.seen("menu")
    for name in ("J3", "J4", "J4"):
        hand.click_at(*table.desk.place.middle(read_cell(name, table.desk.table.height)))
    wait_for(lambda: hand.kept("tank_chess"))
    assert leave_by_mouse(hand, "menu") == 0


def choose_by_pad(hand, name):
    """Go to a control by the cross of the pad, as somebody who tries directions, and choose it."""
    chance = random.Random(3)
    ways = (vjoy.DOWN, vjoy.DOWN, vjoy.RIGHT, vjoy.UP, vjoy.LEFT)
    hand.walk(name, lambda: hand.button(chance.choice(ways)))
    hand.button(vjoy.SOUTH)


def leave_by_pad(hand):
    hand.button(vjoy.START)
    for name in ("title", "settings", "quit", "yes"):
        choose_by_pad(hand, name)
    return hand.program.wait(30)


@needs_pads
def test_from_the_title_to_tanchiki_and_back_by_pad_alone(hand):
    to_the_setup(hand, partial(choose_by_pad, hand), "tanchiki")
    choose_by_pad(hand, "setup.start")
    open_the_curtain(hand, lambda: hand.button(vjoy.SOUTH))
    until_kept(hand, "tanchiki", [vjoy.SOUTH], hand.button)
    assert leave_by_pad(hand) == 0


@needs_pads
def test_from_the_title_to_tank_chess_and_back_by_pad_alone(hand):
    to_the_setup(hand, partial(choose_by_pad, hand), "tank_chess")
    choose_by_pad(hand, "setup.start")
    hand.seen("menu")
    until_kept(hand, "tank_chess", [vjoy.WEST, vjoy.UP, vjoy.SOUTH, vjoy.SOUTH], hand.button)
    assert leave_by_pad(hand) == 0


def open_the_curtain(hand, open):
    """Open the curtain, where there is one, until the table is there."""
    for _ in range(10):
        if "head.pause" in hand.shown["controls"]:
            return
        open()


def until_kept(hand, game, presses, press):
    """Press again and again, whenever somebody is asked, until the first action is written down."""
    for _ in range(40):
        wait_for(lambda: asked(hand) or hand.kept(game))
        if hand.kept(game):
            return
        for each in presses:
            press(each)
    raise AssertionError(f"no action was done: {hand.shown}")


def asked(hand):
    """Say whether the table waits for somebody, and no computer is still to go before."""
    table = hand.shown["table"]
    return bool(table.get("lit") or table.get("rests") or "here" in hand.shown["controls"])
