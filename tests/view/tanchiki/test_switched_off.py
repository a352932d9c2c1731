"""A tank whose engine is off: its veil turns with the hull, the sign on it does not."""

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.state import Setup
from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.show.clip import Pose
from game.view.tanchiki.pieces import draw_one
from tests.content.art.test_svg_pictures import ART
from tests.paper import Paper
from tests.setups.tanchiki import LEARNING

PLACE = placed(Box(0, 0, 700, 700), 12, 12, 1, 20)


@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_the_veil_of_a_tank_that_is_off_turns_with_it(brushes, angle):
    table = TANCHIKI.new(Setup(LEARNING, 2), 1).table
    tank = replace(table.field.tanks[0], cell=Cell(3, 3), facing=Facing.NORTH, off=True)
    paper = Paper(brushes)
    draw_one(paper, PLACE, table, tank, Pose(3, 3, angle))
    assert {mark.what: mark.angle for mark in paper.pictures("")} == {"tank.0": angle, "off": angle}


def test_the_sign_of_an_engine_that_is_off_stays_upright():
    text = ART.source("off", 90).decode()
    sign = text.index("M48 9.4")
    assert text.rfind("<g transform=", 0, sign) == text.rfind('<g transform="translate', 0, sign)
