"""A match that is copied as text says all that is known of it, and reads back as it was."""

from dataclasses import replace

import pytest

from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.game_text import read_game
from game.scenes.tank_chess.game_texts.game_files import (
    game_text,
    save_text,
    saved,
    time,
    title_and_note,
)
from game.session.match.clock import Clock
from tests.scenes.tank_chess.table import play, scene


def read(made):
    return read_game(game_text(made.desk), load_kinds())


def actions(made):
    return tuple(done.action for done in made.desk.live.match.done)


@pytest.fixture
def made(kit):
    made = scene(kit)
    play(made, "D1", "E2", "E2")
    play(made, "H4", "H5", "H5")
    return made


def test_turns_that_were_taken_back_stand_beside_those_that_are_played(made):
    taken = actions(made)
    made.desk.live.undo_agreed(1)
    play(made, "H4", "H3", "H3")
    written = read(made)
    assert written.actions == actions(made)
    (branch,) = written.line.branches
    assert (branch.after, branch.line.actions) == (1, taken[1:])


def test_a_turn_that_was_only_taken_back_stands_at_the_end(made):
    taken = actions(made)
    made.desk.live.undo_agreed(1)
    written = read(made)
    assert written.actions == taken[:1]
    assert [(each.after, each.line.actions) for each in written.line.branches] == [(1, taken[1:])]


def test_who_sat_there_and_the_clock_are_told(kit, made):
    match = made.desk.live.match
    black = replace(match.header.players[1], strength="recruit")
    players = match.header.players[0], black
    match.header = replace(match.header, players=players, clock=Clock((600_000, 600_000), 5_000))
    heading = read(made).heading
    assert (heading.levels, heading.clock) == ("person, recruit", "10:00 + 5")


def test_what_a_turn_left_on_the_clock_stands_behind_it(kit, made):
    match = made.desk.live.match
    match.clock = Clock((61_500, 30_000))
    play(made, "E2", "D1", "D1")
    assert read(made).line.left == ("", "", "1:01.5")


@pytest.mark.parametrize("ms, words", [(0, "0:00"), (61_000, "1:01"), (599_940, "9:59.9")])
def test_time_is_minutes_and_seconds(ms, words):
    assert time(ms) == words


def test_only_turns_of_the_match_are_counted_in_a_saved_text(kit, made):
    made.desk.live.undo_agreed(1)
    play(made, "H4", "H3", "H3")
    save_text(kit, game_text(made.desk))
    (path,) = saved(kit)
    assert kit.words("records.turns", count=1) in title_and_note(kit, path)[1]
