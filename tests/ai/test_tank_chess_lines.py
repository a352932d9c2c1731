"""The lines that the teacher of Tank Chess tells: legal, as deep as it knows, and proven wins."""

import pytest

from game.ai.mind import decided
from game.ai.minds import asked_of, offered
from game.ai.tank_chess.effort import Manner
from game.ai.tank_chess.expected import PLIES
from game.ai.tank_chess.teacher import FURTHER, further, taught, teach
from game.content.files.program_files import home
from game.content.tank_chess.pieces import load_kinds
from game.content.tasks.challenges import begun
from game.content.tasks.packs import every_challenge
from game.core.chance import Dice
from game.rules.tank_chess import RULES
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import legal, opened

KINDS = load_kinds()
PROBES = (home() / "tests" / "ai" / "probes.txt").read_text("utf-8").splitlines()
WINS = [each for each in every_challenge("tank_chess") if each.name in ("two_04", "three_05")]


def lines_of(table, **manner):
    return decided(taught(table, legal(table, table.turn), Manner(kills=6, **manner)))


def played(table, line):
    """Return the tables after each turn of a line; IllegalAction where one cannot be taken."""
    state, found = opened(table, 0), []
    for turn in (line.turn, *line.rest):
        state = RULES.apply(state, turn).state
        found.append(state.table)
    return found


def test_lines_can_be_played_and_go_as_deep_as_was_looked():
    table = read_start(PROBES[0], KINDS)
    lines = lines_of(table, budget=6_000, depth=3)
    for line in lines:
        played(table, line)
        assert line.depth == 3 <= 1 + len(line.rest) <= PLIES
        assert 0 < line.nodes <= 6_000


def test_a_line_worth_something_ends_in_a_position_worth_as_much():
    """Nothing is made up: looked at from there, the last turns are no worse than they were said."""
    table = read_start(PROBES[11], KINDS)
    best = lines_of(table, budget=6_000, depth=3)[0]
    then = played(table, best)[0]
    answer = lines_of(then, budget=6_000, depth=2)[0]
    assert answer.turn == best.rest[0]
    assert answer.worth == -best.worth


@pytest.mark.parametrize("challenge", WINS, ids=lambda each: each.name)
def test_a_proven_win_is_told_to_its_last_turn(challenge):
    table = begun(challenge).state.table
    (best, *_) = decided(teach(table, table.turn, legal(table, table.turn), Dice(0)))
    assert best.wins == challenge.par
    tables = played(table, best)
    assert len(tables) == 2 * challenge.par - 1
    assert tables[-1].end.winner == table.turn


def test_who_thinks_on_looks_deeper_and_is_nobody_to_play_against():
    table = read_start(PROBES[3], KINDS)
    asked = asked_of("tank_chess")
    (first, *_) = decided(teach(table, table.turn, legal(table, table.turn), Dice(0)))
    mind = asked[further(FURTHER[0])]
    (deeper, *_) = decided(mind(table, table.turn, legal(table, table.turn), Dice(0)))
    assert deeper.nodes > first.nodes
    assert deeper.depth > first.depth
    assert len(deeper.rest) > len(first.rest)
    assert not {further(times) for times in FURTHER} & set(offered("tank_chess"))
