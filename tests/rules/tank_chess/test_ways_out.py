"""The way of a commander off the board, told step by step, and what an end leaves on it."""

from dataclasses import replace

import pytest

from game.core.grid import RING, Facing
from game.rules.tank_chess.actions import LeaveBoard
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import Unit
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.match_over_code import can_have_ended
from game.rules.tank_chess.letters.notation import side_name
from game.rules.tank_chess.play import new
from game.rules.tank_chess.shortest_way import Steps, way_out
from game.rules.tank_chess.state import End, How, Options
from tests.rules.tank_chess.test_fast_room import listed, scattered
from tests.setups.tank_chess import DUEL, KINDS, SETUPS


def crown_of(table):
    """Return the commander of the side to move, in the numbers of the fast room."""
    crown = next(p for p in table.pieces if p.seat == table.turn and table.kind(p).commander)
    kinds = [kind.name for kind in table.kinds]
    cell = crown.cell.y * table.width + crown.cell.x
    return Unit(kinds.index(crown.kind), cell, crown.facing.eighth)


@pytest.mark.parametrize("name, setup", SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_there_is_a_way_out_exactly_where_leaving_is_legal(name, setup, seed):
    table = scattered(setup, seed)
    legal = {turn.facing for turn in listed(setup, seed) if isinstance(turn, LeaveBoard)}
    crown = next(p for p in table.pieces if p.seat == table.turn and table.kind(p).commander)
    ways = {facing: way_out(numbers(table), crown_of(table), facing.eighth) for facing in RING}
    assert {facing for facing, way in ways.items() if way} == legal
    for facing, way in ways.items():
        if way and not way.reverse:
            end = numbers(table).field.places[way.spots[-1][0]] if way.spots else crown.cell
            assert not table.on(end.step(facing))
            assert len(way.spots) == way.cost


TABLE = new(DUEL, 1).table


def without(seat):
    gone = lambda piece: piece.seat == seat and TABLE.kind(piece).commander  # noqa: E731
    return replace(TABLE, pieces=tuple(p for p in TABLE.pieces if not gone(p)))


@pytest.mark.parametrize("winner", [0, 1])
def test_a_destroyed_commander_stands_nowhere_and_the_other_still_does(winner):
    end = End(How.COMMANDER_DESTROYED, winner)
    assert can_have_ended(without(1 - winner), end)
    assert not can_have_ended(without(winner), end)
    assert not can_have_ended(TABLE, end)


@pytest.mark.parametrize("winner", [0, 1])
def test_a_commander_that_left_is_gone_and_his_sides_winner(winner):
    end = End(How.COMMANDER_LEFT, winner)
    assert can_have_ended(without(winner), end)
    assert not can_have_ended(without(1 - winner), end)


def test_a_match_begins_with_its_first_turn_and_nothing_quiet():
    assert (TABLE.turns, TABLE.quiet, TABLE.turn) == (0, 0, 0)


def test_who_may_back_out_leaves_at_once_and_in_reverse():
    lines = ("3 . C↓ .", "2 . # .", "1 . c .")
    table = read_table(lines, KINDS, Options(backing_out=True))
    out = way_out(numbers(table), crown_of(table), Facing.NORTH.eighth)
    assert out == Steps((), 0, True)
    bound = replace(table, options=Options())
    assert way_out(numbers(bound), crown_of(bound), Facing.NORTH.eighth) != out


def test_nobody_backs_out_from_within_the_board():
    lines = ("4 . . .", "3 . C↓ .", "2 . . .", "1 . c .")
    table = read_table(lines, KINDS, Options(backing_out=True))
    way = way_out(numbers(table), crown_of(table), Facing.NORTH.eighth)
    assert way is None or not way.reverse


def test_nobody_leaves_by_a_cell_that_he_would_not_survive():
    shore = (
        "4 . . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~",
        "3" + 11 * " ." + " C",
        "2" + 12 * " .",
        "1 c" + 11 * " .",
    )
    table = read_table(shore, KINDS, Options())
    assert way_out(numbers(table), crown_of(table), Facing.NORTH.eighth) is None
    dry = read_table(("4" + 12 * " .", *shore[1:]), KINDS, Options())
    assert way_out(numbers(dry), crown_of(dry), Facing.NORTH.eighth) is not None


@pytest.mark.parametrize("winner", [0, 1])
def test_a_lost_army_is_gone_from_the_board_and_only_the_winners_stands(winner):
    end = End(How.ARMY_LOST, winner)
    left = replace(TABLE, pieces=tuple(p for p in TABLE.pieces if p.seat == winner))
    assert can_have_ended(left, end)
    assert not can_have_ended(TABLE, end)
    assert not can_have_ended(without(1 - winner), end)


def test_the_sides_are_named_as_a_line_begins():
    assert (side_name(0), side_name(1)) == ("White", "Black")
