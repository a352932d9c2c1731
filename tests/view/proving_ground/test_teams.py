"""Who is with whom is seen without any colour: by stripes at every pawn."""

from dataclasses import replace

from game.core.grid import Cell
from game.rules.proving_ground.letters.scenario_position import read_position
from game.rules.proving_ground.state import Mode
from game.view.canvas.board_place import BoardPlace
from game.view.proving_ground.board import draw_pawns
from game.view.show.clip import Pose
from tests.paper import Paper

PLACE = BoardPlace(0, 0, 80, 8, 8)
ROWS = ("2 .B ..", "1 .G .R", "  A  B")
TANKS = ("G bt_7", "Y m4", "B t_34", "R t_34")


def table(mode):
    sections = {"mode": (mode.value,), "board": ROWS, "tanks": TANKS, "turn": ("G",)}
    return read_position({**sections, "seats": ("4",)}).state.table


def stripes(brushes, now, poses=None):
    """Return how many stripes stand on each cell."""
    paper = Paper(brushes)
    draw_pawns(paper, PLACE, now, poses or {})
    lines = [PLACE.cell(*each.middle) for each in paper.marks if each.how == "line"]
    return {cell: lines.count(cell) for cell in lines}


def test_partners_have_as_many_stripes_and_rivals_have_others(brushes):
    assert stripes(brushes, table(Mode.TEAM)) == {Cell(0, 7): 1, Cell(0, 6): 1, Cell(1, 7): 2}


def test_a_pawn_on_its_way_takes_its_stripes_along(brushes):
    found = stripes(brushes, table(Mode.TEAM), {"pawn 0": Pose(4, 4, 0)})
    assert found == {Cell(4, 4): 1, Cell(0, 6): 1, Cell(1, 7): 2}


def test_a_battle_has_no_stripes(brushes):
    now = table(Mode.TEAM)
    assert stripes(brushes, replace(now, mode=Mode.BATTLE, zones=now.zones * 2)) == {}
