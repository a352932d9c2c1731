"""A turn is picked as piece, cell, way and target, or as piece, edge and way."""

from __future__ import annotations

import pytest

from game.core.grid import Cell, Facing
from game.core.spelling import Offers, Picking, Piece, Spot, Way
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.printed_pieces import printed
from game.rules.tank_chess.spelling import usual
from game.rules.tank_chess.state import PRINTED_RULES

NORTH, EAST, WEST = Facing.NORTH, Facing.EAST, Facing.WEST
HIGH = ("7 c . .", "6 . . .", "5 . . l", "4 . . .", "3 M . .", "2 . . .", "1 . . C")
NEAR = ("3 c . .", "2 . . C", "1 . . .")


def picked(lines, seat, cell, *parts):
    """Return the picking after the piece on a cell and these parts."""
    table = read_table(lines, printed(), PRINTED_RULES)
    offers = Offers(TANK_CHESS.spell, table, seat, TANK_CHESS.legal(table, seat))
    picking = Picking(offers)
    for part in (Piece(table.piece_on(cell).number), *parts):
        assert picking.may(part)
        picking = picking.take(part)
    return picking


def turn(to, facing, target=None):
    return TakeTurn(0, Cell(0, 4), to, facing, target)


def test_a_piece_a_cell_and_a_way_are_a_turn_without_a_shot():
    picking = picked(HIGH, 0, Cell(0, 4), Cell(0, 2), Way(EAST))
    assert picking.finished == turn(Cell(0, 2), EAST)


def test_the_piece_shot_at_ends_a_turn_with_a_shot():
    picking = picked(HIGH, 0, Cell(0, 4), Cell(0, 2), Way(EAST))
    (light,) = picking.next
    assert picking.take(light).finished == turn(Cell(0, 2), EAST, Cell(2, 2))


def test_a_commander_leaves_over_the_edge():
    picking = picked(NEAR, 0, Cell(2, 1), Spot("edge"), Way(NORTH))
    assert picking.finished == LeaveBoard(0, Cell(2, 1), NORTH)


def test_only_the_pieces_of_the_seat_come_first():
    table = read_table(HIGH, printed(), PRINTED_RULES)
    offers = Offers(TANK_CHESS.spell, table, 0, TANK_CHESS.legal(table, 0))
    own = {Piece(piece.number) for piece in table.pieces if piece.seat == 0}
    assert set(Picking(offers).next) == own


def test_a_piece_alone_stands_for_no_turn():
    assert picked(HIGH, 0, Cell(0, 4)).usual is None


@pytest.mark.parametrize(
    "to, facing",
    [
        pytest.param(Cell(0, 2), NORTH, id="straight ahead"),
        pytest.param(Cell(0, 5), NORTH, id="backing up"),
        pytest.param(Cell(1, 3), Facing.NORTH_EAST, id="a little to the side"),
        pytest.param(Cell(1, 4), EAST, id="beside it"),
    ],
)
def test_a_cell_stands_for_arriving_there_with_the_least_turning_and_holding_fire(to, facing):
    assert picked(HIGH, 0, Cell(0, 4), to).usual == turn(to, facing)


def test_the_edge_stands_for_leaving_with_the_least_turning():
    usual = picked(NEAR, 0, Cell(2, 1), Spot("edge")).usual
    assert usual == LeaveBoard(0, Cell(2, 1), NORTH)


def test_a_way_stands_for_holding_fire_though_a_shot_could_follow():
    picking = picked(HIGH, 0, Cell(0, 4), Cell(0, 2), Way(EAST))
    assert picking.usual == turn(Cell(0, 2), EAST)


def test_every_turn_waits_for_go():
    assert picked(HIGH, 0, Cell(0, 4), Cell(0, 3), Way(WEST)).due is None


def test_turns_and_a_way_out_together_have_no_usual_one():
    table = read_table(NEAR, printed(), PRINTED_RULES)
    first, *others = TANK_CHESS.legal(table, 0)
    turns = [turn for turn in others if isinstance(turn, TakeTurn) and turn.to == first.to]
    out = [turn for turn in others if isinstance(turn, LeaveBoard)]
    assert usual(table, 0, (first, *turns)) is not None
    assert usual(table, 0, (first, *turns, *out)) is None
