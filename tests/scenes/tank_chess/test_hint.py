"""A hint at the table: the piece, then the turn with its fact, and how it is counted."""

from dataclasses import replace

import pytest

from game.ai.tank_chess.search.node_worth import MATE
from game.ai.tank_chess.teacher import Line
from game.rules import GAMES
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.play import legal
from game.scenes.frame.commands import Chosen
from game.scenes.tank_chess.analysis.hint import fact_words
from game.scenes.tank_chess.panel.card import state_lines
from game.scenes.widgets.widget_kinds import Button
from game.session.match.clock import Clock
from game.session.records.replay import play_again
from tests.kept import read_record

from .table import SMALL_BOARD, play, scene


class Best:
    """Answers that one turn is best, after having been asked so many times."""

    def __init__(self, turn="H D1>E2/NE", after=1, worth=40):
        self.turn, self.after, self.worth, self.table, self.dropped = turn, after, worth, None, 0

    def ask(self, question):
        self.table = question.view
        return self

    def answer(self):
        self.after -= 1
        return None if self.after >= 0 else (Line(read_action(self.table, self.turn), self.worth),)

    def drop(self):
        self.dropped += 1


def hinted(kit, presses=1, best=None, **more):
    made = scene(replace(kit, thinker=best or Best()), **more)
    for _ in range(presses):
        made.handle(Chosen("hint"))
        made.update(20)
        made.update(20)
    return made


def said(made):
    return [line.words for line in state_lines(made.desk)]


def test_the_first_hint_names_the_piece_and_the_second_its_turn(kit):
    made = hinted(kit)
    assert "Look at your Heavy tank on D1." in said(made)
    made.handle(Chosen("hint"))
    assert any(line.startswith("Heavy tank D1 → E2, facing north-east: ") for line in said(made))
    assert made.desk.live.match.hints == 2


def test_while_the_teacher_thinks_another_press_costs_no_hint(kit):
    made = scene(replace(kit, thinker=Best(after=9)))
    for _ in range(3):
        made.handle(Chosen("hint"))
        made.update(20)
    assert made.desk.live.match.hints == 1


def test_a_third_press_says_no_more_and_costs_nothing(kit):
    made = hinted(kit, 3)
    assert made.desk.live.match.hints == 2


def test_a_hint_is_for_one_turn_only(kit):
    made = hinted(kit, 2)
    play(made, "D1", "E2", "E2")
    assert (made.desk.live.match.count, made.desk.hinted) == (1, None)
    assert not any("H D1>E2/NE" in line for line in said(made))


def test_no_hint_is_given_where_a_clock_runs(kit):
    made = hinted(kit, clock=Clock((300_000, 300_000)))
    assert (made.desk.live.match.hints, made.desk.hinted) == (0, None)
    assert "hint" not in {w.name for w in made.sight.widgets() if isinstance(w, Button)}


def test_hints_stay_counted_in_a_match_that_is_taken_up(kit):
    match = hinted(kit, 2).desk.live.match
    again = play_again(read_record(match.text(), GAMES), match.rules, match.flag)
    assert (again.hints, again.text()) == (2, match.text())


def test_nobody_goes_back_alone_beyond_a_hint(kit):
    made = hinted(kit)
    match = made.desk.live.match
    assert match.free_undo(0) == match.count


HUNTED = SMALL_BOARD.replace("7 . . . . . . . .", "7 . . . m . . . .", 1)


@pytest.mark.parametrize(
    "turn, worth, drawing, fact",
    [
        ("H D1>D3/N xD8", MATE - 1, SMALL_BOARD, "destroys the commander and wins"),
        ("H D1>E2/NE", MATE - 3, SMALL_BOARD, "wins by force in 2 turns"),
        ("H D1>D2/N xD7", 400, HUNTED, "destroys the medium tank"),
    ],
)
def test_the_weightiest_fact_makes_a_turn_good(kit, turn, worth, drawing, fact):
    table = scene(kit, drawing).desk.table
    action = read_action(table, turn)
    assert action in legal(table, 0)
    assert fact_words(kit.words, table, Line(action, worth)) == fact
