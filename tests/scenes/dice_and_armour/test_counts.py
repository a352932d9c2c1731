"""Counts on the board are read whatever lights up there."""

from dataclasses import replace

from game.core.grid import Cell
from game.core.lasting_conditions import Clock, Lasting
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.state import JAM
from game.scenes.frame.commands import Key
from game.scenes.lessons.lesson_progress import course_of
from game.view.canvas.board_place import BoardPlace
from game.view.dice_and_armour.board import draw_counts
from tests.paper import Paper, shown
from tests.scenes.dice_and_armour.test_beginning import set_up
from tests.scenes.lessons.learner import begun
from tests.scenes.table.hands import press

BASE = 6


def test_the_count_on_a_base_is_written_over_all_that_is_lit(kit, brushes):
    stack = begun(kit, course_of("dice_and_armour"), BASE)
    place = stack.top.desk.place
    tank = next(each for each in stack.top.desk.sitting.table.tanks if each.held)
    marks = shown(stack, brushes).marks
    near = place.square(tank.cell).inset(-place.size * 0.2)
    on = [each for each in marks if near.holds(*each.middle)]
    assert on[-1].what == f"{tank.held}/{HOLD}" == "5/6"
    assert tank.cell == Cell(4, 0)


def test_no_words_are_written_in_the_dark_colour_of_a_side(kit, brushes):
    for written in ("capture; L^ E4; l A11", "capture; M^ E4; mv E6; h A11"):
        stack, _ = set_up(kit, written)
        press(stack, Key.ACCEPT)
        inks = {str(each.colour) for each in shown(stack, brushes).marks if each.how == "write"}
        assert {"seat.4.light", "seat.7.light"} <= inks
        assert not inks & {"seat.4", "seat.7", "seat.4.dark", "seat.7.dark"}


def test_a_jam_and_a_count_on_a_base_have_signs_and_places_of_their_own(brushes):
    table, place = (
        RULES.new(read_start("capture; L^ E4; l A11"), 1).table,
        BoardPlace(40, 40, 48, 9, 11),
    )
    tank = replace(table.tanks[0], held=3, lasting=(Lasting(JAM, Clock.TURNS, 3),))
    paper = Paper(brushes)
    draw_counts(paper, place, replace(table, tanks=(tank,)))
    signs = [(each.what, each.box) for each in paper.marks if each.how == "picture"]
    words = [each.what for each in paper.marks if each.how == "write"]
    plates = [each.box for each in paper.marks if each.how == "plate"]
    assert [what for what, _ in signs] == ["icon.lock", "icon.flag"]
    assert words == ["3", "3/6"]
    assert not plates[0].shared(plates[1]).height
