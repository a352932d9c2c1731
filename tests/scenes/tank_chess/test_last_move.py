"""The last move in plain words, and who is counted while a shot is still seen."""

import pytest

from game.rules.tank_chess.letters.notation import read_action
from game.scenes.tank_chess.panel.card import state_lines
from game.scenes.tank_chess.panel.last_move import LEAST, happened, told_box
from game.scenes.tank_chess.panel.player_plates import counted, plate_of
from game.scenes.tank_chess.remaining_forces import forces
from game.tools.tank_chess import exhibits
from game.view.canvas.box import Box
from tests.paper import plain, shown

from .table import scene, settle

FACING = """
8 . . . c . . . .
7 . . . . . . . .
6 . . . . . . . .
5 H↗ . . l . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . # . . . . . .
1 C # . . . . . L
"""


def played(kit, *lines):
    made = scene(kit, FACING)
    for line in lines:
        made.desk.live.submit(read_action(made.desk.table, line))
        made.update(20)
        settle(made)
    return made


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ((), ""),
        (("L H1>H3/N",), "White: light tank drives to H3, facing north"),
        (("L H1/NE",), "White: light tank H1 turns to the north-east"),
        (("H A5/E xD5",), "White: heavy tank A5 destroys light tank D5"),
        (("L H1>H3/N", "C D8>D7/S"), "Black: commander drives to D7, facing south"),
    ],
)
def test_the_last_move_is_told_in_words_that_need_no_key(kit, lines, told):
    assert plain(happened(played(kit, *lines).desk)) == told


def test_the_last_move_stays_told_while_another_one_is_planned(kit, brushes):
    made = exhibits.TABLES["chess plan"](kit)
    assert made.desk.plan.down
    assert shown(made, brushes).says(happened(made.desk))


def test_what_is_looked_back_at_is_told_and_not_what_came_after(kit):
    made = played(kit, "L H1>H3/N", "C D8>D7/S")
    end = made.desk.tree.end
    made.desk.looks_at = made.desk.tree.before(end)
    assert happened(made.desk) == "White: light tank drives to H3, facing north"


def test_a_low_list_of_moves_keeps_its_room(kit):
    desk = played(kit, "L H1>H3/N").desk
    desk.untold = ()
    assert told_box(desk, Box(0, 0, 540, LEAST)).height
    assert not told_box(desk, Box(0, 0, 540, LEAST - 1)).height


def test_a_tank_that_explodes_is_counted_no_more(kit):
    desk = exhibits.TABLES["chess shot"](kit).desk
    before, now = forces(desk.table)[1], forces(counted(desk))[1]
    assert len(before.kinds) - len(now.kinds) == 1
    assert before.points > now.points
    assert len(plate_of(desk, 0).destroyed) == 1 + sum(w.seat == 1 for w in desk.table.wrecks)


def test_a_move_that_is_shown_says_who_is_watched(kit):
    desk = exhibits.TABLES["chess shot"](kit).desk
    assert state_lines(desk)[0].words == "Watch: White moves"
