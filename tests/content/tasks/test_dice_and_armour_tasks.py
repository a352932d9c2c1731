"""The tasks of Dice and Armour: read, answered always alike, and solved no sooner than par."""

import pytest

from game.ai.dice_and_armour.task_defender import defender
from game.ai.mind import decided
from game.content.tasks.challenges import load_challenges, setup_of, tally
from game.core.chance import Dice
from game.core.codec import Unreadable
from game.core.grid import Cell, Facing
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.starting_board import BLACK, WHITE, Placement
from game.rules.dice_and_armour.state import Mode
from game.tools.dice_and_armour.solve import solved
from tests.content.tasks.challenge_play import played, solution

TASKS = load_challenges("dice_and_armour")
BY_TASK = pytest.mark.parametrize("task", TASKS, ids=lambda each: each.name)
WIDTH = 300


def test_a_line_says_game_tanks_parts_wrecks_and_concrete():
    setup = read_start("capture; H> E11 tracks side; l G11; x2 C3; ## F6 F7")
    assert (setup.mode, setup.first) == (Mode.CAPTURE, WHITE)
    assert setup.board.tanks == (
        Placement(0, Kind.HEAVY, Cell(4, 0), Facing.EAST, (Part.TRACKS, Part.SIDE)),
        Placement(1, Kind.LIGHT, Cell(6, 0), Facing.SOUTH),
        Placement(1, Kind.LIGHT, Cell(2, 8), Facing.SOUTH, chips=2),
    )
    assert setup.board.blocks == {Cell(5, 5), Cell(5, 4)}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("duel; H C3; l D9", "'duel' is no game: simple or capture"),
        ("simple; H C3; l", "'l' stands on no cell"),
        ("simple; H C3; l D99x", "'D99x' is no cell, such as C2"),
        ("simple; H C3 nose; l D9", "'nose' names no part"),
        ("simple; H C3; q D9", "'q' is nothing that stands on a board"),
        ("simple; H C3; l D9; xx D4", "'xx' is nothing that stands on a board"),
        ("simple; H C3; ; l D9", "'' stands on no cell"),
        ("simple; H C3; l C3", "two things on one cell"),
        ("simple; H C3; l D12", "something beside the board"),
        ("simple; H C3", "no tank of seat 1"),
        ("simple; H C3 tracks; l D9", "White can neither move nor shoot"),
    ],
)
def test_a_line_that_no_match_can_begin_with_is_refused_in_a_sentence(line, said):
    with pytest.raises(Unreadable) as caught:
        read_start(line)
    assert said in str(caught.value)


@BY_TASK
def test_the_stored_answers_are_the_defenders_own(task):
    lines = solution(task)
    rules, _, _, actions = played(task)
    due = []
    for count, action in enumerate(actions):
        _, state, _, _ = played(task, lines[:count])
        if action.seat == BLACK and not due:
            legal = rules.legal(state.table, BLACK)
            due = list(decided(defender(state.table, BLACK, legal, Dice(7, "any"))))
        if action.seat == BLACK:
            assert action == due.pop(0)


@pytest.mark.nightly  # seconds: every way to play each task
@BY_TASK
def test_no_way_to_play_wins_sooner_than_par(task):
    found = solved(setup_of(task), task.seed, task.par, WIDTH)
    assert (found.turns, found.exact) == (task.par, True)


def test_a_lost_task_earns_nothing():
    task = next(each for each in TASKS if each.name == "one_turret")
    rules, state, _, _ = played(task, [])
    step = rules.apply(
        state, next(a for a in rules.legal(state.table, WHITE) if "Surrender" in type(a).__name__)
    )
    found = tally(task, step.state.table, step.events)
    assert (found.won, found.lost, task.stars.earned(found)) == (None, True, 0)
