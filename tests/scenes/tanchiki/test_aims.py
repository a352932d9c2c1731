"""The goal of a challenge is marked on the board, as long as it can be come nearer there."""

from dataclasses import replace

import pytest

from game.content.goals import Goal
from game.rules.tanchiki.letters.scenario_state import state_of
from game.scenes.match.quest import Quest
from game.scenes.play.quest_on_page import draw_aims
from game.scenes.tanchiki.overlay.goal_cells import aims_of
from game.view.canvas.board_place import BoardPlace
from tests.paper import Paper

PLACE = BoardPlace(0, 0, 40, 4, 3)


@pytest.fixture(scope="module")
def table():
    return state_of({"board": (".A> . . .a<", ". . .b^ .", ". . . .")}).table


def bots(table):
    return {bot.cell for bot in table.field.bots}


@pytest.mark.parametrize("aim", ["bots", "drowned"])
def test_who_hunts_bots_sees_them_marked(table, aim):
    assert len(bots(table)) == 2
    assert set(aims_of(Goal(aim), table)) == bots(table)


def test_an_eagle_is_marked_until_it_has_been_taken(table):
    eagle = table.field.eagle
    there = replace(table, field=replace(table.field, eagle=replace(eagle, taken=False)))
    assert aims_of(Goal("eagles"), there) == (eagle.cell,)
    assert set(aims_of(Goal("points"), there)) == {eagle.cell} | bots(table)
    gone = replace(table, field=replace(table.field, eagle=replace(eagle, taken=True)))
    assert aims_of(Goal("eagles"), gone) == ()


def test_bricks_are_too_many_to_be_marked(table):
    assert aims_of(Goal("bricks"), table) == ()


def test_corners_stand_round_the_cells_of_a_goal_and_of_no_other(table, brushes):
    quest = Quest(str, str, str, {}, str, aims=lambda shown: aims_of(Goal("bots"), shown))
    paper = Paper(brushes)
    draw_aims(paper, PLACE, quest, table)
    found = {PLACE.cell(*mark.middle) for mark in paper.marks if mark.colour == "white"}
    assert found == bots(table)
    empty = Paper(brushes)
    draw_aims(empty, PLACE, None, table)
    assert not empty.marks
