"""At every table where a match is over the way to its result is said, and leads there."""

import pytest

from game.scenes.frame.commands import Chosen, Key, Press, Resized
from game.scenes.frame.stack import Push
from game.scenes.table.table_scene import TableScene
from tests import stage
from tests.paper import shown

WAY = "To the result"
ELSE = {"evening over"}
TABLES = sorted(name for name in stage.SCENES if name.endswith(" over") and name not in ELSE)


def at_the_end(name, kit):
    scene = stage.SCENES[name](kit)
    scene.handle(Resized(1280, 720, 1))
    return scene


@pytest.mark.parametrize("name", TABLES)
def test_a_table_where_a_match_is_over_says_how_to_go_on(kit, brushes, name):
    scene = at_the_end(name, kit)
    assert shown(stage.stack(scene), brushes).says(WAY)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("said", [Press(Key.ACCEPT), Chosen("result")])
def test_that_way_leads_to_the_result(kit, brushes, name, said):
    scene = at_the_end(name, kit)
    change = scene.handle(said)
    assert isinstance(change, Push)
    stack = stage.stack(change.scene)
    stack.update(50)
    if stack.depth > 1:  # a closing show comes first, and leads on
        stack.update(1000)
        stack.handle(Chosen("done"))
    assert shown(stack, brushes).says("Watch the replay")


@pytest.mark.parametrize("name", TABLES)
def test_a_match_that_goes_on_has_no_way_to_a_result(kit, brushes, name):
    game = at_the_end(name, kit).desk.sitting.match.rules.name
    scene = stage.SCENES[f"table of {game}"](kit)
    assert isinstance(scene, TableScene)
    assert not shown(stage.stack(scene), brushes).says(WAY)
    assert scene.handle(Chosen("result")) is None


def test_who_goes_to_a_result_twice_counts_it_once(kit):
    scene = at_the_end("chess over", kit)
    sitting = scene.desk.sitting
    assert isinstance(scene.handle(Chosen("result")), Push)
    scene.resume("look")
    assert scene.update(20) is None
    assert isinstance(scene.handle(Chosen("result")), Push)
    assert sitting.asked == "result"


@pytest.mark.parametrize("name", TABLES)
def test_back_leads_from_the_result_to_the_board_and_three_times_fast_no_further(kit, name):
    made = stage.stack(at_the_end(name, kit), size=(1280, 720))
    table = made.top
    made.handle(Chosen("result"))
    assert made.top is not table
    for _ in range(3):
        made.handle(Press(Key.BACK))
        made.update(120)
        assert made.top is table
    made.update(400)
    made.handle(Press(Key.BACK))
    assert made.top is not table
