"""A chosen piece shows where it gets to, where it destroys from, where it would be destroyed."""

from itertools import combinations

import pytest

from game.core.grid import Cell, Facing
from game.tools.pictures.vision import FILTERS
from game.view.canvas.board_place import BoardPlace
from game.view.tank_chess.facing_ring import draw_ring
from game.view.tank_chess.reach_marks import Risk, Signs, paint_reach_marks
from tests import stage
from tests.content.art.vision import pixels, share_apart

PLACE = BoardPlace(0, 0, 60, 4, 4)
CELL = Cell(1, 1)
PAPER = (233, 220, 188)


@pytest.fixture(scope="module")
def brushes():
    return stage.brushes()


def painted(brushes, signs, spot=(90, 90)):
    canvas = stage.canvas(brushes, (1280, 720))
    canvas.fill(PAPER)
    paint_reach_marks(canvas, PLACE, {(CELL, signs)} if signs else ())
    return canvas.surface.get_at(spot)[:3]


def test_a_cell_that_is_reached_is_blue(brushes):
    red, _, blue = painted(brushes, Signs())
    assert blue - red > 40 + PAPER[2] - PAPER[0]


def test_a_cell_that_cannot_be_reached_stays_as_it_is(brushes):
    assert painted(brushes, None) == PAPER


def test_a_cell_to_shoot_from_has_a_frame(brushes):
    edge = (62, 90)
    shooting = painted(brushes, Signs(shoots=True), edge)
    red, green, _ = shooting
    assert red > 2 * green
    assert shooting != painted(brushes, Signs(), edge)


def test_what_is_not_asked_is_only_hinted_at(brushes):
    def away(signs):
        return sum(abs(a - b) for a, b in zip(painted(brushes, signs), PAPER, strict=True))

    assert 0 < away(Signs(faint=True)) < 0.2 * away(Signs())


def ringed(brushes, ready, chosen=None, fires=frozenset(), spot=(90, 90 - 52)):
    canvas = stage.canvas(brushes, (1280, 720))
    canvas.fill(PAPER)
    draw_ring(canvas, PLACE, CELL, ready, chosen, frozenset(), frozenset(fires))
    return canvas.surface.get_at(spot)[:3]


def test_a_possible_facing_has_its_arrowhead_on_the_ring(brushes):
    assert ringed(brushes, {Facing.NORTH}) != ringed(brushes, {Facing.SOUTH})


def test_a_facing_that_destroys_something_has_another_colour(brushes):
    calm, fierce = (ringed(brushes, {Facing.NORTH}, fires=f) for f in ((), {Facing.NORTH}))
    assert fierce[0] - fierce[2] > 60 + calm[0] - calm[2]


SMALL = BoardPlace(0, 0, 24, 4, 4)
MEANINGS = {
    "bare": (),
    "reached": {(CELL, Signs())},
    "by backing up": {(CELL, Signs(backs=True))},
    "shooting": {(CELL, Signs(shoots=True))},
    "dangerous": {(CELL, Signs(risk=Risk.ALL))},
    "dangerous in some facings": {(CELL, Signs(risk=Risk.SOME))},
    "both": {(CELL, Signs(shoots=True, risk=Risk.ALL))},
}
GROUNDS = ("paper.light.0", "paper.dark.0", "mud.0", "hedge.0", "river.0.0")


def meaning(brushes, ground, name):
    canvas = stage.canvas(brushes, (1280, 720))
    spot = SMALL.middle(CELL)
    for layer in ("paper.dark.0", ground):
        canvas.piece(layer, *spot, SMALL.size)
    paint_reach_marks(canvas, SMALL, MEANINGS[name])
    return pixels(canvas.surface.subsurface((24, 24, 24, 24)).copy())


@pytest.mark.parametrize("eyes", FILTERS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_what_a_cell_means_is_told_apart_by_all_eyes(brushes, ground, eyes):
    shown = {name: meaning(brushes, ground, name) for name in MEANINGS}
    alike = [
        (one, other)
        for one, other in combinations(MEANINGS, 2)
        if share_apart(shown[one], shown[other], eyes, 10, 0.04) < 0.04
    ]
    assert not alike
