"""A task of one turn is solved by the player, not by the table."""

import pytest

from game.content.tasks.challenges import load_challenges
from game.rules.tank_chess.letters.notation import read_cell
from game.rules.tank_chess.threats import Announced, announced
from game.scenes.challenges.playing import table_of
from game.scenes.frame.commands import Key, Moved
from game.scenes.tank_chess.panel.plan_card import plan_lines
from game.scenes.tank_chess.panel.why_words import reason_at
from game.scenes.tank_chess.turn.turn_plan import Plan
from game.scenes.tank_chess.turn.which_marks import underlay
from tests import stage
from tests.paper import shown

from .table import click, press, spot

SHOOTER, FOE = "E5", "F6"
"""In the first challenge the medium tank destroys the commander."""


def puzzle(kit, place):
    kit.settings.change(speed=0, bot_speed=0)
    made = table_of(kit, load_challenges("tank_chess")[place])
    made.handle(stage.resized((1280, 720)))
    made.update(20)
    return made


@pytest.fixture
def one(kit):
    return puzzle(kit, 0)


def test_a_click_on_the_enemy_finds_no_pose_where_one_turn_wins(kit, one):
    click(one, SHOOTER)
    one.handle(Moved(*spot(one, FOE)))
    assert not one.desk.plan.posed
    assert reason_at(one.desk, one.desk.hover).words == kit.words("chess.quest.find")
    click(one, FOE)
    assert (one.desk.plan.down, one.desk.refused) == (False, read_cell(FOE, 8))


def test_no_cell_is_marked_from_which_the_one_turn_wins(one):
    click(one, SHOOTER)
    marks = underlay(one.desk).reach_marks
    assert not [cell for cell, signs in marks.cells if signs.shoots]
    assert marks.prey == frozenset()
    assert one.desk.reach.targets


def test_keys_do_not_go_from_enemy_to_enemy_where_one_turn_wins(one):
    click(one, SHOOTER)
    press(one, Key.SPECIAL)
    assert one.desk.table.piece_on(one.desk.hover).seat == 0


def test_a_check_is_found_by_the_player_too(kit, one):
    table = one.desk.table
    piece, cell, facing = next(
        (piece, cell, facing)
        for piece in table.pieces
        if piece.seat == table.turn
        for cell, facing in one.desk.reaches(table.turn)[piece.cell].poses
        if Announced.CHECK in announced(table, piece.number, cell, facing)
    )
    one.desk.plan = Plan(piece.cell, cell, facing, down=True)
    assert Announced.CHECK in one.desk.announced()
    assert kit.words("chess.plan.check") not in [line.words for line in plan_lines(one.desk)]


def test_a_pose_that_was_found_is_aimed_from_as_ever(one):
    click(one, SHOOTER)
    (cell, facing), *_ = one.desk.reach.against(read_cell(FOE, 8))
    x, y = one.desk.place.middle(cell)
    one.handle(Moved(x, y))
    while one.desk.plan.facing is not facing:
        press(one, Key.TURN_RIGHT)
    assert one.desk.plan.target == read_cell(FOE, 8)


def test_where_two_turns_win_the_table_helps(kit):
    tasks = load_challenges("tank_chess")
    two = next(n for n, task in enumerate(tasks) if task.stars.three == 2)
    made = puzzle(kit, two)
    assert not made.desk.solves
    press(made, Key.NEXT)
    assert made.desk.reach.told


def test_before_the_first_move_of_a_task_it_is_not_said_that_there_were_none(kit, brushes, one):
    said = shown(one, brushes).words
    assert (kit.words("chess.notation") in said, kit.words("chess.no_moves") in said) == (
        True,
        False,
    )
