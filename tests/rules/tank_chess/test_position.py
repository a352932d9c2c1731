"""One line of text is a position, and a wrong one is refused with its place."""

from __future__ import annotations

import pytest

from game.core.codec import Unreadable
from game.rules.tank_chess.notation import read_action
from game.rules.tank_chess.play import apply, legal, opened
from game.rules.tank_chess.position import read_position, read_start, write_position
from tests.rules.tank_chess.test_fast_room import scattered
from tests.setups.tank_chess import KINDS, SETUPS

CODE = '3c4/#1_~/",&*/xm21C0=,*=, b 7 12'


def read(code: str):
    return read_position(code, KINDS)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name, setup", SETUPS[:2])
def test_a_position_that_is_written_is_read_again(name, setup, seed):
    code = write_position(scattered(setup, seed))
    assert write_position(read(code)) == code


@pytest.mark.parametrize("seed", range(8))
def test_the_same_turns_are_legal_in_a_position_that_was_read(seed):
    table = scattered(SETUPS[1][1], seed)
    again = read_position(write_position(table), KINDS, table.options)
    assert set(legal(again, table.turn)) == set(legal(table, table.turn))


def test_every_sign_is_written_as_it_was_read():
    assert write_position(read(CODE)) == CODE


def test_side_quiet_turns_and_number_of_the_turn_are_read():
    table = read(CODE)
    assert (table.turn, table.quiet, table.turns) == (1, 7, 23)


@pytest.mark.parametrize(
    "code, fault",
    [
        ("", "letter 1: expected some cells in the row before, not 0, found the end"),
        ("3c4/5 w 0 1", "letter 5: expected a row of 4 cells at the most, found '5'"),
        ("3c4/3 w 0 1", "letter 6: expected 4 cells in the row before, not 3, found ' '"),
        ("3c4/3C8 w 0 1", "letter 6: expected a piece, a wreck, a mine, ground or a number"),
        ("3c4/3Q0 w 0 1", "letter 6: expected one of the pieces A, B, C, D, H, L, M, R, S, T, W"),
        ("3c4/3C0 x 0 1", "letter 8: expected the side that moves, quiet turns and the turn"),
        ("3c4/3C0 w 0", "letter 8: expected the side that moves, quiet turns and the turn"),
        ("3c4/3C0 w 0 1 ", "letter 8: expected the side that moves, quiet turns and the turn"),
        ("99c4 w 0 1", "letter 1: expected a row of 32 cells at the most, found '9'"),
        ("3c4=#/3C0 w 0 1", "letter 2: expected ground that can be driven onto"),
        ("3c4=&/3C0 w 0 1", "letter 2: expected ground that can be driven onto"),
        ("3*=_/3C0 w 0 1", "letter 2: expected ground that can be driven onto"),
        ("3c4=~/3C0 w 0 1", "letter 2: expected a piece that swims, to stand in water, found 'c'"),
        ("3xa4=~/3C0 w 0 1", "letter 2: expected a piece that swims, to stand in water, found 'x'"),
        ("/".join(["3c4"] * 33) + " w 0 1", "letter 132: expected 32 rows at the most, found ' '"),
        ("3c4//3C0 w 0 1", "letter 5: expected 4 cells in the row before, not 0, found '/'"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(code, fault):
    with pytest.raises(Unreadable) as refusal:
        read(code)
    assert str(refusal.value).startswith(f"position, {fault}")


@pytest.mark.parametrize(
    "code, fault",
    [
        ("8/8/8/3c44/8/8/3C04 w 0 1", "expected 8 by 8 cells or more, found 8 by 7"),
        ("8/8/8/3C04/8/8/8/8 w 0 1", "black has no piece"),
        ("8/8/8/3c44/8/8/8/8 b 0 1", "white has no piece"),
    ],
)
def test_no_match_begins_with_a_position_that_cannot_be_played(code, fault):
    with pytest.raises(Unreadable) as refusal:
        read_start(code, KINDS)
    assert str(refusal.value) == f"position: {fault}"


def test_no_code_makes_the_reader_fail_otherwise():
    for cut in range(len(CODE)):
        for letter in ' /xhC09*=#"w\u0663\n':
            try:
                table = read(CODE[:cut] + letter + CODE[cut + 1 :])
            except Unreadable:
                continue
            assert len(table.ground) == table.width * table.height


def test_the_quiet_turns_are_counted_from_nothing_after_a_loss():
    table = read("8/8/8/8/c43l43/8/8/C03M03 w 7 12")
    before = opened(table, 0)
    quiet = apply(before, read_action(table, "M E1>E2/N")).state
    loud = apply(before, read_action(table, "M E1>E2/N xE4"))
    assert (quiet.table.quiet, loud.state.table.quiet) == (8, 0)
