"""Boards drawn inside the program, by mouse and by keys, checked and saved as Tiled maps."""

from dataclasses import replace

import pytest

from game.content.maps.maps import load
from game.content.maps.setups import setup_of, standard
from game.content.tank_chess.draft import (
    RUBBER,
    Tool,
    board_of,
    drawn_from,
    empty,
    sized,
    turned,
    used,
)
from game.content.tank_chess.map_kind import begun_by
from game.content.tank_chess.map_writer import KINDS
from game.content.tank_chess.pieces import load_kinds
from game.core.grid import Cell, Facing
from game.rules.tank_chess.starting_board import Ground
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Key,
    Moved,
    Press,
    Pressed,
    Released,
    Typed,
    Wants,
    Wheel,
)
from game.scenes.frame.stack import Notice, Pop, Push, Replace
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tank_chess.editor.draft_files import faults_of, folder, write
from game.scenes.tank_chess.editor.editor import EditorScene
from game.scenes.tank_chess.setup.setup_page import played_on
from game.tools.tank_chess.exhibits import table
from tests import stage

BOARD = standard("tank_chess", 2).board
WALL = Tool(ground=Ground.WALL)
HEAVY = Tool(kind="heavy")


def editor(kit, draft=None):
    made = EditorScene(kit, lambda path: path, draft)
    made.handle(stage.resized((1280, 720)))
    return made


def spot(made, x, y):
    return made._place().middle(Cell(x, y))


def test_a_tool_used_on_one_side_is_used_on_the_other_too():
    draft = used(empty(8, 8), HEAVY, Cell(1, 7), mirror=True)
    assert [(p.seat, p.cell, p.facing) for p in draft.pieces] == [
        (0, Cell(1, 7), Facing.NORTH),
        (1, Cell(6, 0), Facing.SOUTH),
    ]


def test_the_rubber_takes_everything_from_a_cell():
    full = used(used(empty(8, 8), WALL, Cell(1, 1), False), HEAVY, Cell(2, 2), False)
    bare = used(used(full, RUBBER, Cell(1, 1), False), RUBBER, Cell(2, 2), False)
    assert bare == empty(8, 8)


def test_a_piece_is_turned_where_it_stands():
    draft = turned(used(empty(8, 8), HEAVY, Cell(1, 7), True), Cell(1, 7), 1, True)
    assert [p.facing for p in draft.pieces] == [Facing.NORTH_EAST, Facing.SOUTH_WEST]


def test_a_smaller_board_loses_what_no_longer_lies_on_it():
    draft = used(empty(12, 12), HEAVY, Cell(11, 11), False)
    assert sized(draft, 8, 8) == empty(8, 8)


def test_the_printed_board_survives_being_saved_as_a_map(kit):
    path = write(kit, drawn_from(BOARD))
    assert load(path).ground == BOARD


@pytest.mark.parametrize("mover", [0, 1])
def test_the_side_that_begins_survives_being_saved(kit, mover):
    path = write(kit, replace(drawn_from(BOARD), mover=mover))
    assert load(path).facts.mover == mover
    assert setup_of(path, 2).midway == begun_by(mover)


def test_every_piece_and_every_ground_survives_being_saved(kit):
    draft = drawn_from(BOARD)
    for place, kind in enumerate(k.name for k in load_kinds() if not k.commander):
        draft = used(draft, Tool(kind=kind), Cell(place, 4), False)
        draft = turned(draft, Cell(place, 4), place, False)
    for place, ground in enumerate(Ground):
        draft = used(draft, Tool(ground=ground), Cell(place, 5), False)
    draft = used(draft, Tool(mine=True), Cell(9, 5), False)
    assert load(write(kit, draft)).ground == board_of(draft)


def test_the_palette_has_every_piece_of_the_program():
    assert set(KINDS) == {kind.name for kind in load_kinds()}


def test_an_empty_board_is_refused_with_its_reasons(kit):
    assert len(faults_of(kit, empty())) == 2
    assert not list(folder(kit).iterdir())


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "Black: 0 commanders on the board; exactly one is needed."),
        ("ru", "Чёрные: командиров на доске 0, а нужен ровно один."),
        ("uk", "Чорні: командирів на дошці 0, а потрібен рівно один."),
    ],
)
def test_a_fault_is_told_in_the_words_of_the_board(kit, language, said):
    kit.words.speak(language)
    assert said in faults_of(kit, empty())


def test_a_fault_names_the_cell_as_it_stands_at_the_rim(kit):
    crown = Tool(kind="commander")
    draft = used(empty(8, 8), crown, Cell(3, 7), mirror=True)
    for x in range(8):
        draft = used(draft, WALL, Cell(x, 4), mirror=False)
    found = faults_of(kit, draft)
    assert any("D1" in each for each in found)
    assert not any("pieces" in each for each in found)


def test_the_mouse_paints_as_long_as_it_is_held(kit):
    made = editor(kit)
    made.handle(Changed("mirror", False))
    made.handle(Pressed(*spot(made, 3, 3)))
    made.handle(Moved(*spot(made, 4, 3)))
    made.handle(Released(*spot(made, 4, 3)))
    made.handle(Moved(*spot(made, 5, 3)))
    assert [made.draft.ground_on(Cell(x, 3)) for x in (3, 4, 5)] == [
        Ground.WALL,
        Ground.WALL,
        Ground.OPEN,
    ]


def test_the_wheel_turns_a_piece_and_the_right_button_takes_it_away(kit):
    made = editor(kit, used(empty(8, 8), HEAVY, Cell(3, 3), False))
    made.handle(Wheel(*spot(made, 3, 3), -1))
    assert made.draft.pieces[0].facing is Facing.NORTH_EAST
    made.handle(Pressed(*spot(made, 3, 3), 3))
    assert not made.draft.pieces


def test_keys_alone_paint_turn_and_undo(kit):
    made = editor(kit, empty(8, 8))
    made.tool = made.tools.index(HEAVY)
    for key in (Key.DOWN, Key.RIGHT, Key.ACCEPT, Key.TURN_RIGHT):
        made.handle(Press(key))
    assert (made.draft.pieces[0].cell, made.draft.pieces[0].facing) == (
        Cell(1, 1),
        Facing.NORTH_EAST,
    )
    made.handle(Press(Key.UNDO))
    made.handle(Press(Key.UNDO))
    assert made.draft == empty(8, 8)


@pytest.mark.parametrize("draft, kind", [(drawn_from(BOARD), Replace), (empty(), Push)])
def test_only_a_board_in_order_is_played_on(kit, draft, kind):
    assert isinstance(editor(kit, draft).handle(Chosen("play")), kind)


def test_saving_tells_the_file(kit):
    change = editor(kit, drawn_from(BOARD)).handle(Chosen("save"))
    assert isinstance(change, Notice)
    assert "board_01.tmx" in change.words


def test_a_board_that_was_saved_is_not_saved_once_more_to_be_played(kit):
    made = editor(kit, drawn_from(BOARD))
    made.handle(Chosen("save"))
    made.handle(Chosen("play"))
    assert len(list((kit.folder / "boards").iterdir())) == 1


def test_leaving_an_unsaved_board_is_asked_about(kit):
    made = editor(kit)
    assert isinstance(made.handle(Press(Key.BACK)), Pop)
    made.handle(Press(Key.ACCEPT))
    assert isinstance(made.handle(Press(Key.BACK)), Push)
    assert isinstance(made.resume("yes"), Pop)


def test_the_key_of_the_menu_opens_the_menu_of_the_editor(kit):
    opened = editor(kit).handle(Press(Key.MENU))
    assert isinstance(opened, Push)
    assert {w.name for w in stage.widgets_of(opened.scene) if hasattr(w, "name")} >= {
        "name",
        "save",
    }


def typed(made, title):
    """Write the board's name into its field, with the keys alone."""
    made.handle(Press(Key.MENU))
    made.resume("name")
    assert made.wants is Wants.LETTERS
    made.handle(Typed(title))
    made.handle(Press(Key.ACCEPT))
    assert made.wants is Wants.KEYS


def test_a_board_is_called_as_its_maker_says(kit):
    made = editor(kit, drawn_from(BOARD))
    typed(made, "Mud & Glory")
    made.handle(Chosen("save"))
    (path,) = folder(kit).glob("*.tmx")
    assert load(path).facts.titles == dict.fromkeys(("en", "ru", "uk"), "Mud & Glory")


def test_a_board_without_a_name_is_called_by_its_number(kit):
    editor(kit, drawn_from(BOARD)).handle(Chosen("save"))
    (path,) = folder(kit).glob("*.tmx")
    assert load(path).facts.titles["en"] == "Own board 1"


def test_letters_of_the_name_are_no_keys_of_the_board(kit):
    made = editor(kit, drawn_from(BOARD))
    before, tool = made.draft, made.tool
    made.handle(Press(Key.MENU))
    made.resume("name")
    made.handle(Press(Key.RIGHT))
    made.handle(Press(Key.NEXT))
    assert (made.draft, made.tool, made.cursor) == (before, tool, Cell(0, 0))


def test_a_name_that_is_not_saved_is_asked_for_before_one_leaves(kit):
    made = editor(kit, drawn_from(BOARD))
    typed(made, "Mud")
    assert isinstance(made.handle(Chosen("frame.back")), Push)


def test_play_on_it_begins_a_match_on_the_board(kit):
    path = write(kit, replace(drawn_from(BOARD), mover=1), title="Mud")
    table = played_on(kit, path)
    match = table.match
    assert match.header.setup.board == board_of(drawn_from(BOARD))
    assert (match.table.turn, len(match.header.players)) == (1, 2)
    assert ("map", "Mud") in match.header.labels


def test_play_on_it_seats_those_of_the_last_match(kit):
    keep_setup(kit, "tank_chess", (Occupant("Ann"), Occupant("Bob")), "")
    match = played_on(kit, write(kit, drawn_from(BOARD))).match
    assert [player.name for player in match.header.players] == ["Ann", "Bob"]


def test_the_wheel_turns_a_piece_the_way_it_does_in_a_match(kit):
    made = editor(kit, drawn_from(BOARD))
    piece = made.draft.piece_on(Cell(2, 13))
    made.handle(Wheel(*spot(made, 2, 13), 1))
    desk = (scene := table(kit, 0)).desk
    for cell in (Cell(2, 13), Cell(2, 12)):
        at = desk.place.middle(cell)
        for command in (Moved(*at), Pressed(*at), Released(*at)):
            scene.handle(command)
    scene.handle(Wheel(*desk.place.middle(Cell(2, 12)), 1))
    assert made.draft.piece_on(Cell(2, 13)).facing == piece.facing.turned(-1)
    assert desk.plan.facing == piece.facing.turned(-1)
