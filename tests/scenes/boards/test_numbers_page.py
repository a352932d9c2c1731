"""The page of a board in numbers plays its matches a little in every frame."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.maps.maps import MapFile, load, map_folder
from game.content.maps.setups import setup_on
from game.core.grid import Cell
from game.rules import GAMES
from game.scenes.boards.numbers_page import COLUMNS, numbers_of
from game.scenes.frame.commands import Changed, Chosen, Key, Press, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Pop, Push
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.widget_scene import Sheet
from game.scenes.tanchiki.setup.chosen_board import Rework
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.tank_chess.setup.setup_page import chess_setup, position_setup
from game.scenes.widgets.widget_kinds import Area, Drawing, Label, Panel
from tests import stage

FRAME = 16


def duel() -> MapFile:
    return load(map_folder() / "tank_chess" / "duel_12.tmx")


def words_of(scene: Sheet) -> list[str]:
    found = stage.widgets_of(scene)
    inside = [each for area in found if isinstance(area, Area) for each in area.widgets]
    return [each.words for each in (*found, *inside) if isinstance(each, Label)]


def value(scene: Sheet, label: str) -> str:
    words = words_of(scene)
    return words[words.index(label) + 1]


def played_on(scene: Sheet, matches: int) -> None:
    """Let frames pass until so many matches are over."""
    while int(value(scene, "Played")) < matches:
        scene.update(FRAME)


def test_the_page_shows_what_is_counted_at_once(kit: Kit) -> None:
    scene = numbers_of(kit, duel())
    assert value(scene, "Walls") == "32"
    assert value(scene, "Rotated by 180°") == "100\u00a0%"
    assert value(scene, "Played") == "0"


def test_every_section_of_figures_stands_in_its_own_column(kit: Kit) -> None:
    (area,) = (w for w in stage.widgets_of(numbers_of(kit, duel())) if isinstance(w, Area))
    left = {w.words: w.box.x for w in area.widgets if isinstance(w, Label)}
    found = [
        {left.get(kit.words(f"numbers.section.{section}")) for section in column} - {None}
        for column in COLUMNS
    ]
    assert [len(each) for each in found] == [1, 1, 1]
    assert found == sorted(found, key=min)


def test_matches_are_played_while_one_looks(kit: Kit) -> None:
    scene = numbers_of(kit, duel())
    played_on(scene, 1)
    assert "Turns" in words_of(scene)
    assert "1 of 20 matches played" in words_of(scene)


def test_one_frame_does_not_play_a_match(kit: Kit) -> None:
    scene = numbers_of(kit, duel())
    scene.update(FRAME)
    assert value(scene, "Played") == "0"


def test_the_page_moves_as_long_as_matches_are_played(kit: Kit) -> None:
    assert numbers_of(kit, duel()).moving


@pytest.mark.parametrize("command", [Press(Key.BACK), Chosen(BACK)])
def test_the_page_can_be_left_at_any_time(kit: Kit, command: Press | Chosen) -> None:
    scene = numbers_of(kit, duel())
    scene.update(FRAME)
    assert isinstance(scene.handle(command), Pop)


def test_matches_go_on_where_they_were_when_the_page_is_opened_again(kit: Kit) -> None:
    first = numbers_of(kit, duel())
    played_on(first, 1)
    turns = value(first, "Turns")
    again = numbers_of(kit, duel())
    assert (value(again, "Played"), value(again, "Turns")) == ("1", turns)


def test_the_bar_goes_when_all_is_played(kit: Kit) -> None:
    scene = numbers_of(kit, duel())
    bars = sum(isinstance(each, Drawing) for each in stage.widgets_of(scene))
    trials = kit.trials["tank_chess", duel().hash]
    trials.count = 1
    played_on(scene, 1)
    assert not scene.moving
    assert sum(isinstance(each, Drawing) for each in stage.widgets_of(scene)) == bars - 1


def test_the_set_up_of_tank_chess_opens_the_page_of_the_chosen_board(kit: Kit) -> None:
    scene = chess_setup(kit, map_folder() / "tank_chess" / "river.tmx")
    change = scene.handle(Chosen("numbers"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Sheet)
    assert "In numbers: River" in words_of(change.scene)


def test_the_set_up_of_tanchiki_opens_the_page_of_the_chosen_map(kit: Kit) -> None:
    scene = tanchiki_setup(kit)
    scene.handle(Changed("map", 1))
    change = scene.handle(Changed("numbers", 3))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Sheet)
    assert any(words.startswith("In numbers: ") for words in words_of(change.scene))


def test_a_board_by_its_code_is_looked_at_in_numbers(kit: Kit) -> None:
    change = tanchiki_setup(kit).handle(Changed("numbers", 3))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Sheet)
    assert "In numbers: A0 B0 C0 D0" in words_of(change.scene)
    assert value(change.scene, "Bot cells") == "16"
    played_on(change.scene, 1)


def test_a_pasted_position_is_looked_at_in_numbers(kit: Kit) -> None:
    table = GAMES["tank_chess"].new(setup_on(duel(), 2), 0).table
    scene = position_setup(kit, replace(table, mines=frozenset({Cell(0, 5)})))
    change = scene.handle(Chosen("numbers"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Sheet)
    assert value(change.scene, "Mines") == "1"
    played_on(change.scene, 1)


def test_boards_that_are_no_files_have_matches_of_their_own(kit: Kit) -> None:
    panel = tanchiki_setup(kit)
    panel.handle(Changed("numbers", 3))
    panel.handle(Said(Rework("turn", 4, 0)))
    change = panel.handle(Changed("numbers", 3))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Sheet)
    assert "In numbers: A1 B0 C0 D0" in words_of(change.scene)
    assert value(change.scene, "Played") == "0"


def test_columns_without_figures_leave_no_hole(kit: Kit) -> None:
    crater = load(map_folder() / "proving_ground" / "crater.tmx")
    (area,) = (w for w in stage.widgets_of(numbers_of(kit, crater)) if isinstance(w, Area))
    plates = sorted({(w.box.x, w.box.right) for w in area.widgets if isinstance(w, Panel)})
    assert len(plates) == 2
    assert plates[1][0] - plates[0][1] == 20
