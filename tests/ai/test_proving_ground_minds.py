"""What the computer players of the Proving Ground see, and what they forget."""

import pytest

from game.ai.mind import decided
from game.ai.notes import begun, noted
from game.ai.proving_ground.family_game import write
from game.ai.proving_ground.minds import MINDS, OFFERED
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.proving_ground import RULES
from game.rules.proving_ground.events import PairTaken, TokensTurnedDown, TokenTurnedUp
from game.rules.proving_ground.state import Mode, Setup
from tests.laws.matches import random_match, spread

DICE = Dice(1, "minds")
BOARD = (
    "8 .. .. .. .. .. .. .. ..",
    "7 .. .. .. .. .. .. .. ..",
    "6 .. .. .. .. .. .. .. ..",
    "5 .. .. .. .. .. .. .. ..",
    "4 .. .. .. .. .. .. .. ..",
    "3 .. .. .. .. .. .. .. ..",
    "2 .. .. .. .. .. .. .. ..",
    "1 .. .. .. .. .. .. .. ..",
    "  A  B  C  D  E  F  G  H",
)


def position(*rows, **parts):
    """Return a table with these rows of the board, and the other parts of a scenario."""
    given = {row[0]: row for row in rows}
    board = tuple(given.get(row[0], row) for row in BOARD)
    return RULES.text.given({"board": board, **{k: tuple(v) for k, v in parts.items()}}).table


def chosen(strength, table, seen=()):
    """Return the names of what a computer player does."""
    seat = table.turn.seat
    mind, view = MINDS[strength], RULES.view(table, seat)
    thought = begun(mind, view, seat, RULES.legal(view, seat), DICE, noted(mind, seen))
    names = []
    state = RULES.imagine(table, DICE)
    for action in decided(thought):
        names.append(RULES.text.name(state.table, action))
        state = RULES.apply(state, action).state
    return names


@pytest.mark.parametrize("strength", MINDS)
def test_everybody_takes_the_second_token_of_a_pair(strength):
    table = position(
        "4 .. .. .. .. b. .. a. ..",
        "3 .. .. .. .. .. .. .. ..",
        "8 .. .. .. .. .. .. .. .Y",
        "2 .. .. .. .G .. .. .. ..",
        tanks=("G t_34, bt_7", "Y maus, kv_1"),
        zones=("G b",),
    )
    assert chosen(strength, table) == ["G D2>E2", "G at E4 token"]


@pytest.mark.parametrize("strength", MINDS)
def test_everybody_shoots_the_tank_that_ends_the_match(strength):
    table = position(
        "4 .. .. .. .. .R .. .. ..",
        "2 .. .. .. .G .. .. .. ..",
        "1 a. .. .. .. .. .. .. ..",
        tanks=("G t_34, bt_7", "R maus, kv_1"),
        zones=("G aa bb cc dd ee",),
    )
    assert chosen(strength, table) == ["G D2>E2", "G at E4 tank"]


@pytest.mark.parametrize("strength", MINDS)
def test_nobody_drives_onto_a_shell_when_there_is_another_way(strength):
    table = position(
        "1 .G x. .. .. .. .. .. ..",
        "4 b. .. .. .. .. .. .. b.",
        tanks=("G t_34, bt_7",),
    )
    assert chosen(strength, table)[0] == "G A1>A2"


def test_a_tester_does_not_stop_where_it_is_struck_next():
    table = position(
        "1 .G .. .. .. .Y .. .. ..",
        "8 b. .. .. .. .. .. .. b.",
        tanks=("G t_34, bt_7", "Y t_34, kv_1"),
    )
    # From E1 yellow drives to D1 and strikes B1.
    assert chosen("tester", table)[0] != "G A1>B1"


def test_tokens_that_are_turned_down_are_noted_until_they_are_seen_again():
    a1, b1 = Cell(0, 7), Cell(1, 7)
    notes = write(write((), TokensTurnedDown((a1, b1), "aB")), TokenTurnedUp(0, a1, "a"))
    assert notes == ((b1, "B"),)
    assert write(notes, PairTaken(0, (b1, a1), "Bb")) == ()


@pytest.mark.parametrize("strength, turned", [("trainee", False), ("tester", True)])
def test_who_remembers_more_finds_the_pair_that_others_forgot(strength, turned):
    table = position(
        "3 ?. ?. ?. .. .. .. .. ..",
        "2 ?. .G ?. .. .. .. .. ..",
        "1 ?. ?. ?. .. .. .. .. ..",
        "8 .. .. .. .. .. .. .. .Y",
        mode=("family",),
        seats=("2",),
        turn=("G turn up",),
        open=("",),
    )
    far = tuple(Cell(x, 0) for x in range(4))
    pair = (Cell(2, 5), Cell(1, 7))
    seen = [TokensTurnedDown(pair, "fF"), TokensTurnedDown(far, "abcd")]
    found = chosen(strength, table, seen) in (["turn up C3"], ["turn up B1"])
    assert found is turned


# Each level in every mode, each style of it in battle.
ASKED = [
    (strength, setup)
    for setup in (Setup(), Setup(Mode.SOLO, 1), Setup(Mode.FAMILY, 2))
    for strength in (OFFERED if setup.mode is not Mode.BATTLE else MINDS)
]


@pytest.mark.parametrize("strength, setup", ASKED)
def test_what_is_answered_can_be_done(strength, setup):
    played = random_match(RULES, setup, 3)
    states = [state for state in spread(played.states, 7) if not state.table.ending]
    for state in states[: 3 if strength == "instructor" else 7]:
        seat = state.table.turn.seat
        view = RULES.view(state.table, seat)
        actions = decided(MINDS[strength](view, seat, RULES.legal(view, seat), DICE))
        assert actions
        assert actions[0] in RULES.legal(state.table, seat)
