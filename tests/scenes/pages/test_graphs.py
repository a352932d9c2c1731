"""Graphs say how much there was, and tell their lines apart without their colours."""

import pytest

from game.scenes.pages.graphs import draw_lines, draw_rises
from game.view.canvas.box import Box
from tests.paper import Paper

BOX = Box(0, 0, 400, 240)


def test_the_side_and_the_foot_of_an_evening_are_numbered(brushes):
    paper = Paper(brushes)
    draw_lines([("Ann", (1, 1, 2)), ("Bob", (0, 1, 1))], ("emblem.0", "emblem.1"), paper, BOX)
    assert sorted(paper.words) == ["0", "1", "1", "2", "2", "3"]


@pytest.mark.parametrize("most, turns", [(2, 3), (13, 18), (60, 200)])
def test_numbers_of_a_graph_never_lie_over_each_other(brushes, most, turns):
    paper = Paper(brushes)
    draw_rises([("emblem.0", (0,) * (turns - 1) + (most,))], paper, BOX)
    labels = [mark.box for mark in paper.marks if mark.how == "write"]
    assert len(labels) > 3
    assert not [a for at, a in enumerate(labels) for b in labels[at + 1 :] if a.meets(b)]


def test_each_line_of_an_evening_wears_the_picture_of_whose_it_is(brushes):
    paper = Paper(brushes)
    draw_lines([("Ann", (1, 1, 2)), ("Bob", (0, 1, 1))], ("emblem.1", "emblem.0"), paper, BOX)
    high, low = (paper.pictures(f"emblem.{emblem}") for emblem in (1, 0))
    assert (len(high), len(low)) == (3, 3)
    assert high[-1].middle[1] < low[-1].middle[1]


def test_those_who_stand_alike_lie_side_by_side(brushes):
    paper = Paper(brushes)
    draw_lines([("Ann", (1,)), ("Bob", (1,))], ("emblem.1", "emblem.0"), paper, BOX)
    one, other = (paper.pictures(f"emblem.{emblem}")[0] for emblem in (1, 0))
    assert abs(one.middle[0] - other.middle[0]) >= one.box.width > 0


def test_those_who_stand_alike_lie_round_their_point(brushes):
    marks = ("emblem.0", "emblem.1", "emblem.2")
    alone, paper = Paper(brushes), Paper(brushes)
    draw_lines([("Ann", (1,))], marks[:1], alone, BOX)
    draw_lines([(mark, (1,)) for mark in marks], marks, paper, BOX)
    point = alone.pictures("emblem.0")[0].middle[0]
    assert sum(paper.pictures(mark)[0].middle[0] for mark in marks) / 3 == pytest.approx(point)


def test_each_seats_line_ends_at_its_mark(brushes):
    paper = Paper(brushes)
    draw_rises([("emblem.0", (0, 4)), ("emblem.1", (1, 2))], paper, BOX)
    high, low = (paper.pictures(f"emblem.{seat}")[0].middle for seat in (0, 1))
    assert (high[0], high[1] < low[1]) == (low[0], True)


def test_lines_that_run_together_lie_beside_each_other(brushes):
    paper = Paper(brushes)
    draw_lines([("Ann", (0, 0)), ("Bob", (0, 1))], ("emblem.1", "emblem.0"), paper, BOX)
    ways = [mark for mark in paper.marks if mark.how == "lines"]
    assert len({mark.box.bottom for mark in ways}) == 2
