"""A danger is shown as what would happen: the enemy's way, and a line that its gun can fire."""

from dataclasses import replace

import pytest

from game.rules.tank_chess.attacks import attacks
from game.rules.tank_chess.moves import moves_of
from game.rules.tank_chess.notation import read_cell
from game.rules.tank_chess.reasons import Destroys
from game.rules.tank_chess.threats import dangers
from game.rules.tank_chess.why import why_shot
from game.scenes.commands import Key, Moved
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
