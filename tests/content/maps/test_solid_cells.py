"""What games without maps of their own use of those of others."""

import pytest

from game.content.maps.map_kind import map_kind
from game.content.maps.maps import load, map_folder
from game.core.grid import RING, Cell
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.starting_board import laid_out
from game.rules.dice_and_armour.state import Setup

MAPS = [path for game in ("tanchiki", "tank_chess") for path in (map_folder() / game).glob("*.tmx")]


def solid(path):
    found = load(path)
    return map_kind(found.game).solid(found.ground)


def reached(board, start):
    """Return the cells that can be come to from one."""
    known, new = {start}, [start]
    while new:
        here = new.pop()
        for way in RING:
            cell = here.step(way)
            inside = 0 <= cell.x < board.width and 0 <= cell.y < board.height
            if inside and cell not in known | board.blocks:
                known.add(cell)
                new.append(cell)
    return known


def test_walls_of_tank_chess_and_concrete_of_tanchiki_are_solid():
    printed = solid(map_folder() / "tank_chess" / "printed_16.tmx")
    assert (printed.width, printed.height) == (16, 16)
    assert {Cell(1, 1), Cell(7, 4), Cell(6, 5)} <= printed.blocks
    assert Cell(3, 2) not in printed.blocks
    learning = solid(map_folder() / "tanchiki" / "learning.tmx")
    assert (learning.width, learning.height) == (12, 12)
    assert Cell(4, 0) in learning.blocks


def test_a_segment_is_no_board_for_others():
    segment = next((map_folder() / "tanchiki" / "segments").glob("*.tmx"))
    assert solid(segment) is None


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_both_companies_find_room_and_each_other(path):
    found = solid(path)
    board = laid_out(found.width, found.height, found.blocks)
    assert RULES.check(Setup(board)) == ""
    assert board.blocks <= found.blocks
    near = reached(board, board.tanks[0].cell)
    assert {tank.cell for tank in board.tanks} | set(board.bases) <= near
