"""Signs of danger: each is seen in its box of a legend and on its cell, and dice tumble."""

import pytest

from game.core.grid import Cell
from game.view.board.cell_marks import (
    hatch,
    paint_ring,
    paint_safe,
    paint_taped,
    paint_threat,
    tape,
    threaten,
)
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.show.clip import Effect
from game.view.show.thrown_dice import FALLEN, dice
from tests.paper import Paper

ROOM = Box(100, 100, 40, 40)
PLACE = BoardPlace(0, 0, 50, 6, 6)
SIGNS = (paint_ring, paint_safe, paint_taped, paint_threat)


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_of_a_legend_is_drawn_within_its_box(brushes, sign):
    paper = Paper(brushes)
    sign(paper, ROOM)
    assert paper.marks
    assert all(ROOM.holds(*mark.middle) for mark in paper.marks)


def test_no_two_signs_of_a_legend_look_alike(brushes):
    looks = set()
    for sign in SIGNS:
        paper = Paper(brushes)
        sign(paper, ROOM)
        looks.add(tuple((mark.how, mark.what, mark.colour) for mark in paper.marks))
    assert len(looks) == len(SIGNS)


@pytest.mark.parametrize("marks, picture", [(hatch, "danger"), (tape, "tape")])
def test_every_cell_in_danger_is_marked_and_no_other(brushes, marks, picture):
    paper, cells = Paper(brushes), {Cell(1, 1), Cell(4, 2)}
    marks(paper, PLACE, cells)
    assert paper.cells(PLACE, f"overlay.{picture}") == cells


def test_a_threat_leads_from_who_threatens_to_the_ring_about_who_is_in_danger(brushes):
    paper = Paper(brushes)
    threaten(paper, (25, 25), (225, 125), 50)
    (line,) = (m.box for m in paper.marks if (m.how, m.colour) == ("lines", "danger"))
    assert (line.x, line.y, line.right, line.bottom) == (25, 25, 225, 125)
    assert paper.inked(PLACE, "ring", "danger") == {Cell(4, 2)}


def faces(brushes, share, calm=False):
    paper = Paper(brushes)
    dice(calm)(paper, PLACE, Effect("dice seat.0 5 seat.2 2", 0, 0, 1300), share)
    return [mark.what for mark in paper.marks if mark.how == "picture"]


def test_dice_show_other_faces_while_they_tumble_and_lie_as_they_fell(brushes):
    shares = [FALLEN * part / 20 for part in range(20)]
    tumbling = [faces(brushes, share) for share in shares]
    lying = faces(brushes, FALLEN)
    assert len({tuple(each) for each in tumbling}) > 3
    assert lying == faces(brushes, 1.0) == faces(brushes, 0.1, calm=True)
    assert [each[-1] for each in lying if each[-1].isdigit()] == ["5", "2"]
