"""Where a tank is to be placed, arrows lead the cursor, and back takes up what was laid down."""

import pytest

from game.scenes.frame.commands import Key, Press, Pressed
from game.scenes.pages.key_signs import ENDS
from game.scenes.play.sitting import CALM_MS
from game.scenes.widgets.widget_kinds import Button
from tests import stage
from tests.paper import shown

from .table import click, press, table_of


@pytest.fixture
def asked(kit):
    """Return a table at which a cell is asked for."""
    stack, scene = table_of(kit)
    for _ in range(100):
        stack.update(100)
        if scene.desk.aimer.aim is not None and stack.top is scene:
            return stack, scene
    raise AssertionError("no tank was ever to be placed")


def ghosts(stack, scene, brushes):
    """Return the cells on which the tank is seen that is about to be placed."""
    return shown(stack, brushes).cells(scene.desk.place, "tank.0")


def test_each_arrow_that_leads_somewhere_leads_the_tank_there(asked, brushes):
    stack, scene = asked
    seen = {ghosts(stack, scene, brushes)}
    for key in (Key.UP, Key.LEFT, Key.DOWN, Key.RIGHT):
        press(stack, key)
        seen.add(ghosts(stack, scene, brushes))
    assert len(seen) > 1
    assert all(len(cells) == 1 for cells in seen)


@pytest.mark.parametrize("back", [Press(Key.BACK), Pressed(5, 5, 3)])
def test_a_tank_that_is_laid_down_is_taken_up_again_and_then_one_goes_back(asked, brushes, back):
    stack, scene = asked
    press(stack, Key.ACCEPT)
    assert scene.desk.aimer.aim.down
    stack.handle(back)
    assert (stack.top is scene, scene.desk.aimer.aim.down) == (True, False)
    if isinstance(back, Press):
        stack.update(CALM_MS)
        stack.handle(back)
        assert stack.top is not scene


@pytest.mark.parametrize("way", ["key", "button"])
def test_done_lets_the_tank_stand_as_it_is_shown(asked, way):
    stack, scene = asked
    there, facing = scene.desk.aimer.aim.cell, scene.desk.aimer.aim.facing
    if way == "key":
        press(stack, ENDS)
    else:
        done = (w for w in stage.widgets_of(scene) if isinstance(w, Button) and w.name == "aim.ok")
        click(stack, next(done).box)
    placed = scene.live.match.done[-1].action
    assert (placed.cell, placed.facing) == (there, facing)
