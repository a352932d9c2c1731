"""A paper notes what a canvas draws, at the same place, in whatever layers it is drawn."""

import pygame
import pytest

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from tests.paper import Paper

PINK = (255, 0, 200)
SMALL = Box(40, 30, 20, 10)


def drawn_at_once(canvas):
    canvas.rect(SMALL, PINK)


def drawn_in_a_layer(canvas):
    inner = Box(100, 50, 120, 80)
    canvas.layer("a layer", inner, lambda paper: paper.rect(SMALL, PINK))


def drawn_in_a_slot(canvas):
    canvas.slot("a slot", 1, Box(10, 20, 200, 90), lambda paper: paper.rect(SMALL, PINK))


def drawn_as_a_part_of_a_page(canvas):
    box = Box(200, 100, 150, 90)
    spot = SMALL.moved(200, 100)
    canvas.slot("part", 1, box, lambda paper: paper.part(box).rect(spot, PINK))


def drawn_in_a_layer_of_a_part(canvas):
    box = Box(60, 40, 300, 200)

    def paint(paper):
        inside = Box(100, 100, 100, 60)
        paper.part(box).layer("in a part", inside, lambda inner: inner.rect(SMALL, PINK))

    canvas.slot("outer", 1, box, paint)


WAYS = (
    drawn_at_once,
    drawn_in_a_layer,
    drawn_in_a_slot,
    drawn_as_a_part_of_a_page,
    drawn_in_a_layer_of_a_part,
)


@pytest.mark.parametrize("draw", WAYS, ids=lambda way: way.__name__)
def test_a_mark_lies_where_the_canvas_draws_it(brushes, draw):
    brushes.forget()
    surface = pygame.Surface((1280, 720))
    draw(Canvas(surface, brushes))
    mask = pygame.mask.from_threshold(surface, PINK, (1, 1, 1, 255))
    (seen,) = mask.get_bounding_rects()
    paper = Paper(brushes)
    draw(paper)
    (mark,) = (each for each in paper.marks if each.colour == PINK)
    assert tuple(seen) == (mark.box.x, mark.box.y, mark.box.width, mark.box.height)
    brushes.forget()


def test_what_is_clipped_away_is_not_noted(brushes):
    paper = Paper(brushes)
    with paper.clip(Box(0, 0, 30, 30)):
        paper.rect(SMALL, PINK)
        paper.rect(Box(5, 5, 4, 4), PINK)
    assert [mark.box.x for mark in paper.marks] == [5]


def test_a_paper_can_do_all_that_a_canvas_can():
    offered = {name for name in vars(Canvas) if not name.startswith("_")}
    assert offered <= set(vars(Paper))
