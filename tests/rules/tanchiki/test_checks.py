"""The K rules find what a board must not have (T12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.rules.tanchiki.board import BotCell, Colour, Terrain
from game.rules.tanchiki.checks import board_faults, segment_faults
from tests.setups.tanchiki import HUGE, LEARNING, LONG, POOL

RED = POOL["A"]


def with_ground(segment, terrain, *cells):
    ground = list(segment.terrain)
    for x, y in cells:
        ground[y * segment.size + x] = terrain
    return replace(segment, terrain=tuple(ground))


def with_bot(number, bot):
    bots = list(RED.bots)
    bots[number - 1] = bot
    return replace(RED, bots=tuple(bots))


@pytest.mark.parametrize("letter", POOL)
def test_the_four_segments_of_the_box_have_no_fault(letter):
    assert segment_faults(POOL[letter]) == ()


@pytest.mark.parametrize("board", [LEARNING, LONG, HUGE])
def test_boards_of_these_segments_have_no_fault(board):
    assert board_faults(board) == ()


@pytest.mark.parametrize(
    "segment, rule, key",
    [
        (replace(RED, terrain=RED.terrain[:-1]), "K1", "not_square"),
        (with_bot(1, BotCell(Cell(9, 0), Facing.NORTH)), "K1", "bot_outside"),
        (with_bot(1, BotCell(Cell(4, 0), Facing.NORTH)), "K1", "bot_not_on_ground"),
        (with_bot(1, BotCell(Cell(3, 0), Facing.NORTH)), "K1", "bot_not_on_ground"),
        (with_bot(1, RED.bots[1]), "K1", "bot_cell_twice"),
        (with_bot(1, BotCell(Cell(0, 1), Facing.NORTH_EAST)), "K1", "bot_facing"),
        (with_ground(RED, Terrain.WATER, (2, 2)), "K3", "eagle_cell"),
        (with_ground(RED, Terrain.WATER, (3, 2)), "K3", "eagle_cell"),
        (with_ground(RED, Terrain.WATER, (2, 3)), "K3", "eagle_cell"),
        (with_ground(RED, Terrain.WATER, (3, 3)), "K3", "eagle_cell"),
        (with_ground(RED, Terrain.CONCRETE, (0, 0), (3, 3), (5, 5)), "K4", "falling_diagonal"),
        (with_ground(RED, Terrain.WATER, (5, 0), (0, 5), (1, 4)), "K4", "rising_diagonal"),
        (replace(RED, bricks=frozenset({Cell(3, 0)})), "K5", "wrong_bricks"),
    ],
)
def test_a_segment_with_a_fault_is_found_out(segment, rule, key):
    assert (rule, key) in [(fault.rule, fault.key) for fault in segment_faults(segment)]


def walled(board):
    """Cut the corner cell of the board off with concrete."""
    ground = list(board.terrain)
    ground[1] = ground[board.width] = Terrain.CONCRETE
    return replace(board, terrain=tuple(ground))


def repainted(board, colour):
    first, *others = board.quarters
    return replace(board, quarters=(replace(first, colour=colour), *others))


@pytest.mark.parametrize(
    "board, rule, key",
    [
        (replace(LEARNING, quarters=LEARNING.quarters[:3]), "K1", "wrong_count"),
        (replace(LEARNING, quarters=LEARNING.quarters[:2]), "K1", "wrong_count"),
        (replace(LONG, quarters=LONG.quarters[:5]), "K1", "wrong_count"),
        (repainted(LEARNING, Colour.BLUE), "K1", "colour_too_often"),
        (repainted(LEARNING, Colour.BLUE), "K1", "colour_missing"),
        (walled(LEARNING), "K2", "cut_off"),
        (replace(LEARNING, bricks=frozenset()), "K5", "wrong_bricks"),
    ],
)
def test_a_board_with_a_fault_is_found_out(board, rule, key):
    assert (rule, key) in [(fault.rule, fault.key) for fault in board_faults(board)]


def test_a_place_that_cannot_be_reached_is_only_a_warning():
    cut_off = {fault.cell: fault.warning for fault in board_faults(walled(LEARNING))}
    assert cut_off[Cell(0, 0)] is True


def test_the_quarter_that_is_too_many_of_its_colour_is_pointed_at():
    (fault,) = (f for f in board_faults(repainted(LEARNING, Colour.BLUE)) if f.cell)
    assert (fault.key, fault.cell) == ("colour_too_often", LEARNING.quarters[1].corner)
