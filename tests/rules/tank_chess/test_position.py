"""One line of text is a position, and a wrong one is refused with its place."""

from __future__ import annotations

import pytest

from game.core.codec import Unreadable
from game.rules.tank_chess.actions import CallFlag, OfferDraw, Resign
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.letters.position import (
    read_position,
    read_start,
    setup_of,
    write_position,
)
from game.rules.tank_chess.play import apply, legal, new, opened
from game.rules.tank_chess.state import End, How
from tests.rules.tank_chess.test_fast_room import scattered, walked
from tests.setups.tank_chess import DUEL, KINDS, ROUGH, SETUPS

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


def ended(code, *turns):
    """Return the table on which a match is over that went on from a code."""
    state = opened(read_start(code, KINDS), 0)
    for turn in turns:
        action = turn if not isinstance(turn, str) else read_action(state.table, turn)
        state = apply(state, action).state
    assert state.table.end is not None
    return state.table


DUELLING = "3c44/8/8/8/8/8/8/2M0C04 w 0 9"
FINISHED = {
    "white destroyed": ended("8/8/8/3c44/8/8/8/3M0C03 w 0 9", "M D1>D2/N xD5"),
    "white left": ended("3C04/8/8/8/8/8/8/7c4 w 3 30", "C D8>off/N"),
    "black sank": ended("3c44/8/8/8/8/8/3~4/3C04 w 3 30", "C D1>D2/N"),
    "black mined": ended("3c44/8/8/8/8/8/3*4/3C04 w 3 30", "C D1>D2/N"),
    "white resigned": ended(DUELLING, Resign(1)),
    "black flag": ended(DUELLING, CallFlag(0)),
    "draw agreed": ended(DUELLING, OfferDraw(0), OfferDraw(1)),
    "draw quiet": ended("3c44/8/8/8/8/8/8/2M0C04 w 99 60", "M C1>C2/N"),
    "draw repeated": ended(DUELLING, *("C D1/S", "C D8/N", "C D1/N", "C D8/S") * 2),
}


@pytest.mark.parametrize("said", FINISHED)
def test_a_position_after_the_end_says_how_the_match_ended(said):
    table = FINISHED[said]
    code = write_position(table)
    again = read_start(code, KINDS)
    assert code.endswith(f" {said}")
    assert (again.end, write_position(again)) == (table.end, code)


@pytest.mark.parametrize("said", FINISHED)
def test_a_match_set_up_on_a_finished_position_is_over(said):
    table = read_start(write_position(FINISHED[said]), KINDS)
    over = new(setup_of(table), 0).table
    assert (over.end, legal(over, over.turn)) == (table.end, ())
    assert (over.check, over.escape) == (False, False)


@pytest.mark.parametrize("setup, seed", [(DUEL, 0), (DUEL, 1), (ROUGH, 0), (ROUGH, 1)])
def test_the_last_table_of_a_match_is_read_again(setup, seed):
    last = walked(setup, seed)[-1][1].table
    assert read_start(write_position(last), KINDS, setup.options).end == last.end


@pytest.mark.parametrize(
    "turn, end",
    [("b", End(How.COMMANDER_MINED, 0)), ("w", End(How.COMMANDER_DESTROYED, 0))],
)
def test_the_wreck_of_a_commander_alone_tells_the_end(turn, end):
    assert read_start(f"8/8/8/3xc44/8/8/8/2M0C04 {turn} 0 9", KINDS).end == end


@pytest.mark.parametrize(
    "code",
    [
        "3c44/8/8/8/8/8/8/3C04 w 0 9 white destroyed",
        "8/8/8/8/8/8/8/3C04 w 0 9 white left",
        "8/8/8/8/8/8/8/3C04 w 0 9 draw agreed",
        "3c44/8/8/8/8/8/8/3C04 w 0 9 white army",
    ],
)
def test_an_end_that_the_pieces_belie_is_refused(code):
    with pytest.raises(Unreadable, match="position: with these pieces no match ends as"):
        read_start(code, KINDS)


@pytest.mark.parametrize(
    "rest", ["w 100 60", "w 0 9 white agreed", "w 0 9 draw", "b 0 9 draw left"]
)
def test_an_end_that_there_is_not_is_refused(rest):
    with pytest.raises(Unreadable, match="expected the side that moves"):
        read_start(f"3c44/8/8/8/8/8/8/3C04 {rest}", KINDS)
