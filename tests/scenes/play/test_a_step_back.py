"""The key that leads back leads one step back, and pressed again and again it opens no pause."""

import pytest

from game.scenes.frame.commands import Chosen, Key
from tests import stage
from tests.games import GAMES
from tests.scenes import sat_tables
from tests.scenes.play.test_nothing_moves import controls
from tests.scenes.table.hands import press
from tests.scenes.test_to_the_result import TABLES, at_the_end

FAST = 300
CALM = 450


def fast(stack, count=5):
    """Press back again and again, faster than one looks what came of it; return what lay on top."""
    tops = []
    for _ in range(count):
        press(stack, Key.BACK)
        tops.append(stack.top)
        stack.update(FAST)
    return tops


def picked(kit, monkeypatch, game):
    """Return a table where something is picked, but nothing done by that."""
    kit = sat_tables.known(kit, monkeypatch)
    for actions in range(5, 40):
        stack = sat_tables.sat(kit, sat_tables.match_of(game, 1, actions))
        scene = stack.top
        if not hasattr(scene, "desk") or not scene.desk.sitting.choosers:
            continue
        if hasattr(scene.desk, "cursor"):
            # The first press tells of the card that has the focus.
            press(stack, Key.WHY)
            press(stack, Key.WHY)
            if scene.desk.cursor:
                return stack, scene
            continue
        press(stack, Key.WHY)
        # At this table one looks at causes by a page; here a piece is chosen.
        press(stack, Key.BACK)
        stack.update(CALM)
        press(stack, Key.NEXT)
        if scene.desk.reach is not None:
            return stack, scene
    raise AssertionError("nothing can be picked")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_fast_opens_no_pause(kit, monkeypatch, game):
    stack, scene = picked(kit, monkeypatch, game)
    assert fast(stack) == [scene] * 5
    stack.update(CALM)
    press(stack, Key.BACK)
    assert "go_on" in {spot.key for spot in controls(stack)}


@pytest.mark.parametrize("game", GAMES)
def test_a_pause_that_is_closed_again_fast_comes_no_second_time(kit, monkeypatch, game):
    kit = sat_tables.known(kit, monkeypatch)
    stack = sat_tables.sat(kit, sat_tables.match_of(game, 1, 9))
    scene = stack.top
    for _ in range(20):
        stack.update(CALM)
        press(stack, Key.BACK)
        if stack.top is not scene:
            break
    assert stack.top is not scene
    assert fast(stack) == [scene] * 5


@pytest.mark.parametrize("name", TABLES)
def test_a_result_leads_back_to_its_board_however_fast(kit, name):
    stack = stage.stack(at_the_end(name, kit), size=(1280, 720))
    scene = stack.top
    stack.handle(Chosen("result"))
    assert stack.top is not scene
    assert fast(stack) == [scene] * 5
