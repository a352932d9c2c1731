"""The K rules find what a board must not have (T12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.tanchiki.segments import read_pool, segment_folder
from game.content.tiled.map_files import roots
from game.core.grid import Cell, Facing
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.ground.board import BotCell, Colour, Terrain
from game.rules.tanchiki.ground.checks import board_faults, segment_faults
from game.rules.tanchiki.letters.scenarios import played
from game.rules.tanchiki.state import Setup
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.replay import play_again
from tests.kept import read_record
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
        (with_bot(1, BotCell(Cell(2, 2), Facing.NORTH)), "K3", "bot_on_eagle"),
        (with_bot(2, BotCell(Cell(3, 2), Facing.NORTH)), "K3", "bot_on_eagle"),
        (with_bot(3, BotCell(Cell(2, 3), Facing.NORTH)), "K3", "bot_on_eagle"),
        (with_bot(4, BotCell(Cell(3, 3), Facing.NORTH)), "K3", "bot_on_eagle"),
        (with_ground(RED, Terrain.CONCRETE, (0, 0), (3, 3), (5, 5)), "K4", "falling_diagonal"),
        (with_ground(RED, Terrain.WATER, (5, 0), (0, 5), (1, 4)), "K4", "rising_diagonal"),
        (replace(RED, bricks=frozenset({Cell(3, 0)})), "K5", "wrong_bricks"),
    ],
)
def test_a_segment_with_a_fault_is_found_out(segment, rule, key):
    assert (rule, key) in [(fault.rule, fault.key) for fault in segment_faults(segment)]


def test_the_segments_of_the_tests_are_those_of_the_box():
    folder = segment_folder()
    box = read_pool((folder,), roots(folder.parent)).segments
    assert {letter: box[letter].ground for letter in POOL} == POOL


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


def on_cell(board, x, y):
    """Put bot cell 1 of the board's first quarter on this cell."""
    first, *others = board.quarters
    moved = (BotCell(Cell(x, y), Facing.NORTH), *first.bots[1:])
    return replace(board, quarters=(replace(first, bots=moved), *others))


def bots_on_eagles(board):
    faults = board_faults(board)
    return [(fault.cell, fault.values) for fault in faults if fault.key == "bot_on_eagle"]


def test_on_a_whole_board_only_the_eagle_cells_as_laid_are_closed_to_bots():
    assert bots_on_eagles(on_cell(LEARNING, 2, 2)) == [(Cell(2, 2), (1,))]
    for x, y in ((3, 2), (2, 3), (3, 3)):
        assert bots_on_eagles(on_cell(LEARNING, x, y)) == []


SHARED_CELL = {
    "board": (".A> .B^ .$a^ w   .   .", *[".   .   .   .   .   ."] * 5),
    "quarters": (
        "red 0,0 3 sw 2,0S 0,1S 1,1S 2,1S",
        "blue 3,0 3 ne 4,1S 5,1S 4,2S 5,2S",
        "green 3,3 3 se 4,4S 5,3S 3,4S 4,5S",
        "yellow 0,3 3 sw 0,3S 1,4S 0,4S 1,5S",
    ),
    "backs": ("a red 1",),
    "do": ("A plays 1",),
}
"""A bot's cell that is its quarter's eagle cell: a bonus would come to lie on the eagle."""


def test_a_board_on_which_a_bonus_and_an_eagle_could_share_a_cell_is_refused():
    match = played(SHARED_CELL)
    scored = {type(told.event).__name__ for told in match.told}
    assert {"EagleTaken", "BonusTaken"} <= scored
    assert bots_on_eagles(match.before.board) == [(Cell(2, 0), (1,))]


def test_a_record_of_a_match_on_such_a_board_still_opens():
    setup = Setup(on_cell(LEARNING, 2, 2), 2)
    match = Match(TANCHIKI, Header("tanchiki", 1, setup, 3, (Player("Ann"), Player("Bob"))))
    for _ in range(9):
        (seat, *_) = match.to_act
        match.submit(TANCHIKI.legal(match.state.table, seat)[0])
    record = read_record(match.text(), {"tanchiki": TANCHIKI})
    assert play_again(record, TANCHIKI).state == match.state
