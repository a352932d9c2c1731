"""What a table shows, and what it shows no longer."""

import pytest

from game.content.maps.setups import setup_of
from game.core.grid import Cell
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag, Resign
from game.rules.tank_chess.letters.notation import read_cell
from game.scenes.frame.commands import Chosen, Key, Moved
from game.scenes.frame.notices import notice_boxes
from game.scenes.frame.stack import SceneStack
from game.scenes.tank_chess.opened_table import begun
from game.scenes.tank_chess.panel.card import thinking_line
from game.scenes.tank_chess.panel.move_list import listed_rows, moves_area
from game.scenes.tank_chess.turn.board_picture import attacks_shown
from game.scenes.tank_chess.turn.turn_plan import chosen
from game.scenes.tank_chess.turn.which_marks import underlay
from game.scenes.widgets.form import TIP_MS
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.canvas.box import Box
from game.view.tank_chess.pieces import drawn_size
from tests import stage
from tests.paper import shown

from .table import SMALL_BOARD, click, play, press, scene, spot

RIVER = """
8 . . . c . . . .
7 . . . . . . . .
6 . ~ ~ ~ ~ . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . h . . . .
2 . # . . . . . .
1 C # . H . . . L
"""


def test_the_line_of_the_last_shot_lies_over_water(kit):
    made = scene(kit, RIVER.replace("c . . . .", "c . . . l").replace("h", "."))
    play(made, "D1", "D3", "D3")
    made.desk.live.playback.skip()
    shown = underlay(made.desk)
    assert shown.shot == (Cell(3, 5), Cell(3, 0))
    assert {Cell(3, y) for y in range(6)} <= shown.cells


def sized(kit, name, size):
    """Return how large pieces are drawn on a board of the program."""
    setup = setup_of(kit.maps / "tank_chess" / name, 2)
    header = Header("tank_chess", TANK_CHESS.number, setup, 7, (Player("A"), Player("B")))
    made = begun(kit, Match(TANK_CHESS, header, CallFlag))
    made.handle(stage.resized(size))
    return drawn_size(made.desk.place)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_pieces_of_the_largest_board_are_hardly_smaller_than_on_the_printed_one(kit, size):
    large, printed = (sized(kit, f"{name}.tmx", size) for name in ("highlands_20", "printed_16"))
    assert large >= 39
    assert large > 0.85 * printed


def resting(made, name):
    """Rest with the pointer on a button, until its tip stands there."""
    button = next(w for w in made.sight.widgets() if isinstance(w, Button) and w.name == name)
    made.handle(Moved(*button.box.middle))
    made.update(TIP_MS + 20)
    return made


def test_a_tip_stands_where_the_pointer_rests(kit):
    assert resting(scene(kit), "danger").sight.tips


def test_no_tip_stays_without_the_pointer(kit):
    made = resting(scene(kit), "danger")
    made.handle(Moved(-1, -1))
    assert not made.sight.tips


def test_no_tip_stays_when_keys_are_used(kit):
    made = resting(scene(kit), "danger")
    press(made, Key.UP)
    assert not made.sight.tips


def test_after_keys_a_pointer_that_rests_has_its_tip_again(kit):
    made = scene(kit)
    press(made, Key.UP)
    assert resting(made, "danger").sight.tips


@pytest.mark.parametrize(
    "name, why", [("take_back", "chess.take_back.none"), ("offer", "chess.offer_draw.alone")]
)
def test_a_button_that_cannot_be_used_says_why(kit, brushes, name, why):
    made = resting(scene(kit, strengths=(None, "random")), name)
    assert shown(made, brushes).says(kit.words(why))


def test_no_tip_stays_of_a_button_that_was_left(kit, brushes):
    made = resting(scene(kit), "take_back")
    made.handle(Moved(-1, -1))
    made.update(TIP_MS + 20)
    assert not shown(made, brushes).says(kit.words("chess.take_back.none"))


def test_a_button_that_cannot_be_used_is_never_chosen(kit):
    made = resting(scene(kit), "take_back")
    assert made.sight.form.focused() != "take_back"


def test_no_tip_stays_below_what_is_asked(kit):
    made = resting(scene(kit), "resign")
    stack = SceneStack(made)
    stack.handle(Chosen("resign"))
    assert not made.sight.tips


def test_a_pose_that_was_only_looked_at_goes_with_the_pointer(kit):
    made = scene(kit)
    click(made, "D1")
    made.handle(Moved(*spot(made, "E2")))
    assert made.desk.plan.posed
    made.handle(Moved(1000, 400))
    assert made.desk.plan == chosen(made.desk.reach)


def test_a_pose_that_was_put_down_stays_without_the_pointer(kit):
    made = scene(kit)
    click(made, "D1")
    click(made, "E2")
    made.handle(Moved(1000, 400))
    assert made.desk.plan.down


def test_dangers_are_shown_until_the_match_is_over(kit):
    made = scene(kit, RIVER)
    made.desk.danger = True
    assert attacks_shown(made.desk)
    made.desk.live.submit(Resign(0))
    made.desk.live.playback.skip()
    assert attacks_shown(made.desk) == ()


def test_who_gives_check_is_shown_until_the_match_is_over(kit):
    made = scene(kit, SMALL_BOARD.replace("#", "."))
    play(made, "H1", "H2", "H2")
    play(made, "D8", "D7", "D7")
    assert made.desk.table.check
    assert {each.target for each in attacks_shown(made.desk)} == {read_cell("A1", 8)}
    made.desk.live.submit(Resign(0))
    made.desk.live.playback.skip()
    assert made.desk.table.check
    assert attacks_shown(made.desk) == ()


def pondering(view, seat, legal, dice):
    """Think for ever."""
    while True:
        yield


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (960, 540)])
def test_a_short_sentence_over_the_table_covers_no_name_and_no_clock(kit, brushes, size):
    made = scene(kit, size=size)
    stack = SceneStack(made)
    stack.handle(stage.resized(size))
    said = ("A sentence of some length that is told for a short while.", "Speed: 100 %")
    canvas = stage.canvas(brushes, size)
    for words in said:
        stack.note(words)
    room = stack.notice_room
    told, found = zip(*notice_boxes(canvas.measure, canvas.box, said, room), strict=True)
    layout = made.sight.layout
    assert told == said[-len(told) :]
    assert not any(box.meets(plate) for box in found for plate in (layout.above, layout.below))
    assert all(
        canvas.box.holds(box.x, box.y) and canvas.box.holds(box.right, box.bottom) for box in found
    )


def test_a_dialog_leaves_sentences_in_the_middle(kit):
    stack = SceneStack(scene(kit))
    stack.handle(stage.resized((1280, 720)))
    stack.handle(Chosen("menu"))
    stack.note("The record is kept.")
    assert stack.notice_room.middle[0] == 640
    assert stack.notice_room.y < 100


def test_moves_of_left_lines_stand_in_the_columns_of_the_line_that_stands(kit):
    desk = stage.SCENES["chess variations"](kit).desk
    rows = listed_rows(desk)
    area = moves_area(desk, Box(0, 0, 540, 2000), rows)
    lefts = {}
    for each in area.widgets:
        if isinstance(each, Button):
            lefts.setdefault(desk.tree.nodes[each.value].action.seat, set()).add(each.box.x)
    assert [len(each) for each in lefts.values()] == [1, 1]


def test_a_turn_of_black_alone_is_numbered_as_such(kit):
    desk = stage.SCENES["chess variations"](kit).desk
    area = moves_area(desk, Box(0, 0, 540, 2000), listed_rows(desk))
    heads = [each.words for each in area.widgets if isinstance(each, Label)]
    assert heads[-1] == "14…"


def test_pointing_at_a_piece_does_not_hide_that_a_computer_thinks(kit):
    made = scene(kit, strengths=("slow", None), minds={"slow": pondering})
    made.update(20)
    made.handle(Moved(*spot(made, "D1")))
    made.update(20)
    assert made.desk.hover == read_cell("D1", 8)
    assert thinking_line(made.desk).words == "Olena is thinking…"
