"""A map that is saved while it is played: the table follows, or says why it does not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.content.maps.maps import load
from game.content.tiled.faults import MapFaults
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tank_chess.starting_board import Ground
from game.scenes.boards.faults_page import fault_sentences
from game.scenes.frame.commands import KEYBOARD, Key, Press
from game.scenes.frame.stack import SceneStack
from game.scenes.pages.widget_scene import Sheet
from game.scenes.seats.occupants import Occupant
from game.scenes.setup.map_reload import LOOK_MS
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel, tanchiki_setup
from game.scenes.tanchiki.table import TableScene
from game.scenes.tank_chess.setup.setup_page import chess_setup
from game.session.match.match import Match
from tests import stage
from tests.bad_content.ground import board, chess, layer, spots, write_good

CONCRETE, FOREST, WALL = 2, 3, 8
START = Press(Key.MENU, device=KEYBOARD)
BACK = Press(Key.BACK, device=KEYBOARD)


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    write_good(tmp_path)
    return tmp_path


def tanchiki(kit, folder: Path) -> SceneStack:
    """Begin a match of Tanchiki on the good board and put the first tank down."""
    kit.settings.change(speed=0, bot_speed=0)
    stack = stage.stack(tanchiki_setup(kit, load(folder / "good_board.tmx")))
    stack.handle(START)
    match = playing(stack)
    seat = match.to_act[0]
    match.submit(match.rules.legal(match.table, seat)[0])
    return stack


def tank_chess(kit, folder: Path) -> SceneStack:
    kit.settings.change(speed=0, bot_speed=0)
    stack = stage.stack(chess_setup(kit, folder / "good_chess.tmx"))
    stack.handle(START)
    return stack


def playing(stack: SceneStack) -> Match:
    return stack.top.match


def draw(folder: Path, cells: dict[tuple[int, int], int]) -> None:
    """Save the good board of Tanchiki with other obstacles."""
    before = layer("obstacles", spots(12, 12, {(1, 4)}, 2))
    rows = [[cells.get((x, y), 0) for x in range(12)] for y in range(12)]
    (folder / "good_board.tmx").write_text(board().replace(before, layer("obstacles", rows)))


def look(stack: SceneStack, times: int = 1) -> None:
    for _ in range(times):
        stack.update(LOOK_MS)


def first_place(stack: SceneStack) -> Cell:
    return playing(stack).done[0].action.cell


def test_a_saved_change_is_on_the_table_at_the_next_look(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    draw(boards, {(1, 4): CONCRETE, (5, 5): FOREST})
    look(stack)
    assert playing(stack).table.board.ground(Cell(5, 5)) is Terrain.FOREST


def test_a_map_that_the_set_up_has_read_again_is_watched(kit, boards: Path) -> None:
    kit.settings.change(speed=0, bot_speed=0)
    panel = TanchikiPanel(kit, "", load(boards / "good_board.tmx"))
    panel.choice.read_again()
    stack = stage.stack(panel.start((Occupant(""), Occupant(""))).scene)
    draw(boards, {(1, 4): CONCRETE, (5, 5): FOREST})
    look(stack)
    assert playing(stack).table.board.ground(Cell(5, 5)) is Terrain.FOREST


def test_the_match_goes_on_where_it_stood(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    before = first_place(stack)
    draw(boards, {(1, 4): CONCRETE, (5, 5): FOREST})
    look(stack)
    assert (playing(stack).count, first_place(stack)) == (1, before)


def test_a_match_that_the_new_board_refuses_begins_anew(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    draw(boards, {tuple_of(first_place(stack)): CONCRETE})
    look(stack)
    assert playing(stack).count == 0


def test_the_action_that_is_no_longer_legal_is_named(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    cell = first_place(stack)
    draw(boards, {tuple_of(cell): CONCRETE})
    look(stack, 2)
    assert f"place {cell.x},{cell.y}" in stack.notices[-1]


def test_a_broken_map_is_told_over_the_board(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    (boards / "good_board.tmx").write_text("<map")
    look(stack, 2)
    assert isinstance(stack.top, Sheet)


def test_a_file_that_is_still_being_written_is_not_told(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    before = stack.top
    (boards / "good_board.tmx").write_text("<map")
    look(stack)
    draw(boards, {(1, 4): CONCRETE})
    look(stack)
    assert stack.top is before


def test_a_match_goes_on_with_the_old_map_when_the_new_one_is_broken(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    before = playing(stack)
    (boards / "good_board.tmx").write_text("<map")
    look(stack, 2)
    stack.handle(BACK)
    look(stack, 2)
    assert playing(stack) is before


def test_the_list_of_mistakes_leaves_when_the_map_is_mended(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    (boards / "good_board.tmx").write_text("<map")
    look(stack, 2)
    draw(boards, {(1, 4): CONCRETE, (5, 5): FOREST})
    look(stack, 2)
    assert playing(stack).table.board.ground(Cell(5, 5)) is Terrain.FOREST


def test_mistakes_are_told_in_the_language_of_the_program(kit, boards: Path) -> None:
    kit.words.speak("uk")
    draw(boards, {(2, 2): CONCRETE})
    with pytest.raises(MapFaults) as error:
        load(boards / "good_board.tmx")
    assert "клітинка C3 (2,2): тут може сісти орел" in fault_sentences(kit, error.value)[0]


def test_a_touched_file_changes_nothing(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    look(stack)
    before = playing(stack)
    os.utime(boards / "good_board.tmx", (1, 1))
    look(stack, 2)
    assert playing(stack) is before


def test_a_map_saved_while_the_table_was_set_up_counts(kit, boards: Path) -> None:
    setup = tanchiki_setup(kit, load(boards / "good_board.tmx"))
    draw(boards, {(1, 4): CONCRETE, (5, 5): FOREST})
    stack = stage.stack(setup)
    stack.handle(START)
    look(stack)
    assert playing(stack).table.board.ground(Cell(5, 5)) is Terrain.FOREST


def test_a_map_that_has_become_another_game_s_is_refused(kit, boards: Path) -> None:
    stack = tanchiki(kit, boards)
    before = playing(stack)
    (boards / "good_board.tmx").write_text(chess())
    look(stack, 2)
    assert (playing(stack) is before, "good_board.tmx" in stack.notices[-1]) == (True, True)


def test_a_table_of_tank_chess_follows_its_map_too(kit, boards: Path) -> None:
    stack = tank_chess(kit, boards)
    match = playing(stack)
    match.submit(match.rules.legal(match.table, 0)[0])
    before = layer("obstacles", spots(8, 8, {(2, 3), (5, 4)}, WALL))
    after = layer("obstacles", spots(8, 8, {(0, 4), (7, 3)}, WALL))
    mines = layer("mines", spots(8, 8, {(0, 3), (7, 4)}, 14))
    (boards / "good_chess.tmx").write_text(chess().replace(before, after).replace(mines, ""))
    look(stack)
    ground = playing(stack).header.setup.board.ground
    assert (ground[4 * 8], playing(stack).count) == (Ground.WALL, 1)


def test_a_board_that_is_not_from_the_command_line_is_not_watched(kit, boards: Path) -> None:
    stack = stage.stack(tanchiki_setup(kit))
    stack.handle(START)
    assert isinstance(stack.top, TableScene)


def tuple_of(cell: Cell) -> tuple[int, int]:
    return cell.x, cell.y
