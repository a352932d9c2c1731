"""What rests under the pointer says what it is; panels open what everybody may know of cards."""

import pygame
import pytest

from game.core.grid import Cell
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell, start_diagonal
from game.rules.tanchiki.view import may_hold
from game.scenes.frame.commands import Key, Moved, Said
from game.scenes.tanchiki.sides.known_cards import LookAt, seen_cards
from game.scenes.widgets.widget_kinds import Button, Label
from tests import stage

from .table import TWO, let_pass, planning, press


def point_at(stack, scene, cell, ms=700):
    stack.handle(Moved(*scene.desk.place.middle(cell)))
    let_pass(stack, ms)


def water_of(scene):
    board = scene.table.board
    cells = (Cell(x, y) for y in range(board.height) for x in range(board.width))
    return next(cell for cell in cells if board.ground(cell).name == "WATER")


def test_a_pointer_that_rests_on_the_board_is_told_what_lies_there(kit):
    stack, scene = planning(kit)
    assert scene.desk.tip == ""
    point_at(stack, scene, water_of(scene))
    assert kit.words("tip.tanchiki.water") in scene.desk.tip
    assert "T2.4" in scene.desk.tip


def marked(scene):
    """Return a cell of each sign that is printed, with nothing on it."""
    table = scene.table
    bots = {bot.cell for quarter in table.board.quarters for bot in quarter.bots}

    def bare(cells):
        ground = (c for c in cells if table.board.ground(c).name == "GROUND")
        field = table.field
        free = (c for c in ground if field.piece_on(c) is None and c != field.eagle.cell)
        return [c for c in free if not field.bonus_on(c) and not field.brick_on(c)]

    quarters = table.board.quarters
    starts = bare(c for each in quarters for c in start_diagonal(each) if c not in bots)
    eagles = bare(eagle_cell(each) for each in quarters if eagle_cell(each) not in bots)
    return {"bot_cell": bare(bots)[0], "start": starts[0], "eagle_cell": eagles[0]}


@pytest.mark.parametrize(
    "sign, rule", [("bot_cell", "T9.2"), ("start", "T3.5"), ("eagle_cell", "T5.5")]
)
def test_a_sign_printed_on_the_board_is_explained(kit, sign, rule):
    stack, scene = planning(kit)
    point_at(stack, scene, marked(scene)[sign])
    assert kit.words(f"tip.tanchiki.{sign}.about") in scene.desk.tip
    assert rule in scene.desk.tip


def test_a_pointer_in_motion_is_told_nothing(kit):
    stack, scene = planning(kit)
    point_at(stack, scene, water_of(scene), 100)
    assert scene.desk.tip == ""


def test_the_own_tank_under_the_pointer_is_named(kit):
    stack, scene = planning(kit)
    point_at(stack, scene, scene.table.field.tanks[0].cell)
    assert scene.desk.tip.startswith("Ann")


def test_the_cursor_of_a_pad_is_told_at_once(kit):
    stack, scene = planning(kit)
    press(stack, Key.WHY)
    assert scene.desk.tip.startswith("Ann")


def test_under_a_pause_no_tip_stays(kit):
    stack, scene = planning(kit)
    point_at(stack, scene, water_of(scene))
    press(stack, Key.MENU)
    assert scene.desk.tip == ""


def test_a_tip_is_drawn(kit, brushes):
    stack, scene = planning(kit)
    point_at(stack, scene, water_of(scene), 100)
    before = picture(brushes, stack)
    scene.desk.hover.ms = 0
    assert picture(brushes, stack) == before
    point_at(stack, scene, water_of(scene))
    assert picture(brushes, stack) != before


def picture(brushes, stack):
    canvas = stage.canvas(brushes, (1280, 720))
    stack.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("seat", [0, 1])
def test_the_panel_of_every_seat_opens_its_open_cards(kit, seat):
    stack, scene = planning(kit, TWO)
    found = [w for w in scene.widgets() if isinstance(w, Button)]
    assert LookAt(seat) in {button.says for button in found}
    stack.handle(Said(LookAt(seat)))
    labels = {w.words for w in stage.widgets_of(stack.top) if isinstance(w, Label)}
    assert TWO[seat].name in " ".join(labels)


def test_what_is_open_and_what_may_be_held_makes_a_whole_deck(kit):
    _, scene = planning(kit)
    shown = seen_cards(scene.table, 0)
    assert sum(open_ + held for _, open_, held in shown) == len(scene.table.deck)
    assert sum(held for _, _, held in shown) == len(may_hold(scene.table, 0))


def test_arrows_from_the_hand_do_not_lead_to_the_panels(kit):
    stack, scene = planning(kit)
    for key in (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN):
        scene.desk.form.focus("pile.0:0")
        press(stack, key)
        assert not scene.desk.form.focused().startswith("seat.")
