"""A click on something else that could have been picked takes it instead."""

from game.core.grid import Cell
from game.core.spelling import Piece
from game.scenes.frame.commands import Moved, Pressed, Released
from tests.scenes.dice_and_armour.test_beginning import set_up

START = "simple; M^ E4; L^ C4; l E11"
MEDIUM, LIGHT, FREE = Cell(4, 7), Cell(2, 7), Cell(8, 0)


def click(stack, scene, cell):
    x, y = scene.desk.place.middle(cell)
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.handle(command)


def picked(scene):
    return scene.desk.choosing.picking(0).picked


def test_a_click_on_another_own_tank_takes_that_one(kit):
    stack, scene = set_up(kit, START)
    click(stack, scene, MEDIUM)
    click(stack, scene, LIGHT)
    assert picked(scene) == (Piece(1),)


def test_a_click_on_the_tank_that_is_chosen_puts_it_down(kit):
    stack, scene = set_up(kit, START)
    click(stack, scene, MEDIUM)
    click(stack, scene, MEDIUM)
    assert picked(scene) == ()


def test_a_click_where_nothing_could_be_picked_changes_nothing(kit):
    stack, scene = set_up(kit, START)
    click(stack, scene, MEDIUM)
    click(stack, scene, FREE)
    assert picked(scene) == (Piece(0),)


def test_another_goal_is_taken_in_place_of_the_one_that_was_picked(kit):
    stack, scene = set_up(kit, START)
    click(stack, scene, MEDIUM)
    lit = [part for part in scene.desk.choosing.picking(0).next if isinstance(part, Cell)]
    click(stack, scene, lit[0])
    before = picked(scene)
    click(stack, scene, lit[-1])
    assert (before[:2], picked(scene)[:2]) == ((Piece(0), lit[0]), (Piece(0), lit[-1]))
    assert scene.live.match.count == 0


def test_of_a_way_that_is_picked_a_click_on_its_tank_leaves_the_tank_alone(kit):
    stack, scene = set_up(kit, START)
    click(stack, scene, MEDIUM)
    lit = [part for part in scene.desk.choosing.picking(0).next if isinstance(part, Cell)]
    click(stack, scene, lit[0])
    click(stack, scene, MEDIUM)
    assert picked(scene) == (Piece(0),)
