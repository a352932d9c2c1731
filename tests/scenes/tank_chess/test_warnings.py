"""What a plan would cost is said before it is made; what bares the commander is asked about."""

import pytest

from game.rules.tank_chess.letters.notation import read_cell
from game.scenes.frame.commands import Chosen, Key, Moved, Pressed
from game.scenes.frame.settings import Confirm
from game.scenes.tank_chess.panel.plan_card import plan_lines
from game.scenes.tank_chess.panel.why_words import reason_at
from game.scenes.widgets.widget_kinds import Button, Look

from .table import click, moves, press, scene, spot

SHIELD = """
6 h # c
5 . # #
4 L . #
3 . # .
2 . # #
1 C # .
"""
"""The light tank stands between the heavy one and its own commander."""

BEHIND = """
6 . # c
5 h↑ # #
4 . # .
3 . # .
2 M↑ # #
1 . # C
"""
"""The medium tank can destroy the heavy one from behind, before it turns round."""


def said(made):
    return [line.words for line in plan_lines(made.desk)]


NEXT_TO_IT = """
3 # c #
2 # . #
1 C . M
"""
"""The medium tank can drive right before the commander, and no shot is so short."""


def test_an_enemy_right_before_the_gun_is_said_to_be_too_near(kit):
    made = scene(kit, NEXT_TO_IT)
    click(made, "C1")
    click(made, "B2")
    assert "Commander B3 is too near: a shot needs at least one empty cell between" in said(made)
    assert kit.words("chess.plan.no_target") not in said(made)


def button(made, name):
    named = (each for each in made.sight.widgets() if isinstance(each, Button))
    return next(each for each in named if each.name == name)


def bared(kit, confirm=Confirm.TWICE):
    kit.settings.change(confirm=confirm)
    made = scene(kit, SHIELD)
    click(made, "A4")
    click(made, "B4")
    return made


def test_only_what_bares_the_commander_looks_dangerous(kit):
    made = scene(kit, BEHIND)
    for name in ("A2", "A5"):
        click(made, name)
    assert (made.desk.plan.target, button(made, "go").look) == (read_cell("A5", 6), Look.MAIN)


def test_a_plan_that_bares_the_commander_names_who_could_destroy_it(kit):
    made = bared(kit)
    assert "Your commander can be destroyed by: heavy tank A6" in said(made)
    assert button(made, "go").look is Look.DANGER


def test_a_plan_that_covers_the_commander_says_nothing_of_it(kit):
    made = scene(kit, SHIELD)
    click(made, "A4")
    click(made, "A3")
    assert not [words for words in said(made) if "commander" in words]
    assert button(made, "go").look is Look.MAIN


def test_baring_the_commander_is_confirmed_twice(kit):
    made = bared(kit)
    click(made, "B4")
    assert moves(made) == []
    assert button(made, "go").words == "Move anyway"
    click(made, "B4")
    assert moves(made) == ["L A4>B4/E"]


def test_the_button_asks_twice_too(kit):
    made = bared(kit)
    made.handle(Chosen("go"))
    assert moves(made) == []
    made.handle(Chosen("go"))
    assert moves(made) == ["L A4>B4/E"]


def test_keys_ask_twice_too(kit):
    made = bared(kit)
    press(made, Key.ACCEPT)
    assert moves(made) == []
    press(made, Key.ACCEPT)
    assert moves(made) == ["L A4>B4/E"]


def test_where_one_click_is_final_baring_the_commander_takes_another(kit):
    made = bared(kit, Confirm.NONE)
    assert moves(made) == []
    click(made, "B4")
    assert moves(made) == ["L A4>B4/E"]


def test_a_long_press_is_held_twice(kit):
    made = bared(kit, Confirm.HOLD)
    for _ in range(2):
        assert len(moves(made)) == 0
        made.handle(Pressed(*spot(made, "B4")))
        for _ in range(60):
            made.update(20)
    assert len(moves(made)) == 1


def test_another_plan_is_warned_about_anew(kit):
    made = bared(kit)
    click(made, "B4")
    press(made, Key.TURN_RIGHT)
    click(made, "B4")
    assert moves(made) == []


def test_who_is_destroyed_by_the_plan_endangers_nobody(kit):
    made = scene(kit, BEHIND)
    click(made, "A2")
    click(made, "A5")
    assert made.desk.plan.target == read_cell("A5", 6)
    assert not [words for words in said(made) if "Can be destroyed" in words]
    made.handle(Chosen("hold"))
    assert "Can be destroyed there by: heavy tank A5" in said(made)


OPEN = """
6 . . c
5 . . .
4 . . .
3 . . .
2 . # #
1 M # C
"""


@pytest.mark.parametrize(
    "drawing, start, to, announced",
    [(OPEN, "A1", "A2", ["Gives check."]), (BEHIND, "A2", "A3", [])],
    ids=["check", "none"],
)
def test_a_plan_says_whether_it_gives_check(kit, drawing, start, to, announced):
    made = scene(kit, drawing)
    click(made, start)
    click(made, to)
    assert [words for words in said(made) if "check" in words] == announced


def test_the_map_of_dangers_counts_the_shot_of_each_pose(kit):
    made = scene(kit, BEHIND)
    click(made, "A2")
    piece = made.desk.reach.piece
    risky = {(each.cell, each.facing) for each in made.desk.threats(piece)}
    assert (read_cell("A3", 6), piece.facing) in made.desk.reach.targets
    assert (read_cell("A3", 6), piece.facing) not in risky


BOUNCES = """
6 h # c
5 . # #
4 . # #
3 . # .
2 M # #
1 . # C
"""
NEAR = """
4 # # c
3 l # #
2 M # .
1 # # C
"""
WALLED = """
6 l # c
5 # # #
4 . # #
3 . # .
2 M # #
1 . # C
"""
ASKEW = """
4 # # # c
3 # # # #
2 # # l #
1 M # # C
"""
AT_BEST = "From no cell within reach; at best: "
REASONS = pytest.mark.parametrize(
    "drawing, piece, foe, words, rule",
    [
        (
            BOUNCES,
            "A2",
            "A6",
            f"{AT_BEST}bounces: gun 2 is not greater than front armour 3.",
            "C4.3",
        ),
        (NEAR, "A2", "A3", f"{AT_BEST}too near: there must be at least one cell between.", "C4.2"),
        (WALLED, "A2", "A6", f"{AT_BEST}a wall on A5 blocks the line of fire.", "C4.2"),
        (ASKEW, "A1", "C2", "C2 cannot be aimed at from any cell within reach.", "C4.1"),
    ],
    ids=["armour", "too near", "wall", "not in line"],
)


@REASONS
def test_pointing_at_an_enemy_says_why_it_cannot_be_destroyed(
    kit, drawing, piece, foe, words, rule
):
    made = scene(kit, drawing)
    click(made, piece)
    made.handle(Moved(*spot(made, foe)))
    assert reason_at(made.desk, made.desk.hover).words == f"{words}\u00a0§\u00a0{rule}"


@REASONS
def test_a_click_that_cannot_work_keeps_the_piece_and_says_why(
    kit, drawing, piece, foe, words, rule
):
    made = scene(kit, drawing)
    click(made, piece)
    kit.sounds.played.clear()
    click(made, foe)
    assert made.desk.plan.start == made.desk.reach.piece.cell
    assert made.desk.refused == made.desk.hover
    assert kit.sounds.played == ["menu.error"]


def test_a_click_out_of_reach_keeps_what_was_planned_and_says_why(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "D3")
    planned = made.desk.plan
    click(made, "A8")
    assert made.desk.plan == planned
    assert "A8 is 8 steps away; this piece has 3.\u00a0§\u00a0C3.2" in said(made)


def test_keys_that_cannot_choose_a_cell_say_why_too(kit):
    made = scene(kit, BOUNCES)
    click(made, "A2")
    made.handle(Moved(*spot(made, "A6")))
    press(made, Key.ACCEPT)
    assert (made.desk.refused, made.desk.plan.down) == (made.desk.hover, False)


def test_a_refusal_is_forgotten_when_one_points_elsewhere(kit):
    made = scene(kit, BOUNCES)
    click(made, "A2")
    click(made, "A6")
    made.handle(Moved(*spot(made, "A3")))
    assert made.desk.refused is None


def test_a_second_click_on_the_target_shoots(kit):
    made = scene(kit)
    for name in ("D1", "D8", "D8"):
        click(made, name)
    assert [text[-4:] for text in moves(made)] == [" xD8"]


def test_the_button_holds_fire_and_aims_again(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "D3")
    aimed = made.desk.plan
    made.handle(Chosen("hold"))
    assert (made.desk.plan.target, made.desk.plan.cell) == (None, aimed.cell)
    made.handle(Chosen("hold"))
    assert made.desk.plan == aimed
