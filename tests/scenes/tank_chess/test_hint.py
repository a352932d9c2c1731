"""A hint at the table: the piece, then the turn with its fact, and how it is counted."""

from dataclasses import replace

import pytest

from game.ai.tank_chess.search.node_worth import MATE
from game.ai.tank_chess.teacher import Line
from game.rules import GAMES
from game.rules.tank_chess.letters.notation import read_action, read_cell
from game.rules.tank_chess.play import legal
from game.scenes.frame.commands import Chosen, Moved, Pressed, Released
from game.scenes.tank_chess.analysis.hint import fact_words
from game.scenes.tank_chess.panel.card import state_lines
from game.scenes.widgets.widget_kinds import Button
from game.session.match.clock import Clock
from game.session.records.replay import play_again
from tests.kept import read_record
from tests.paper import shown

from .table import ACCEPT, BACK, PAD, SMALL_BOARD, click, play, press, scene, settle, spot, wheel


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


def plan_of(made):
    plan = made.desk.plan
    return plan.start, plan.cell, plan.facing, plan.target, plan.down


def wanted(made, turn):
    action = read_action(made.desk.table, turn)
    return action.start, action.to, action.facing, action.target, True


def by_arrow(made):
    (x1, y1), (x2, y2) = spot(made, "D1"), spot(made, "D3")
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    made.handle(Moved(x, y))
    made.handle(Pressed(x, y))
    made.handle(Released(x, y))


HOWS = {
    "its last cell": lambda made: click(made, "D3"),
    "its arrow": by_arrow,
    "the hint once more": lambda made: made.handle(Chosen("hint")),
    "keys": lambda made: press(made, ACCEPT, ACCEPT),
    "a pad": lambda made: press(made, ACCEPT, ACCEPT, device=PAD),
}


@pytest.mark.parametrize("how", HOWS)
def test_a_hint_is_laid_whole_and_one_press_more_plays_it(kit, how):
    turn = "H D1>D3/NE"
    made = hinted(kit, 2, Best(turn))
    hints = made.desk.live.match.hints
    HOWS[how](made)
    assert plan_of(made) == wanted(made, turn)
    assert made.desk.live.match.hints == hints
    if how in ("keys", "a pad"):
        press(made, ACCEPT)
    else:
        click(made, "D3")
    settle(made)
    assert made.desk.live.match.done[0].action == read_action(scene(kit).desk.table, turn)


def test_a_shot_that_a_hint_speaks_of_is_laid_too(kit):
    turn = "H D1>D3/N xD8"
    made = hinted(kit, 2, Best(turn))
    click(made, "D3")
    assert plan_of(made) == wanted(made, turn)


def test_the_hinted_piece_by_itself_goes_on_as_the_hint_has_it_until_it_is_turned(kit):
    turn = "H D1>D3/W"
    made = hinted(kit, 2, Best(turn))
    click(made, "D1")
    click(made, "D3")
    assert plan_of(made) == wanted(made, turn)
    press(made, BACK, BACK)
    click(made, "D1")
    made.handle(Moved(*spot(made, "D2")))
    wheel(made, "D2", 1)
    click(made, "D3")
    assert made.desk.plan.facing is not read_action(made.desk.table, turn).facing


def test_a_piece_is_chosen_though_an_arrow_lies_over_it(kit):
    made = hinted(kit, 2, Best("H D1>D3/NE"))
    click(made, "A1")
    assert (made.desk.plan.start, made.desk.plan.down) == (read_cell("A1", 8), False)


def test_the_piece_of_a_hint_stands_at_the_end_of_its_arrow_as_it_would_look(kit, brushes):
    made = hinted(kit, 2, Best("H D1>D3/NE"))
    there = pytest.approx(spot(made, "D3"), abs=1)
    seen = shown(made, brushes).pictures("piece.heavy.0")
    (ghost,) = (mark for mark in seen if mark.middle == there)
    assert ghost.angle == made.desk.place.angle(45)
