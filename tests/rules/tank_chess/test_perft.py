"""Counts by the fast room, by the slow twin, and by the tool; and the signature of the rules."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from game.content.tank_chess.pieces import load_kinds
from game.rules import GAMES
from game.rules.tank_chess.actions import LeaveBoard
from game.rules.tank_chess.fast_room.after_a_turn import count
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.play import apply, legal, opened
from game.rules.tank_chess.starting_board import army_points
from game.rules.tank_chess.state import PRINTED_RULES, Table
from game.tools.perft import main
from game.tools.tank_chess.perft import table_of
from tests.rules.tank_chess import twin
from tests.rules.tank_chess.test_fast_room import walked
from tests.setups.tank_chess import BOARDS, KINDS, SETUPS, board

SMALL = {
    "squeeze": ("4 . c # l", "3 # . . .", "2 . . . #", "1 L # C ."),
    "shore": ("5 c . . a", "4 ~ , . .", "3 ~ . * .", "2 . . , ~", "1 A . . C"),
    "scrap": ("5 . c . r", "4 & . . .", "3 x B . x", "2 . x . .", "1 . . C D"),
    "siege": ("6 . c . w", '5 . . " .', "4 _ . . .", "3 . . . _", "2 W . C .", "1 . . . ."),
}
SIGNATURE = "815b46aa5c102154"


def counted(table: Table, depth: int) -> int:
    """Count as the rules play, listing by the slow twin."""
    turns = twin.legal(table, table.turn)
    if depth == 1:
        return len(turns)
    return sum(counted(apply(opened(table, 0), turn).state.table, depth - 1) for turn in turns)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("depth", (1, 2))
def test_the_fast_room_counts_what_the_rules_play(name, depth):
    table = read_table(SMALL[name], KINDS, PRINTED_RULES)
    assert count(numbers(table), depth) == counted(table, depth)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SMALL)
def test_three_turns_count_the_same(name):
    table = read_table(SMALL[name], KINDS, PRINTED_RULES)
    assert count(numbers(table), 3) == counted(table, 3)


def test_two_dozen_matches_have_the_signature_of_these_rules():
    """A change of rules changes it, and must then raise the number of the rules as well."""
    found = blake2b(str(GAMES["tank_chess"].number).encode(), digest_size=8)
    for _, setup in SETUPS:
        for seed in range(20, 28):
            for before, _, turn in walked(setup, seed):
                found.update(write_action(before.table, turn).encode())
    assert found.hexdigest() == SIGNATURE


def test_the_tool_counts_the_printed_start(capsys):
    main(["tank_chess", "--depth", "2"])
    assert capsys.readouterr().out.startswith("301,878 in ")


def test_the_tool_counts_a_drawn_board(capsys):
    main(["tank_chess", "--board", str(BOARDS / "printed_16.txt")])
    assert capsys.readouterr().out.startswith("549 in ")


def test_the_tool_counts_a_position(capsys):
    main(["tank_chess", "--position", "c4#/##/#C0 w 0 1"])
    assert capsys.readouterr().out.startswith("7 in ")


def test_the_tool_divides_a_count(capsys):
    main(["tank_chess", "--position", "c4#/##/#C0 w 0 1", "--divide", "--depth", "2"])
    assert capsys.readouterr().out.splitlines()[0] == "C B1/NE: 7"


EXITS = "4c4#/1C03#/6/6/6/6 w 0 1"
"""White's commander can leave to the north, north-west and north-east; Black's is shut in."""


def test_an_exit_counts_once_a_facing_and_has_no_further_sequences():
    table = table_of("", EXITS)
    listed = legal(table, 0)
    exits = [turn for turn in listed if isinstance(turn, LeaveBoard)]
    assert len({turn.facing for turn in exits}) == len(exits) == 3
    position = numbers(table)
    assert count(position, 1) == len(listed)
    going_on = (turn for turn in listed if not isinstance(turn, LeaveBoard))
    replies = (apply(opened(table, 0), turn).state.table for turn in going_on)
    assert count(position, 2) == sum(len(legal(reply, 1)) for reply in replies)


def test_the_tool_says_how_it_counts(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "A winning turn has no further sequences" in said
    assert "once for each facing" in said


def test_the_tool_refuses_what_it_cannot_read(capsys):
    refused = main(["tank_chess", "--position", "c4/Q"])
    assert (refused, "letter 4" in capsys.readouterr().out) == (1, True)


def test_a_board_of_the_program_is_found_by_its_name():
    assert count(numbers(table_of("printed_16", None)), 1) == 549


def test_both_printed_armies_are_worth_the_same():
    drawn, kinds = board("highlands_20"), load_kinds()
    assert army_points(drawn, kinds, 0) == army_points(drawn, kinds, 1) > 0
