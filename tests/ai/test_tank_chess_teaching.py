"""What the teacher of Tank Chess says of positions and turns."""

import pytest

from game.ai.mind import decided
from game.ai.minds import offered
from game.ai.questions import InSlices, Question
from game.ai.tank_chess.search.node_worth import MATE
from game.ai.tank_chess.teacher import LINES, TEACHER, Line, teach
from game.ai.tank_chess.turn_quality import Mark, accuracy, chance, marked
from game.content.files.program_files import home
from game.content.tank_chess.pieces import load_kinds
from game.core.chance import Dice
from game.rules.tank_chess.letters.drawing import read_table
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import legal
from game.rules.tank_chess.state import Options
from tests.scenes.tank_chess.table import SMALL_BOARD

KINDS = load_kinds()
PROBES = (home() / "tests" / "ai" / "probes.txt").read_text("utf-8").splitlines()


def drawn(drawing):
    return read_table(tuple(drawing.strip().splitlines()), KINDS, Options())


def taught(table):
    return decided(teach(table, table.turn, legal(table, table.turn), Dice(0)))


def test_a_win_in_one_is_the_best_line():
    (best, *_) = taught(drawn(SMALL_BOARD))
    assert (best.worth, best.wins) == (MATE - 1, 1)


def test_lines_are_legal_the_best_first_and_each_another_idea():
    for code in PROBES[:2]:
        table = read_start(code, KINDS)
        lines = taught(table)
        assert len(lines) == LINES
        assert {line.turn for line in lines} <= set(legal(table, table.turn))
        assert [line.worth for line in lines] == sorted((x.worth for x in lines), reverse=True)
        ideas = {(x.turn.start, getattr(x.turn, "to", None), x.turn.target) for x in lines}
        assert len(ideas) == LINES


def test_the_teacher_sees_what_the_levels_see():
    """A piece that can be taken for nothing is taken."""
    table = read_start(PROBES[11], KINDS)
    (best, second, _) = taught(table)
    assert write_action(table, best.turn) == "M J1>H3/N xL7"
    assert best.worth > second.worth + 200


def test_the_teacher_is_no_strength_to_play_against():
    assert TEACHER not in offered("tank_chess")
    table = read_start(PROBES[0], KINDS)
    asked = InSlices().ask(Question("tank_chess", TEACHER, table, table.turn, 0, ()))
    while (answer := asked.answer()) is None:
        pass
    assert all(isinstance(line, Line) for line in answer)


def test_chances_are_even_in_an_even_match_and_nearly_sure_a_heavy_and_more_ahead():
    assert chance(0) == 500
    assert chance(300) + chance(-300) == 1000
    assert 700 < chance(700) < chance(1500) < chance(MATE - 3) == 1000


@pytest.mark.parametrize(
    "best, taken, same, mark",
    [
        (700, 400, True, Mark.BEST),
        (700, 700, False, Mark.BEST),
        (700, 651, False, Mark.GOOD),
        (700, 650, False, Mark.INACCURACY),
        (700, 600, False, Mark.MISTAKE),
        (700, 500, False, Mark.BLUNDER),
    ],
)
def test_a_turn_is_marked_by_the_chance_that_it_gives_away(best, taken, same, mark):
    assert marked(best, taken, same) is mark


def test_who_gives_nothing_away_is_wholly_accurate():
    assert (accuracy([]), accuracy([0, 0])) == (100, 100)
    assert 100 > accuracy([0, 100]) > accuracy([100, 100]) > accuracy([900]) >= 0
