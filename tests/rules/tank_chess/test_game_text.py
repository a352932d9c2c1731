"""A match is written as text, and what is read back is the same match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.codec import Unreadable
from game.core.grid import Cell, Facing
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import OfferDraw, Resign, TakeTurn
from game.rules.tank_chess.letters.game_text import Heading, IdleShot, read_game, write_game
from game.rules.tank_chess.letters.notation import cell_name, read_action, read_cell, write_action
from game.rules.tank_chess.letters.position import read_position, read_start
from game.rules.tank_chess.play import apply, legal, new, opened
from game.rules.tank_chess.state import Side
from game.rules.tank_chess.why_not.reasons import ArmourHolds
from tests.rules.tank_chess.test_fast_room import walked
from tests.setups.tank_chess import DUEL, KINDS, ROUGH, SETUPS

FIRST = (Path(__file__).parent / "a_first_match.txt").read_text("utf-8")
HEADING = Heading("Evening", "2026-11-21", "Anna", "Boris: the second", "duel_12")


def actions_of(setup, seed):
    return tuple(turn for _, _, turn in walked(setup, seed))


@pytest.mark.parametrize("name, setup", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_that_is_written_is_read_again(name, setup, seed):
    start, actions = new(setup, 0).table, actions_of(setup, seed)
    assert read_game(write_game(HEADING, start, actions), KINDS).actions == actions


def test_a_match_ends_on_the_table_it_ended_on():
    walk = walked(DUEL, 3)
    text = write_game(HEADING, new(DUEL, 0).table, actions_of(DUEL, 3))
    assert read_game(text, KINDS).last.table.end == walk[-1][1].table.end


def test_the_heading_is_read_again():
    assert read_game(write_game(HEADING, new(DUEL, 0).table, ()), KINDS).heading == HEADING


def test_a_header_may_be_left_empty():
    text = write_game(HEADING, new(DUEL, 0).table, ()).replace("event: Evening", "event:")
    assert read_game(text, KINDS).heading == replace(HEADING, event="")


def test_options_are_written_and_read():
    text = write_game(HEADING, new(ROUGH, 0).table, ())
    assert read_game(text, KINDS).start.table.options == ROUGH.options


def test_our_first_match_is_the_same_when_it_is_written_again():
    game = read_game(FIRST, KINDS)
    assert write_game(game.heading, game.start.table, game.actions) == FIRST


def test_our_first_match_is_won_by_black():
    assert read_game(FIRST, KINDS).last.table.end.winner == 1


def test_talk_during_a_check_is_read_again():
    start = opened(read_position("8/8/8/8/3c44/8/8/C06M0 w 0 1", KINDS), 0)
    turn = read_action(start.table, "M H1/NW")
    assert apply(start, turn).state.table.check
    actions = (turn, OfferDraw(1), Resign(0))
    assert read_game(write_game(HEADING, start.table, actions), KINDS).actions == actions


def test_talk_is_written_between_the_turns():
    start = new(DUEL, 0)
    text = write_game(Heading(), start.table, (OfferDraw(1), Resign(0)))
    assert text.splitlines()[-2:] == ["black offers a draw", "white resigns"]


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("event:", "evnt:", "line 1: expected a header (event, date, white, black, board,"),
        ("date: 2026-11-21", "event: Again", "line 2: the header 'event' stands here twice"),
        (
            "start: 3h4",
            "options: night\nstart: 3h4",
            "line 6: expected one of backing out, hidden mines",
        ),
        ("start: 3h4", "start: 3z4", "line 6: position, letter 2: expected one of the pieces"),
        ("result: black", "result: white", "line 7: the result is 'black', not 'white'"),
        ("1. L M3>M6/NW", "1. L M3>M9/NW", "line 9: the way to M9/NW takes"),
        ("1. L M3>M6/NW", "1. H M3>M6/NW", "line 9: white has no H on M3"),
        ("/W +\n", "/W -\n", "line 21: expected the marks '+', found 'L M6>I9/W -'"),
        ("1... M I14>K12/SE", "hello", "line 10: expected a turn such as M H3>F5/NW xB11"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(old, new, fault):
    with pytest.raises(Unreadable) as refusal:
        read_game(FIRST.replace(old, new, 1), KINDS)
    assert str(refusal.value).startswith(fault)


@pytest.mark.parametrize(
    "before, after",
    [(OfferDraw(0), "white offers a draw"), (Resign(0), "black resigns"), (Resign(0), "L B1/N")],
)
def test_what_cannot_be_said_any_more_is_refused_with_its_line(before, after):
    text = write_game(Heading(), new(DUEL, 0).table, (before,))
    text = "".join(line for line in text.splitlines(True) if not line.startswith("result"))
    with pytest.raises(Unreadable) as refusal:
        read_game(f"{text}{after}\n", KINDS)
    assert str(refusal.value).startswith("line 4: ")


IDLE = "start: 2h44c4/8/8/8/2H05/8/8/C07 w 0 1\n\n1. H C4>C5/N{shot}\n1... H C8/SE\n"
"""White's heavy tank drives towards the front of Black's, which its gun does not beat."""


@pytest.mark.parametrize("marks", ["", " +"])
def test_a_shot_without_effect_is_read_as_the_turn_without_it(marks):
    game = read_game(IDLE.format(shot=f" xC8{marks}"), KINDS)
    bare = read_game(IDLE.format(shot=""), KINDS)
    assert game == replace(bare, idle=game.idle)
    assert game.idle == (IdleShot(3, Cell(2, 0), ArmourHolds(Side.FRONT, 3, 3)),)
    assert bare.idle == ()


def test_a_turn_read_without_its_shot_is_written_without_it():
    game = read_game(IDLE.format(shot=" xC8"), KINDS)
    lines = write_game(game.heading, game.start.table, game.actions).splitlines()
    assert lines[-2] == "1. H C4>C5/N +"


@pytest.mark.parametrize(
    "shot, fault",
    [
        (" xH8", "line 3: H8 is not in line"),
        (" xC7", "line 3: no enemy stands on C7"),
        (" xC8 -", "line 3: expected the marks '+', found 'H C4>C5/N xC8 -'"),
    ],
)
def test_a_shot_that_cannot_be_fired_is_refused_as_before(shot, fault):
    with pytest.raises(Unreadable) as refusal:
        read_game(IDLE.format(shot=shot), KINDS)
    assert str(refusal.value).startswith(fault)


def test_marks_may_be_left_out():
    assert read_game(FIRST.replace("/W +", "/W"), KINDS) == read_game(FIRST, KINDS)


@pytest.mark.parametrize("name, setup", SETUPS)
def test_every_turn_is_read_as_it_is_written(name, setup):
    table = new(setup, 0).table
    listed = legal(table, 0)
    assert [read_action(table, write_action(table, turn)) for turn in listed] == list(listed)


def test_no_two_turns_are_written_alike():
    table = walked(DUEL, 1)[9][0].table
    listed = legal(table, table.turn)
    assert len({write_action(table, turn) for turn in listed}) == len(listed)


@pytest.mark.parametrize("name", ["A1", "Z32", "AA1", "AF32"])
def test_files_go_on_after_z(name):
    assert cell_name(read_cell(name, 32), 32) == name


def test_the_first_match_goes_on_from_any_of_its_tables():
    game = read_game(FIRST, KINDS)
    state = game.start
    for action in game.actions[:10]:
        state = apply(state, action).state
    text = write_game(game.heading, state.table, game.actions[10:])
    assert read_game(text, KINDS).last.table.pieces != ()


def test_turns_and_events_are_named_by_cells_of_the_board():
    state = new(DUEL, 0)
    turn = legal(state.table, 0)[0]
    named = TANK_CHESS.text.name(state.table, turn)
    assert named == write_action(state.table, turn)
    first = apply(state, turn).events[0]
    start = cell_name(turn.start, state.table.height)
    assert f" {start} " in TANK_CHESS.text.tell(state.table, first.event)


def test_turns_on_the_largest_board_are_read_as_they_are_written():
    code = "/".join(["26M42h42", "32", "28M23", *["32"] * 28, "C030c0"])
    table = read_start(f"{code} w 0 1", KINDS)
    listed = legal(table, 0)
    assert [read_action(table, write_action(table, turn)) for turn in listed] == list(listed)


def test_a_turn_of_nobody_is_written_with_a_question_mark():
    nobody = TakeTurn(0, Cell(7, 7), Cell(7, 6), Facing.NORTH, None)
    assert write_action(new(SETUPS[0][1], 0).table, nobody).startswith("? ")
