"""Counts on the board are read whatever lights up there."""

from game.core.grid import Cell
from game.scenes.lessons.course import course_of
from tests.paper import shown
from tests.scenes.lessons.learner import begun

BASE = 6


def test_the_count_on_a_base_is_written_over_all_that_is_lit(kit, brushes):
    stack = begun(kit, course_of("dice_and_armour"), BASE)
    place = stack.top.desk.place
    tank = next(each for each in stack.top.desk.sitting.table.tanks if each.held)
    marks = shown(stack, brushes).marks
    near = place.square(tank.cell).inset(-place.size * 0.2)
    on = [each for each in marks if near.holds(*each.middle)]
    assert on[-1].what == str(tank.held) == "5"
    assert tank.cell == Cell(4, 0)
