"""Boards out of segments and codes."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from game.core.grid import Cell, Facing
from game.rules.tanchiki.ground.assembly import (
    BadCode,
    assemble,
    clockwise,
    code_of,
    layout_of,
    rotated,
)
from game.rules.tanchiki.ground.board import Colour, Terrain
from game.rules.tanchiki.ground.checks import board_faults
from tests.setups.tanchiki import HUGE, LEARNING, LONG, POOL


def test_four_quarter_turns_bring_a_segment_back():
    assert all(rotated(segment, 4) == segment for segment in POOL.values())


def test_a_quarter_turn_takes_the_north_west_corner_to_the_north_east():
    wood = rotated(POOL["D"], 1)
    # The water of the rink stands at the west, third from the top.
    assert wood.terrain[3] is Terrain.WATER


def test_guns_turn_with_their_segment():
    before, after = POOL["A"].bots[0], rotated(POOL["A"], 1).bots[0]
    assert (before.facing, after.facing) == (Facing.SOUTH, Facing.WEST)


def test_bot_cells_turn_with_their_segment():
    before, after = POOL["A"].bots[0], rotated(POOL["A"], 1).bots[0]
    assert (before.cell, after.cell) == (Cell(0, 1), Cell(4, 0))


def test_the_learning_board_is_red_blue_over_green_yellow():
    colours = [quarter.colour for quarter in LEARNING.quarters]
    # Clockwise from the north-west, so yellow comes before green.
    assert colours == [Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN]


def test_every_code_of_four_segments_is_a_board_without_fault():
    codes = [
        " ".join(f"{letter}{turns}" for letter, turns in zip(letters, turned, strict=True))
        for letters in permutations("ABCD")
        for turned in product("0123", repeat=4)
    ]
    assert len(codes) == 6144
    # Faults of segments do not depend on their place; one rotation in each place is enough here.
    assert not any(board_faults(assemble(POOL, code)) for code in codes[::97])


@pytest.mark.nightly
def test_all_6144_boards_can_be_played():
    for letters in permutations("ABCD"):
        for turned in product("0123", repeat=4):
            code = " ".join(f"{a}{n}" for a, n in zip(letters, turned, strict=True))
            assert not board_faults(assemble(POOL, code)), code


@pytest.mark.parametrize("code", ["A0 C2 B1 D3", "A0 B1 C2 / D3 A0 B0", "A0 B0 / C0 D0 / A1 B1"])
def test_a_code_is_written_as_it_is_read(code):
    assert code_of(layout_of(code)) == code


@pytest.mark.parametrize(
    "code, key, word",
    [
        ("A0 C4 B1 D3", "bad_word", "C4"),
        ("A0 c2 B1 D3", "bad_word", "c2"),
        ("A0 B0 C0", "not_square", "A0 B0 C0"),
        ("", "not_square", ""),
        ("A0 B0 / C0", "uneven_rows", "A0 B0 / C0"),
        ("A0 B0 C0 Z1", "no_such_segment", "Z"),
    ],
)
def test_a_bad_code_is_refused_with_the_word_that_is_wrong(code, key, word):
    with pytest.raises(BadCode) as refusal:
        assemble(POOL, code)
    assert (refusal.value.key, refusal.value.word) == (key, word)


def test_quarters_are_counted_clockwise_ring_by_ring():
    assert clockwise(2, 4) == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (1, 2), (1, 1), (1, 0))


def test_every_bot_cell_of_a_big_board_lies_in_its_quarter():
    for board in (LONG, HUGE):
        for quarter in board.quarters:
            for bot in quarter.bots:
                assert 0 <= bot.cell.x - quarter.corner.x < quarter.size
                assert 0 <= bot.cell.y - quarter.corner.y < quarter.size


def test_terrain_lies_where_its_segment_lies():
    assert LEARNING.ground(Cell(4, 0)) is Terrain.CONCRETE
    assert LEARNING.ground(Cell(6, 2)) is Terrain.WATER
    assert LEARNING.ground(Cell(7, 11)) is Terrain.GROUND
