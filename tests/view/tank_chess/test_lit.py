"""A chosen piece shows for every cell how it can face there, and from where it destroys."""

import pytest

from game.core.grid import Cell, Facing
from game.view.tank_chess.lit import paint_lit
from game.view.tank_chess.place import Place
from tests import stage

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
    paint_lit(canvas, PLACE, cells, {CELL: frozenset(fires)} if fires else {}, {})
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
