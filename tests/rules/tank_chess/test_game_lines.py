"""Remarks, times and turns that might have been played are written and read back as they were."""

import pytest

from game.rules.tank_chess.letters.game_lines import DEEPEST, Branch, Line, Remark
from game.rules.tank_chess.letters.game_text import Heading, read_game, write_game
from game.rules.tank_chess.letters.refusals import Refused
from game.rules.tank_chess.play import apply, legal, new, opened
from tests.rules.tank_chess.test_fast_room import walked
from tests.setups.tank_chess import DUEL, KINDS

START = new(DUEL, 0).table
ACTIONS = tuple(turn for _, _, turn in walked(DUEL, 3))[:6]
HEADING = Heading("", "2026-11-22", "Ann", "Bob", "duel", "person, recruit", "10:00 + 5")


def other(count):
    """Return a turn that might have been played instead of the one after so many."""
    state = opened(START, 0)
    for action in ACTIONS[:count]:
        state = apply(state, action).state
    return next(turn for turn in legal(state.table, state.table.turn) if turn != ACTIONS[count])


def rich():
    deep = Line((other(2),), (Remark(1, "no good"),), (Branch(0, Line((ACTIONS[2],))),))
    return Line(
        ACTIONS,
        (Remark(0, "a fine evening"), Remark(3, "here [it] turns {around}"), Remark(6, "over")),
        (Branch(1, Line((other(1),))), Branch(2, deep)),
        ("9:59", "", "9:50.5", "8:01", "", ""),
    )


def read(text):
    return read_game(text, KINDS)


def test_all_that_stands_beside_the_turns_comes_back():
    written = read(write_game(HEADING, START, ACTIONS, rich()))
    assert (written.line, written.actions, written.heading) == (rich(), ACTIONS, HEADING)


def test_what_was_read_is_written_alike():
    text = write_game(HEADING, START, ACTIONS, rich())
    written = read(text)
    assert write_game(written.heading, written.start.table, written.actions, written.line) == text


def test_a_match_without_all_that_is_written_as_before():
    assert write_game(HEADING, START, ACTIONS, Line(ACTIONS)) == write_game(HEADING, START, ACTIONS)
    assert read(write_game(HEADING, START, ACTIONS)).line == Line(ACTIONS)


@pytest.mark.parametrize("lines", [["("], [")"], ["(", "(", ")"], ["("] * 5000])
def test_a_bracket_without_its_other_half_is_refused_with_its_line(lines):
    with pytest.raises(Refused):
        read(write_game(HEADING, START, ()) + "\n".join(lines))


def test_brackets_go_no_deeper_than_anybody_reads():
    deep = ["("] * (DEEPEST + 1) + [")"] * (DEEPEST + 1)
    with pytest.raises(Refused):
        read(write_game(HEADING, START, ()) + "\n".join(deep))


def test_a_turn_in_brackets_must_be_one_that_can_be_played():
    text = write_game(HEADING, START, ()) + "(\n1. L A1>A1/N\n)\n"
    with pytest.raises(Refused):
        read(text)
