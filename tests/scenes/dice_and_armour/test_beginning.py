"""What keys point at first at the table of Dice and Armour."""

import pytest

from game.core.grid import Cell
from game.core.rules import NOBODY
from game.core.spelling import Piece
from game.rules import GAMES
from game.rules.dice_and_armour.letters.task_start import read_start
from game.scenes.dice_and_armour.first_focus import first
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Key
from game.scenes.table.opened_table import begun
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.scenes.table.hands import let_pass, press, sat
from tests.scenes.table.test_games import table

GAME = "dice_and_armour"


@pytest.fixture
def people(kit):
    return table(kit, GAME, None, None)


def set_up(kit, written):
    """Return the table of a match that begins so, White first."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    rules = GAMES[GAME]
    header = Header(GAME, rules.number, read_start(written), 5, (Player(""), Player("")))
    scene = begun(kit, Match(rules, header), FACES[GAME])
    stack = sat(scene)
    let_pass(stack, 100)
    return stack, scene


def told(scene):
    """Return what is pointed at."""
    desk = scene.desk
    seat = desk.open[0]
    return first(desk.choosing.view(seat), seat, desk.choosing.picking(seat))


def focused(scene):
    seat = scene.desk.open[0]
    key = scene.desk.form.focused(NOBODY)
    return scene.desk.choosing.picking(seat).next[int(key.rpartition(":")[2])]


def own(scene, cell):
    return scene.live.match.table.tank_on(cell)


def own_row(scene):
    table = scene.live.match.table
    return table.own(table.turn)[0].cell.y


def test_the_first_turn_begins_at_the_tank_in_the_middle(people):
    _, scene = people
    assert focused(scene) == told(scene) == Piece(own(scene, Cell(4, own_row(scene))).number)


def test_a_turn_begins_at_the_tank_moved_last(people):
    stack, scene = people
    seat = scene.desk.open[0]
    press(stack, Key.RIGHT)
    number = focused(scene).number
    for _ in range(2):
        press(stack, Key.ACCEPT)
    while scene.desk.open == (seat,):
        press(stack, Key.ACCEPT)
        let_pass(stack, 200)
    assert scene.live.match.table.tank(number).moved
    while scene.desk.open != (seat,):
        press(stack, Key.ACCEPT)
        let_pass(stack, 200)
    assert focused(scene) == Piece(number)


def test_a_tank_points_at_the_enemy_it_destroys_most_likely(kit):
    stack, scene = set_up(kit, "simple; H^ E5; l E7; h D5 tracks engine rear side turret; h A11")
    press(stack, Key.ACCEPT)
    assert focused(scene) == told(scene) == Cell(3, 6)


def test_a_tank_with_nothing_to_shoot_at_points_straight_ahead(people):
    stack, scene = people
    table = scene.live.match.table
    tank = own(scene, Cell(4, own_row(scene)))
    press(stack, Key.ACCEPT)
    assert focused(scene) == tank.cell.step(tank.facing)
    assert table.stage.value == "choose"
