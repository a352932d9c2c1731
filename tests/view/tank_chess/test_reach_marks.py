"""A chosen piece shows for every cell how it can face there, and from where it destroys."""

from itertools import combinations

import pytest

from game.core.grid import Cell, Facing
from game.tools.vision import FILTERS
from game.view.place import Place
from game.view.tank_chess.reach_marks import paint_reach_marks
from tests import stage
from tests.content.vision import pixels, share_apart

PLACE = Place(0, 0, 60, 4, 4)
CELL = Cell(1, 1)
PAPER = (233, 220, 188)


@pytest.fixture(scope="module")
def brushes():
    return stage.brushes()


def painted(brushes, facings, fires=frozenset(), spot=(90, 90)):
    canvas = stage.canvas(brushes, (1280, 720))
    canvas.fill(PAPER)
    cells = {CELL: frozenset(facings)} if facings else {}
    paint_reach_marks(canvas, PLACE, cells, {CELL: frozenset(fires)} if fires else {}, {}, {})
    return canvas.surface.get_at(spot)[:3]


def test_a_possible_facing_has_its_arrowhead(brushes):
    north = (90, 90 - 18)
    assert painted(brushes, {Facing.NORTH}, spot=north) != painted(
        brushes, {Facing.SOUTH}, spot=north
    )


def test_a_cell_that_cannot_be_reached_stays_as_it_is(brushes):
    assert painted(brushes, ()) == PAPER


def test_a_cell_to_shoot_from_has_a_frame(brushes):
    edge = (62, 90)
    shooting = painted(brushes, {Facing.NORTH}, {Facing.NORTH}, edge)
    red, green, _ = shooting
    assert red > 2 * green
    assert shooting != painted(brushes, {Facing.NORTH}, spot=edge)


SMALL = Place(0, 0, 24, 4, 4)
FACING = frozenset({Facing.NORTH, Facing.EAST})
MEANINGS = {
    "bare": ({}, {}, {}),
    "reached": ({CELL: FACING}, {}, {}),
    "shooting": ({CELL: FACING}, {CELL: FACING}, {}),
    "dangerous": ({CELL: FACING}, {}, {CELL: FACING}),
    "both": ({CELL: FACING}, {CELL: FACING}, {CELL: FACING}),
    "facing elsewhere": ({CELL: frozenset({Facing.SOUTH, Facing.WEST})}, {}, {}),
}
GROUNDS = ("paper.light.0", "paper.dark.0", "mud.0", "hedge.0", "river.0.0")


def meaning(brushes, ground, name):
    canvas = stage.canvas(brushes, (1280, 720))
    spot = SMALL.middle(CELL)
    for layer in ("paper.dark.0", ground):
        canvas.piece(layer, *spot, SMALL.size)
    paint_reach_marks(canvas, SMALL, *MEANINGS[name], {})
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
