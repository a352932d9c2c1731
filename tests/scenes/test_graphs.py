"""Graphs say how much there was, and tell their lines apart without their colours."""

import pytest

from game.scenes.graphs import draw_lines, draw_rises, draw_sign
from game.view.box import Box
from tests.paper import Paper

BOX = Box(0, 0, 400, 240)


def test_the_side_and_the_foot_of_an_evening_are_numbered(brushes):
    paper = Paper(brushes)
    draw_lines([("Ann", (1, 1, 2)), ("Bob", (0, 1, 1))], ("seat.0", "seat.1"), paper, BOX)
    assert sorted(paper.words) == ["0", "1", "1", "2", "2", "3"]


@pytest.mark.parametrize("most, turns", [(2, 3), (13, 18), (60, 200)])
def test_numbers_of_a_graph_never_lie_over_each_other(brushes, most, turns):
    paper = Paper(brushes)
    draw_rises([("emblem.0", (0,) * (turns - 1) + (most,))], paper, BOX)
    labels = [mark.box for mark in paper.marks if mark.how == "write"]
    assert len(labels) > 3
    assert not [a for at, a in enumerate(labels) for b in labels[at + 1 :] if a.meets(b)]


def test_no_two_lines_of_four_have_the_same_sign(brushes):
    forms = []
    for number in range(4):
        paper = Paper(brushes)
        draw_sign(paper, (20, 20), number, "seat.0")
        forms.append(tuple((mark.how, mark.box) for mark in paper.marks))
    assert len(set(forms)) == 4


def test_each_seats_line_ends_at_its_mark(brushes):
    paper = Paper(brushes)
    draw_rises([("emblem.0", (0, 4)), ("emblem.1", (1, 2))], paper, BOX)
    high, low = (paper.pictures(f"emblem.{seat}")[0].middle for seat in (0, 1))
    assert (high[0], high[1] < low[1]) == (low[0], True)
