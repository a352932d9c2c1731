"""On a large page a card below the seats tells of a cell: of what is looked at, or of what counts.

How it is drawn, the shared table's tests say.
"""

import pytest

from game.core.grid import Cell
from game.scenes.frame.commands import Key, Moved
from game.scenes.tanchiki.cell_card import told_of
from game.view.tanchiki.cell_pictures import cell_pictures
from tests import stage
from tests.paper import shown

from .table import let_pass, place_tanks, planning, press, table_of

LARGE = (1920, 1080)


def large(kit):
    stack, scene = planning(kit)
    stack.handle(stage.resized(LARGE))
    return stack, scene


def test_it_tells_of_the_tank_of_who_plans_while_nothing_is_looked_at(kit, brushes):
    stack, scene = large(kit)
    assert told_of(scene.desk) == scene.table.field.tanks[0].cell
    told = kit.words("tip.tanchiki.tank")
    assert shown(stack, brushes, LARGE).says(told[0].upper() + told[1:])


def test_it_tells_at_once_of_the_cell_below_the_pointer(kit):
    stack, scene = large(kit)
    stack.handle(Moved(*scene.desk.place.middle(Cell(4, 5))))
    assert told_of(scene.desk) == Cell(4, 5)


def test_it_tells_of_the_cell_below_the_cursor(kit):
    stack, scene = large(kit)
    press(stack, Key.WHY)
    press(stack, Key.UP)
    assert told_of(scene.desk) == scene.desk.cursor.cell


def test_it_tells_of_the_cell_that_is_aimed_at(kit):
    stack, scene = table_of(kit)
    stack.handle(stage.resized(LARGE))
    let_pass(stack, 400)
    assert told_of(scene.desk) == scene.desk.aimer.aim.cell


def test_no_tip_lies_over_the_board_where_there_is_a_card(kit, brushes):
    stack, scene = large(kit)
    stack.handle(Moved(*scene.desk.place.middle(Cell(4, 5))))
    let_pass(stack, 700)
    assert scene.desk.tip
    paper = shown(stack, brushes, LARGE)
    board = scene.desk.place.box
    assert [mark for mark in paper.within(board) if "§" in mark.what] == []


@pytest.mark.parametrize("what", ["tank", "bot", "eagle", "brick", "water", "ice", "concrete"])
def test_it_shows_what_lies_there(kit, what):
    stack, scene = table_of(kit)
    place_tanks(stack, scene)
    field, board = scene.table.field, scene.table.board
    every = [Cell(x, y) for x in range(board.width) for y in range(board.height)]
    ground = {board.ground(c).name.lower(): c for c in every if field.piece_on(c) is None}
    cells = {
        "tank": field.tanks[0].cell,
        "bot": field.bots[0].cell,
        "eagle": field.eagle.cell,
        "brick": min(field.whole),
        **ground,
    }
    found = cell_pictures(scene.table, cells[what])
    assert found[0].startswith("ground.")
    assert any(picture.startswith(what) for picture in found)


def test_every_picture_of_a_card_is_one_that_there_is(kit, brushes):
    _, scene = planning(kit)
    board = scene.table.board
    every = (Cell(x, y) for x in range(board.width) for y in range(board.height))
    named = {picture for cell in every for picture in cell_pictures(scene.table, cell)}
    assert {name for name in named if name not in brushes.pictures} == set()
