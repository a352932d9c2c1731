"""Keys of direction at the shared table: over the board, with one ring for every hand."""

import pytest

from game.core.grid import Cell
from game.core.rules import NOBODY
from game.scenes.frame.commands import Key, Moved, Press
from game.scenes.table import layout
from tests.scenes.table.hands import PAD, buttons, press
from tests.scenes.table.test_games import table

GAME = "dice_and_armour"


@pytest.fixture
def people(kit):
    return table(kit, GAME, None, None)


def pointed(scene, device=NOBODY):
    """Return the cell that has the focus, or the control beside the board."""
    desk = scene.desk
    name = desk.form.focused(device)
    found = buttons(scene).get(name)
    return desk.cell_at(*found.box.middle) or name if found else name


def chosen(stack, scene, cell):
    """Pick the part on a cell by its control."""
    place = layout.chooser(scene.desk, scene.desk.open[0]).laid.on(cell)
    scene.desk.form.focus(f"pick.{scene.desk.open[0]}:{place}")
    press(stack, Key.ACCEPT)


def rings(scene):
    return [key for key in scene.desk.form._focus.values() if key]


def test_one_ring_is_led_over_the_board(people):
    stack, scene = people
    before = pointed(scene)
    press(stack, Key.RIGHT)
    assert pointed(scene) == Cell(before.x + 1, before.y)
    assert len(rings(scene)) == 1


def test_keys_show_the_reach_where_they_point_though_the_mouse_rests_elsewhere(people):
    stack, scene = people
    seat = scene.desk.open[0]
    stack.handle(Moved(*scene.desk.place.middle(Cell(0, 5))))
    press(stack, Key.LEFT)
    assert layout.looked_at(scene.desk, seat) == pointed(scene)
    stack.handle(Moved(*scene.desk.place.middle(Cell(0, 5))))
    assert layout.looked_at(scene.desk, seat) == Cell(0, 5)


def test_the_ring_is_that_of_the_device_used_last(people):
    stack, scene = people
    seat = scene.desk.open[0]
    scene.desk.kit.seating.claim(PAD, seat)
    before = pointed(scene)
    press(stack, Key.RIGHT, seat, PAD)
    moved = pointed(scene, seat)
    assert moved != before
    assert pointed(scene) == ""
    stack.handle(Press(Key.RIGHT))
    assert pointed(scene, seat) == ""
    assert pointed(scene).x == moved.x + 1


def test_up_and_down_stay_on_the_board_away_from_its_border(people):
    stack, scene = people
    before = pointed(scene)
    for key in (Key.UP, Key.DOWN):
        press(stack, key)
        assert pointed(scene) == before


def test_sideways_leads_off_the_board_past_the_last_lit_cell(people):
    stack, scene = people
    for _ in range(9):
        press(stack, Key.RIGHT)
    assert not isinstance(pointed(scene), Cell)


def test_from_beside_the_board_one_comes_to_what_is_lit_on_it(people):
    stack, scene = people
    scene.desk.form.focus("head.threats")
    press(stack, Key.LEFT)
    assert isinstance(pointed(scene), Cell)


def test_every_way_leads_on_to_a_lit_cell_that_lies_that_way(people):
    stack, scene = people
    seat = scene.desk.open[0]
    own = scene.live.match.table.own(seat)[0]
    chosen(stack, scene, own.cell)
    steps = {Key.UP: (0, -1), Key.DOWN: (0, 1), Key.LEFT: (-1, 0), Key.RIGHT: (1, 0)}
    cells = layout.chooser(scene.desk, seat).laid.cells
    for place, cell in cells.items():
        for key, (dx, dy) in steps.items():
            scene.desk.form.focus(f"pick.{seat}:{place}")
            press(stack, key)
            along = [(c.x - cell.x) * dx + (c.y - cell.y) * dy for c in cells.values()]
            if max(along) <= 0:
                continue
            there = pointed(scene)
            assert isinstance(there, Cell)
            assert (there.x - cell.x) * dx + (there.y - cell.y) * dy > 0


def test_straight_ahead_comes_before_a_slant_and_a_slant_before_what_lies_aside(people):
    stack, scene = people
    seat = scene.desk.open[0]
    light = next(tank for tank in scene.live.match.table.own(seat) if tank.kind.weight == 0)
    chosen(stack, scene, light.cell)
    found = layout.chooser(scene.desk, seat).laid
    spot = {cell: place for place, cell in found.cells.items()}
    start = light.cell.step(light.facing)
    assert start in spot
    scene.desk.form.focus(f"pick.{seat}:{spot[start]}")
    press(stack, Key.UP if light.facing.dy < 0 else Key.DOWN)
    assert pointed(scene) == start.step(light.facing)


def test_to_choose_while_nobody_may_points_at_nothing(kit):
    stack, scene = table(kit, GAME, "raider", "raider")
    assert not scene.desk.open
    press(stack, Key.ACCEPT)
    assert rings(scene) == []
