"""Keys lead from one lit cell to the next, however far it lies."""

from game.ai.minds import usual
from game.core.rules import NOBODY
from game.scenes.frame.commands import Key, Press
from game.scenes.table import layout
from game.scenes.table.leading.turning_keys import clockwise
from tests.scenes.table.hands import let_pass
from tests.scenes.table.test_games import by_mouse, table, wish


def focused(scene):
    return scene.desk.form.focused(NOBODY)


def lit(scene):
    """Return the keys of the controls that are lit on the board."""
    seat = scene.desk.open[0]
    return {f"pick.{seat}:{place}" for place in layout.chooser(scene.desk, seat).laid.cells}


def jumped(stack, scene, key, times):
    found = []
    for _ in range(times):
        stack.handle(Press(key))
        found.append(focused(scene))
    return found


def test_every_lit_cell_is_come_by_once_and_then_the_first_again(kit):
    stack, scene = table(kit, "tank_chess")
    by_mouse(stack, scene, 0, wish)
    keys = lit(scene)
    there = jumped(stack, scene, Key.TURN_RIGHT, len(keys))
    assert len(keys) > 4
    assert set(there) == keys
    assert jumped(stack, scene, Key.TURN_RIGHT, 1) == there[:1]
    assert jumped(stack, scene, Key.TURN_LEFT, len(keys)) == [*reversed(there)]


def test_where_no_cell_is_lit_what_lies_beside_the_board_is_come_by(kit):
    stack, scene = table(kit, "one_cut", None, usual("one_cut"))
    let_pass(stack, 300)
    assert not lit(scene)
    count = len(scene.desk.choosing.picking(scene.desk.open[0]).next)
    assert len(set(jumped(stack, scene, Key.TURN_RIGHT, count))) == count


def test_cells_are_gone_round_from_north_the_nearer_one_first():
    spots = {0: (0, 9), 1: (9, 0), 2: (0, -9), 3: (0, -4), 4: (-9, 0)}
    assert clockwise(spots, (0, 0)) == (3, 2, 1, 0, 4)


def test_a_key_that_is_held_goes_on_jumping(kit):
    stack, scene = table(kit, "tank_chess")
    stack.handle(Press(Key.TURN_RIGHT))
    before = focused(scene)
    stack.handle(Press(Key.TURN_RIGHT, repeat=True))
    assert focused(scene) != before
