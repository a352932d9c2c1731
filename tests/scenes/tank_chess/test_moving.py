"""A turn is made by mouse alone, by keys alone and by a pad alone."""

import pygame
import pytest

from game.rules.tank_chess.letters.notation import read_cell
from game.scenes.frame.commands import KEYBOARD, Key, Moved, Pressed, Released
from game.scenes.frame.settings import Confirm
from game.scenes.tank_chess.setup.last_setup import Wishes
from game.scenes.tank_chess.turn.turn_plan import NOTHING
from tests import stage

from .table import PAD, click, drag, moves, press, scene, settle, spot, wheel


def test_clicking_piece_cell_and_cell_again_makes_a_move(kit):
    made = scene(kit)
    for name in ("D1", "D3", "D3"):
        click(made, name)
    assert moves(made) == ["H D1>D3/N xD8"]


def test_one_click_on_a_cell_is_not_final(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "D3")
    assert moves(made) == []


def test_a_click_on_an_enemy_finds_the_pose_that_destroys_it(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "D8")
    assert made.desk.plan.down
    assert made.desk.plan.target == read_cell("D8", 8)


def test_dragging_a_piece_puts_it_down_where_it_is_let_go(kit):
    made = scene(kit)
    drag(made, "D1", "E2")
    assert made.desk.plan.down
    click(made, "E2")
    assert moves(made) == ["H D1>E2/NE"]


def test_the_wheel_turns_the_piece_that_is_put_down(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "E2")
    wheel(made, "E2", -1)
    click(made, "E2")
    assert moves(made) == ["H D1>E2/E"]


def test_dragging_from_the_cell_turns_towards_the_pointer(kit):
    made = scene(kit)
    click(made, "D1")
    x, y = spot(made, "D2")
    made.handle(Moved(x, y))
    made.handle(Pressed(x, y))
    made.handle(Moved(x + 200, y))
    made.handle(Released(x + 200, y))
    click(made, "D2")
    assert moves(made) == ["H D1>D2/E"]


def test_a_piece_turns_in_its_place_as_the_wheel_says(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "D1")
    wheel(made, "D1", -1)
    click(made, "D1")
    assert moves(made)[0].startswith("H D1/E")


@pytest.mark.parametrize("confirm", Confirm)
def test_clicks_on_the_own_piece_alone_choose_it_let_it_go_and_play_nothing(kit, confirm):
    kit.settings.change(confirm=confirm)
    made = scene(kit)
    click(made, "D1")
    for _ in range(2):
        click(made, "D1")
        assert made.desk.plan.down
        click(made, "D1")
        assert made.desk.plan.start is not None
        assert not made.desk.plan.posed
    assert moves(made) == []


def test_the_right_button_gives_the_plan_up(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "D1", 3)
    assert made.desk.plan == NOTHING


def test_enemies_cannot_be_chosen(kit):
    made = scene(kit)
    click(made, "D8")
    assert made.desk.plan == NOTHING


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_keys_alone_make_a_move(kit, device):
    made = scene(kit)
    # The cursor begins at the commander, three cells west of the heavy tank.
    press(made, Key.RIGHT, Key.RIGHT, Key.RIGHT, Key.ACCEPT, device=device)
    press(made, Key.UP, Key.UP, Key.ACCEPT, Key.ACCEPT, device=device)
    assert moves(made) == ["H D1>D3/N xD8"]


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_keys_turn_a_piece_and_hold_its_fire(kit, device):
    made = scene(kit)
    press(made, Key.RIGHT, Key.RIGHT, Key.RIGHT, Key.ACCEPT, device=device)
    press(made, Key.UP, Key.ACCEPT, Key.SPECIAL, Key.ACCEPT, device=device)
    assert moves(made) == ["H D1>D2/N"]


def test_the_next_piece_comes_after_the_chosen_one_wherever_the_cursor_is(kit):
    made = scene(kit)
    own = sorted(made.desk.reaches(0))
    press(made, Key.NEXT, Key.UP, Key.UP, Key.NEXT)
    assert made.desk.plan.start == own[1]


def test_the_right_stick_turns_the_piece(kit):
    made = scene(kit)
    press(made, Key.RIGHT, Key.RIGHT, Key.RIGHT, Key.ACCEPT, Key.UP, Key.STEP, device=PAD)
    press(made, Key.ACCEPT, Key.ACCEPT, device=PAD)
    assert moves(made) == ["H D1>D2/NE xD8"]


def test_the_next_key_goes_through_the_own_pieces(kit):
    made = scene(kit)
    press(made, Key.NEXT)
    first = made.desk.plan.start
    press(made, Key.NEXT, Key.NEXT, Key.NEXT)
    assert made.desk.plan.start == first


def test_back_goes_one_stage_back_at_a_time(kit):
    made = scene(kit)
    press(made, Key.RIGHT, Key.RIGHT, Key.RIGHT, Key.ACCEPT, Key.UP, Key.ACCEPT)
    seen = []
    for _ in range(3):
        seen.append((made.desk.plan.down, made.desk.plan.start is not None))
        press(made, Key.BACK)
    assert seen == [(True, True), (False, True), (False, False)]


def test_holding_makes_the_move_final_where_that_is_wished(kit):
    made = scene(kit)
    kit.settings.change(confirm=Confirm.HOLD)
    click(made, "D1")
    click(made, "E2")
    click(made, "E2")
    assert moves(made) == []
    made.handle(Pressed(*spot(made, "E2")))
    for _ in range(30):
        made.update(20)
    assert moves(made) == ["H D1>E2/NE"]


def test_one_click_is_final_where_that_is_wished(kit):
    made = scene(kit)
    kit.settings.change(confirm=Confirm.NONE)
    click(made, "D1")
    click(made, "E2")
    assert moves(made) == ["H D1>E2/NE"]


def test_a_computer_player_answers(kit):
    made = scene(kit, strengths=(None, "random"))
    for name in ("D1", "E2", "E2"):
        click(made, name)
    settle(made)
    assert len(moves(made)) == 2


@pytest.mark.parametrize("quarters", [0, 1, 2])
def test_arrows_go_where_they_point_however_the_board_is_turned(kit, quarters):
    made = scene(kit)
    made.desk.quarters, made.desk.wishes = quarters, Wishes(turning="hand")
    made.sight.fit()
    press(made, Key.UP, Key.DOWN, Key.UP)
    before = made.desk.place.middle(made.desk.hover)
    press(made, Key.DOWN)
    after = made.desk.place.middle(made.desk.hover)
    assert (after[0], after[1] > before[1]) == (before[0], True)


@pytest.mark.parametrize("stage_of", ["begin", "chosen", "down", "danger", "shown"])
def test_drawing_twice_draws_the_same(kit, brushes, stage_of):
    made = scene(kit)
    if stage_of != "begin":
        click(made, "D1")
    if stage_of in ("down", "danger"):
        click(made, "D3")
    made.desk.danger, made.desk.show = stage_of == "danger", stage_of == "shown"
    pictures = []
    for _ in range(2):
        canvas = stage.canvas(brushes, (1280, 720))
        made.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


AT_THE_EDGE = """
8 . . . . . . . l
7 . . C . . . . .
6 . . . . . . . .
5 . # # . . . . .
4 . . . . m . . .
3 . . . . . . . .
2 . . . . . c . .
1 . . . H . . . L
"""


def test_the_commander_leaves_by_a_click_on_the_rim(kit):
    made = scene(kit, AT_THE_EDGE)
    click(made, "C7")
    x = spot(made, "C8")[0]
    y = made.desk.place.y - 8
    for _ in range(2):
        made.handle(Moved(x, y))
        made.handle(Pressed(x, y))
        made.handle(Released(x, y))
    assert moves(made) == ["C C7>off/N"]


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_the_commander_leaves_by_keys(kit, device):
    made = scene(kit, AT_THE_EDGE)
    press(made, Key.UP, Key.DOWN, Key.ACCEPT, Key.UP, Key.UP, device=device)
    press(made, Key.ACCEPT, Key.ACCEPT, device=device)
    assert moves(made) == ["C C7>off/N"]
