"""On a large page a card in the margin tells of the cell that is pointed at, without a wait."""

import re

import pytest

from game.core.grid import Cell
from game.scenes.frame.commands import Key, Moved
from game.scenes.table import layout
from game.scenes.table.cell_card import card_tip
from game.scenes.table.page_places import laid_out
from game.view.canvas.box import Box
from tests import stage
from tests.paper import shown
from tests.scenes.table.hands import buttons, by_mouse, let_pass, press
from tests.scenes.table.test_games import FIRST, table, wish

LARGE = (1920, 1080)


def large(kit, game):
    stack, scene = table(kit, game)
    stack.handle(stage.resized(LARGE))
    return stack, scene


@pytest.mark.parametrize("size", [(1600, 900), (1600, 1000), (6400 / 3, 900)], ids=str)
def test_a_large_page_has_a_card_below_the_seats(size):
    page = laid_out(*size)
    assert page.card is not None
    assert page.card.within(Box(0, 0, *size))
    assert not page.card.meets(page.seats)
    assert (page.card.x, page.card.right) == (page.seats.x, page.seats.right)


@pytest.mark.parametrize("percent", [100, 150])
def test_a_page_of_the_usual_height_has_none(percent):
    assert laid_out(1280, 720, percent=percent).card is None
    assert laid_out(1700, 720, percent=percent).card is None


def test_enlarged_letters_have_the_whole_column():
    assert laid_out(1600, 900, percent=150).card is None


@pytest.mark.parametrize("size", [(1600, 900), (1600, 1000)], ids=str)
def test_a_square_board_is_as_wide_as_a_large_page_is_high(size):
    page = laid_out(*size)
    assert page.board.width >= min(page.board.height, 828)


def test_a_wider_page_never_has_a_narrower_board_nor_narrower_sides():
    pages = [laid_out(width, 720) for width in range(1280, 2000, 20)]
    for part in ("board", "seats", "side"):
        widths = [getattr(page, part).width for page in pages]
        assert widths == sorted(widths)


@pytest.mark.parametrize("game", tuple(FIRST))
def test_the_card_tells_at_once_what_the_pointer_is_on(kit, brushes, game):
    stack, scene = large(kit, game)
    cell = Cell(3, 4)
    stack.handle(Moved(*scene.desk.place.middle(cell)))
    tip = card_tip(scene.desk)
    assert tip is not None
    paper = shown(stack, brushes, LARGE)
    assert paper.says(tip.title)
    assert paper.says(f"§ {tip.rule}")


@pytest.mark.parametrize("lit", [False, True])
@pytest.mark.parametrize("game", tuple(FIRST))
def test_where_there_is_a_card_no_tip_lies_over_the_board(kit, brushes, game, lit):
    stack, scene = large(kit, game)
    cells = scene.desk.place.width, scene.desk.place.height
    open_to = set(layout.chooser(scene.desk, 0).laid.cells.values())
    every = (Cell(x, y) for x in range(cells[0]) for y in range(cells[1]))
    cell = next(each for each in every if (each in open_to) == lit)
    stack.handle(Moved(*scene.desk.place.middle(cell)))
    let_pass(stack, 1000)
    assert scene.desk.hover.rests
    paper = shown(stack, brushes, LARGE)
    board = laid_out(1600, 900).board
    told = [mark for mark in paper.within(board) if re.search("§", mark.what)]
    assert told == []


def test_the_card_tells_of_what_is_picked_while_the_pointer_is_elsewhere(kit):
    stack, scene = large(kit, "tank_chess")
    by_mouse(stack, scene, 0, wish)
    stack.handle(Moved(5, 5))
    picked = scene.desk.choosing.picking(0).picked[-1]
    cell = scene.desk.face.lies(scene.live.match.table, picked)
    told = scene.desk.face.tip(kit.words, scene.live.match.table, cell, scene.desk.sitting.names)
    assert card_tip(scene.desk) == told


def test_the_card_tells_of_the_cell_that_keys_stand_on_until_the_pointer_is_moved(kit):
    stack, scene = large(kit, "tank_chess")
    stack.handle(Moved(5, 5))
    desk, told = scene.desk, set()
    for key in (Key.DOWN, Key.RIGHT, Key.LEFT, Key.UP):
        press(stack, key)
        # Those who serve one device stand where nobody's stands.
        cell = desk.cell_at(*buttons(scene)[desk.form.focused(0) or desk.form.focused()].box.middle)
        if cell is not None:
            table, names = scene.live.match.table, desk.sitting.names
            assert card_tip(desk) == desk.face.tip(kit.words, table, cell, names)
            told.add(cell)
    assert len(told) > 1
    stack.handle(Moved(6, 6))
    assert card_tip(desk) is None


def test_the_card_says_how_it_is_filled_while_nothing_is_pointed_at(kit, brushes):
    stack, scene = large(kit, "tank_chess")
    stack.handle(Moved(5, 5))
    assert card_tip(scene.desk) is None
    assert shown(stack, brushes, LARGE).says(kit.words("table.card.empty"))


@pytest.mark.parametrize("game", tuple(FIRST))
def test_all_a_card_ever_tells_has_room_on_it(kit, brushes, game):
    kit.words.speak("uk")
    stack, scene = large(kit, game)
    brushes.type.cut.clear()
    told = set()
    for cell in (Cell(x, y) for x in range(12) for y in range(12)):
        stack.handle(Moved(*scene.desk.place.middle(cell)))
        if (tip := card_tip(scene.desk)) not in told:
            told.add(tip)
            shown(stack, brushes, LARGE)
    assert len(told) > 5
    assert brushes.type.cut == set()
