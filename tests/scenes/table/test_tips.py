"""Tips at the shared table leave the board to be seen, where there is room beside it."""

from game.scenes.frame.commands import Key
from game.scenes.table import layout
from game.scenes.widgets.tip_places import tip_box
from game.view.canvas.box import Box
from tests.paper import Paper
from tests.scenes.table.hands import buttons, let_pass, press
from tests.scenes.table.test_games import table

PAGE = Box(0, 0, 1280, 720)


def test_a_tip_too_high_for_the_page_stands_beside_its_field():
    field, panel = Box(350, 60, 480, 640), Box(10, 60, 250, 80)
    for at in (Box(400, 300, 48, 48), Box(400, 62, 48, 48)):
        found = tip_box(PAGE, at, (300, 140), (panel,), field)
        assert found is not None
        assert not found.meets(field)
        assert not found.meets(panel)


def test_the_tip_of_a_tank_covers_no_cell(kit, brushes):
    stack, scene = table(kit, "dice_and_armour", None, None)
    scene.desk.guide.stop()
    press(stack, Key.RIGHT)
    let_pass(stack, 1000)
    paper = Paper(brushes)
    scene.draw(paper)
    tip = buttons(scene)[scene.desk.form.focused()].tip
    (told,) = [each for each in paper.marks if each.how == "write" and each.what == tip]
    assert not told.box.meets(scene.desk.place.box)
    assert not any(told.box.meets(box) for box in layout.panels(scene.desk))


def test_a_tip_lies_above_other_words_rather_than_across_the_page():
    above, own, below = (Box(960, y, 160, 40) for y in (500, 545, 590))
    beside, foot = Box(1130, 545, 130, 40), Box(900, 640, 370, 70)
    board = Box(300, 40, 640, 640)
    found = tip_box(PAGE, own, (300, 70), (above, below, beside, foot, board))
    assert found == Box(960, 422, 300, 70)


def test_a_tip_without_room_beside_its_control_lies_over_the_field_clear_of_what_is_lit():
    field, own = Box(300, 90, 590, 490), Box(924, 480, 165, 48)
    asked, cards, others = Box(914, 70, 346, 150), Box(914, 230, 346, 240), Box(914, 532, 356, 180)
    beside, left, lit = Box(1095, 480, 165, 48), Box(0, 0, 290, 720), Box(400, 190, 300, 300)
    clear = asked, cards, others, beside, left, lit, Box(0, 0, 1280, 52)
    found = tip_box(PAGE, own, (419, 126), clear, field)
    assert found is not None
    assert found.right <= field.right
    assert found.bottom <= lit.y
