"""What an aim is drawn like: its rings stay on the board."""

import pygame
import pytest

from game.core.grid import Cell
from game.rules.blanket_hills.actions import Arc
from game.rules.blanket_hills.events import Flight
from game.rules.blanket_hills.land import flat
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Setup, Table, Tank
from game.view.blanket_hills.aim_marks import Aim, draw_aim
from game.view.blanket_hills.lie_of_land import COLUMNS, ROWS
from game.view.canvas.board_place import BoardPlace
from tests import stage
from tests.paper import Paper

TABLE = Table(Setup(), flat(), (Tank(Cell(17, 40)), Tank(Cell(92, 10))))
PLACE = BoardPlace(40, 40, 40, COLUMNS, ROWS)
HIT = (Flight(68, 75, Arc.FLAT, 80, Cell(93, 9)),)


@pytest.mark.parametrize("shell", [Shell.NUKE, Shell.HOMING, Shell.GLUE])
def test_the_rings_of_an_aim_are_drawn_on_the_board_alone(shell, brushes):
    canvas = stage.canvas(brushes, (1100, 700))
    draw_aim(canvas, PLACE, TABLE, 0, Aim(shell, HIT))
    inked = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255))
    inked.invert()
    assert inked.count()
    drawn, box, scale = union(inked), PLACE.box, canvas.scale
    assert box.x * scale - 1 <= drawn.left < drawn.right <= box.right * scale + 1
    assert box.y * scale - 1 <= drawn.top < drawn.bottom <= box.bottom * scale + 1


@pytest.mark.parametrize(
    ("shell", "rings"), [(Shell.NUKE, 3), (Shell.HOMING, 1), (Shell.DIRT, 1), (Shell.SNIPER, 0)]
)
def test_an_aim_has_a_ring_for_all_that_reaches_from_there(shell, rings, brushes):
    paper = Paper(brushes)
    draw_aim(paper, PLACE, TABLE, 0, Aim(shell, HIT, scores=True))
    drawn = [each for each in paper.marks if each.how == "lines" and each.colour == "leaf_tip"]
    assert len(drawn) == rings


def union(mask):
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])
