"""The cells that a lesson is about are marked from its first picture to its last."""

import pytest

from game.content.lessons.lesson_homes import has_lessons
from game.core.grid import Cell
from game.core.spelling import Piece
from game.rules import GAMES
from game.scenes.lessons.lesson_progress import course_of
from game.scenes.lessons.lessons_page import lessons_scene
from game.scenes.play.quest_on_page import mark_out
from game.scenes.table import picking
from game.scenes.table.table_scene import TableScene
from game.tools.exhibits.every_scene import below
from game.view.canvas.board_place import BoardPlace
from tests import stage
from tests.paper import Paper, shown
from tests.scenes.lessons.learner import begun, opened

MARKED = [
    (game, place)
    for game in GAMES
    if has_lessons(game)
    for place, lesson in enumerate(course_of(game).lessons)
    if lesson.marks
]
MOST = 2.5
"""A frame is at most so many cells wide: that of two across, and its line."""


def marked(paper, at):
    """Return the cells with a golden frame, in whatever shape; a block of cells may have one."""
    found = [each.box for each in paper.marks if each.colour == "gold"]
    found = [box for box in found if at.box.holds(*box.middle) and box.width < MOST * at.size]
    cells = (Cell(x, y) for x in range(at.width) for y in range(at.height))
    return {cell for cell in cells if any(box.holds(*at.spot(cell.x, cell.y)) for box in found)}


@pytest.mark.parametrize("game, place", MARKED)
def test_the_cells_of_a_lesson_are_marked_before_it_begins_and_after(kit, brushes, game, place):
    course = course_of(game)
    stack = opened(kit, course, place)
    lesson, table = course.lessons[place], stack._scenes[0]
    assert set(lesson.marks) <= marked(shown(stack, brushes), table.desk.place)
    stack = begun(kit, course, place)
    assert set(lesson.marks) <= marked(shown(stack, brushes), stack.top.desk.place)


@pytest.mark.parametrize("game, place", MARKED)
def test_a_marked_cell_stays_marked_over_all_that_lights_up(kit, brushes, game, place):
    stack = begun(kit, course_of(game), place)
    table = stack.top
    if not isinstance(table, TableScene):
        return
    desk = table.desk
    seat = desk.open[0]
    part = next((p for p in desk.choosing.picking(seat).next if isinstance(p, Piece)), None)
    if part is not None:
        picking.pick(desk, seat, part, seat)
    marks = shown(stack, brushes).marks
    for cell in course_of(game).lessons[place].marks:
        half = desk.place.size / 2
        whole = (each for each in marks if half < each.box.width < MOST * desk.place.size)
        spot = desk.place.spot(cell.x, cell.y)
        here = [each for each in whole if each.box.holds(*spot)]
        lit = [at for at, each in enumerate(here) if each.how in ("edge", "plate", "lines")]
        assert here[lit[-1]].colour == "gold"


@pytest.mark.parametrize("game", sorted({game for game, _ in MARKED}))
def test_the_gallery_shows_a_card_over_the_table_that_it_speaks_of(kit, game):
    for card, done in (("to do", False), ("missed", True), ("right", True)):
        table = below(f"lesson {card} of {game}")(kit)
        live = table.live if hasattr(table, "live") else table.desk.live
        assert bool(live.match.count) == done


@pytest.mark.parametrize("game", [game for game, place in MARKED if place == 0])
def test_the_picture_of_a_lesson_in_the_list_shows_its_marks(kit, brushes, game):
    stack = stage.stack(lessons_scene(kit, game), size=(1280, 720))
    golden = [each for each in shown(stack, brushes).marks if each.colour == "gold"]
    assert len(golden) >= len(course_of(game).lessons[0].marks)


def test_a_block_of_cells_has_one_frame_and_other_cells_have_one_each(brushes):
    at = BoardPlace(20, 20, 40, 6, 6)
    block = tuple(Cell(x, y) for x in (1, 2) for y in (3, 4))
    for cells, frames in ((block, 1), (block[1:], 3), ((Cell(0, 0),), 1), ((), 0)):
        paper = Paper(brushes)
        mark_out(paper, at, cells)
        golden = {each.box for each in paper.marks if each.how == "edge" and each.colour == "gold"}
        assert len(golden) == frames
        assert marked(paper, at) == set(cells)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_marked_cell_lies_on_that_cell_of_the_picture_in_the_list(kit, brushes, size):
    game = "hold_the_banner"
    marks = shown(stage.stack(lessons_scene(kit, game), size=size), brushes).marks
    first = next(each.box for each in marks if each.what.startswith("fort.ground"))
    cell = course_of(game).lessons[0].marks[0]
    spot = first.moved(cell.x * first.width, cell.y * first.height).middle
    near = first.width / 8
    golden = (each.box.middle for each in marks if each.how == "edge" and each.colour == "gold")
    assert any(abs(x - spot[0]) < near and abs(y - spot[1]) < near for x, y in golden)
