"""Openings have names, and the turns that were played are listed with how they fared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.maps.setups import standard
from game.content.tank_chess.openings import opening_names, shipped_openings
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import Resign
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.state import Table
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.frame.stack import Pop, Push
from game.scenes.saves.saving import keep_record
from game.scenes.tank_chess.openings.fared_turns import Openings, gathering, key, shipped
from game.scenes.tank_chess.openings.opening_names import name_of
from game.scenes.tank_chess.openings.openings_page import openings_scene
from game.scenes.widgets.widget_kinds import Area, Button, Label
from game.session.files.small_steps import finished
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage

START: Table = TANK_CHESS.new(standard("tank_chess", 2), 1).table


def after(*turns: str) -> Table:
    state = TANK_CHESS.new(standard("tank_chess", 2), 1)
    for turn in turns:
        state = TANK_CHESS.apply(state, read_action(state.table, turn)).state
    return state.table


def played(*turns: str) -> Match:
    players = (Player("Olena"), Player("Taras"))
    setup = standard("tank_chess", 2)
    match = Match(TANK_CHESS, Header("tank_chess", TANK_CHESS.number, setup, 1, players))
    for turn in turns:
        match.submit(read_action(match.table, turn))
    return match


def rows(page) -> list[Button]:
    (area,) = (each for each in stage.widgets_of(page) if isinstance(each, Area))
    return [each for each in area.widgets if isinstance(each, Button)]


def test_the_first_board_is_the_one_whose_openings_have_names():
    assert opening_names().start == key(START)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_opening_has_a_name_of_its_own(language):
    words = stage.texts(language)
    names = [words(f"opening.{each.id}") for each in opening_names().named]
    assert len(set(names)) == len(names) >= 12


def test_most_matches_that_were_shipped_begin_with_a_name(kit):
    fared = [each for each in shipped_openings() if each.key == key(START)]
    counts = [(each.white + each.drawn + each.black, each.turn) for each in fared]
    named = sum(count for count, turn in counts if name_of(kit.words, (turn,)))
    assert named >= 0.8 * sum(count for count, _ in counts)


def test_a_longer_opening_goes_before_a_shorter_one(kit):
    words = kit.words
    assert name_of(words, ("L F3>D7/NW",)) == words("opening.back_stairs")
    turns = "L F3>D7/NW", "L D14>E11/SE", "L D7>B9/N"
    white, black = words("opening.window"), words("opening.watchdog")
    assert name_of(words, turns) == words("chess.opening.two", white=white, black=black)
    assert name_of(words, ("L F3/NW",)) == ""


def test_every_shipped_turn_can_be_played_where_it_stands(kit):
    found, seen, ahead = shipped(), set(), [TANK_CHESS.new(standard("tank_chess", 2), 1)]
    while ahead:
        state = ahead.pop()
        if key(state.table) in seen:
            continue
        seen.add(key(state.table))
        for each in found.on(state.table):
            action = read_action(state.table, each.turn)
            ahead.append(TANK_CHESS.apply(state, action).state)
    assert len(seen) > 50


def test_a_position_reached_by_another_way_is_the_same():
    one = after("L F3>E5/N", "L G14>F12/S", "L J3>K5/N")
    other = after("L J3>K5/N", "L G14>F12/S", "L F3>E5/N")
    assert key(one) == key(other) != key(START)


def test_matches_that_were_kept_count(kit):
    match = played("L F3>G3/E", "L G14>G13/S")
    match.submit(Resign(0))
    keep_record(kit, match)
    found = finished(gathering(kit))
    (row,) = (each for each in found.on(START) if each.turn == "L F3>G3/E")
    before = [each for each in shipped().on(START) if each.turn == row.turn]
    assert found.own == 1
    assert row.black == 1 + sum(each.black for each in before)


def test_a_turn_that_is_chosen_is_made_and_taken_back(kit):
    page = stage.watched(openings_scene(kit, START, ()))
    first = rows(page)[0].words
    page.handle(Changed("turn", 0))
    said = [each.words for each in stage.widgets_of(page) if isinstance(each, Label)]
    name = name_of(kit.words, (first,))
    assert kit.words("chess.opening", name=name) in said
    assert page.handle(Press(Key.BACK)) is None
    assert rows(page)[0].words == first
    assert isinstance(page.handle(Press(Key.BACK)), Pop)


def test_what_nobody_has_played_says_so(kit):
    empty = replace(START, width=START.width)
    assert Openings().on(empty) == ()
    page = stage.watched(openings_scene(kit, after("L F3>G3/E", "L G14>G13/S", "L G3>F3/W"), None))
    said = [each.words for each in stage.widgets_of(page) if isinstance(each, Label)]
    assert kit.words("chess.opening.none") in said


def test_the_list_of_moves_names_the_opening_and_leads_to_all(kit):
    table = stage.SCENES["chess looked at"](kit)
    desk = table.desk
    desk.looks_at = desk.tree.line[1]
    widgets = [
        each for area in stage.widgets_of(table) if isinstance(area, Area) for each in area.widgets
    ]
    named = [each for each in widgets if isinstance(each, Button) and each.name == "openings"]
    assert [each.words for each in named] == [kit.words("chess.opening", name=desk.opening)]
    assert isinstance(table.handle(Chosen("openings")), Push)
