"""A danger is shown as what would happen: the enemy's way, and a line that its gun can fire."""

from dataclasses import replace

import pytest

from game.rules.tank_chess.fast_room.attacks import attacks
from game.rules.tank_chess.fast_room.piece_moves import moves_of
from game.rules.tank_chess.letters.notation import read_cell
from game.rules.tank_chess.threats import dangers
from game.rules.tank_chess.why_not.reasons import Destroys
from game.rules.tank_chess.why_not.why import why_shot
from game.scenes.frame.commands import Key, Moved, Release
from game.scenes.tank_chess.turn.board_picture import attacks_shown
from game.scenes.tank_chess.turn.which_marks import WhichMarks, which_marks
from game.view.tank_chess.pieces import FOREBODED
from game.view.tank_chess.reach_marks import BLUE
from tests import stage
from tests.paper import shown
from tests.rules.tank_chess.test_fast_room import scattered
from tests.setups.tank_chess import DUEL, ROUGH

from .table import click, press, scene, spot


@pytest.mark.parametrize("setup", [DUEL, ROUGH], ids=["duel", "rough"])
@pytest.mark.parametrize("seed", range(4))
def test_an_attack_is_a_turn_of_the_enemy(setup, seed):
    table = scattered(setup, seed)
    for piece in table.pieces:
        turns = moves_of(replace(table, turn=1 - piece.seat), 1 - piece.seat)
        for attack in attacks(table, piece.cell, dangers(table, piece.number)):
            cell, facing = attack.way[-1]
            assert attack.way[0] == (attack.enemy.cell, attack.enemy.facing)
            assert (cell, facing) in turns[attack.enemy.cell].poses
            said = why_shot(table, attack.enemy.cell, cell, facing, piece.cell)
            assert isinstance(said, Destroys)


EXPOSED = """
8 . . . c . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . m
3 . . . . . . . .
2 . . . . . . . .
1 C . L . . . . .
"""


def test_the_planned_pose_shows_who_could_destroy_it(kit):
    made = scene(kit, EXPOSED)
    click(made, "C1")
    made.handle(Moved(*spot(made, "D2")))
    found = {attack.enemy.kind for attack in made.desk.attacks()}
    assert found == {made.desk.table.piece(each.enemy).kind for each in made.desk.aimed_at()}
    assert "medium" in found


def test_without_a_plan_the_own_pieces_in_danger_are_shown(kit):
    made = scene(kit, EXPOSED)
    press(made, Key.FORECAST)
    targets = {attack.target for attack in made.desk.attacks()}
    assert targets == set(made.desk.hanging(0))
    assert read_cell("C1", 8) in targets


def test_an_enemy_that_would_drive_first_is_foreboded_where_it_fires_from(kit, brushes):
    made = stage.SCENES["chess check"](kit)
    (attack,) = attacks_shown(made.desk)
    assert attack.fires_from != attack.enemy.cell
    paper, place = shown(made, brushes), made.desk.place
    seen = {mark.alpha for mark in paper.pictures("piece.light.1") if mark.alpha < 255}
    there = paper.cells(place, f"piece.{attack.enemy.kind}.{attack.enemy.seat}")
    assert (seen, attack.fires_from in there) == ({FOREBODED}, True)


def faint(made, brushes):
    """Return by how much the marks of the reach are seen: their alpha on the board."""
    seen = {
        m.colour[3]
        for m in shown(made, brushes).marks
        if m.how == "plate" and isinstance(m.colour, tuple) and m.colour[:3] == BLUE
    }
    return max(seen, default=0)


def test_one_question_is_answered_at_a_time(kit, brushes):
    made = scene(kit, EXPOSED)
    assert which_marks(made.desk) is WhichMarks.LAST
    click(made, "C1")
    assert which_marks(made.desk) is WhichMarks.REACH
    whole = faint(made, brushes)
    assert whole > 100
    press(made, Key.SHOW)
    assert which_marks(made.desk) is WhichMarks.ZONES
    assert faint(made, brushes) == 0
    made.handle(Release(Key.SHOW))
    assert faint(made, brushes) == whole
    click(made, "D2")
    assert which_marks(made.desk) is WhichMarks.PLAN
    assert 0 < faint(made, brushes) <= whole * 15 / 100


def test_while_the_reach_of_both_armies_is_asked_for_nothing_lies_over_it(kit, brushes):
    made = scene(kit, EXPOSED)
    click(made, "C1")
    click(made, "D2")
    assert shown(made, brushes).pictures("overlay.facing")
    press(made, Key.SHOW)
    paper = shown(made, brushes)
    assert not paper.pictures("overlay.facing")
    assert not attacks_shown(made.desk)


def test_only_the_cell_that_is_pointed_at_shows_its_facings(kit, brushes):
    made = scene(kit)
    click(made, "D1")
    made.handle(Moved(*spot(made, "D3")))
    place = made.desk.place
    found = shown(made, brushes).pictures("overlay.facing")
    arrows = [m for m in found if place.box.holds(*m.middle)]
    assert arrows
    x, y = place.middle(read_cell("D3", 8))
    assert all(
        abs(m.middle[0] - x) < place.size and abs(m.middle[1] - y) < place.size for m in arrows
    )


def test_the_reach_of_the_enemy_is_hatched_for_all_eyes(kit, brushes):
    made = scene(kit)
    press(made, Key.SHOW)
    desk = made.desk
    wanted = {cell for each in desk.reaches(1).values() for cell in each.cells}
    hatched = shown(made, brushes).cells(desk.place, "overlay.hatch")
    assert {cell for cell in hatched if desk.place.on(cell)} == wanted


def test_the_figures_of_a_plan_lie_on_no_piece(kit, brushes):
    made = scene(kit)
    for name in ("D1", "H1"):
        click(made, name)
        for cell in sorted(made.desk.reach.cells):
            made.handle(Moved(*made.desk.place.middle(cell)))
            chips = [m for m in shown(made, brushes).marks if m.how == "write" and "/" in m.what]
            on = [made.desk.place.cell(*m.middle) for m in chips if len(m.what) == 3]
            assert on
            assert not [each for each in on if made.desk.table.piece_on(each)]
