"""Somebody else plays on for a seat: it stands in the record, and the record plays again."""

import pytest

from game.session.files.small_steps import finished
from game.session.match.match import Match
from game.session.match.record import Player, Seated
from game.session.records.replay import ReplayMismatch, play_again, reopening, watch
from game.session.records.sealed import opened, sealed
from tests.demo.rules import DEMO
from tests.kept import read_record

from .made import GAMES, HEADER, actions, after

STAND_IN = Player("Олена", "random")


def reseated(count: int = 9) -> Match:
    match = after(count)
    match.reseat(0, STAND_IN)
    return match


def reopened(path, text):
    path.write_bytes(sealed(text))
    file = opened(path, 1_000_000)
    assert file is not None
    try:
        return finished(reopening(file, DEMO))
    finally:
        file.close()


def test_who_sits_there_now_plays_on_and_the_header_says_who_began():
    match = reseated()
    assert (match.player(0), match.header.players) == (STAND_IN, HEADER.players)
    match.submit(actions()[9])
    assert match.count == 10


def test_a_change_of_seats_comes_back_with_the_record(tmp_path):
    match = reseated()
    match.submit(actions()[9])
    record = read_record(match.text(), GAMES)
    assert record.entries[9] == Seated(0, STAND_IN)
    assert play_again(record, DEMO).players == match.players
    assert reopened(tmp_path / "a", match.text()).players == match.players
    assert reopened(tmp_path / "a", match.text()).text() == match.text()
    assert watch(record, DEMO).again


def test_a_seat_is_given_back():
    match = reseated()
    match.reseat(0, HEADER.players[0])
    assert match.players == HEADER.players
    assert len(match.entries) == 11


def test_nobody_takes_back_alone_what_was_done_before_a_change_of_seats():
    match = after(1)
    assert match.free_undo(0) == 0
    match.reseat(0, STAND_IN)
    assert match.free_undo(0) == 1
    assert not match.redo()


def test_what_all_take_back_leaves_people_where_they_sit():
    match = reseated()
    match.undo_agreed(3)
    assert (match.count, match.player(0)) == (3, STAND_IN)
    assert play_again(read_record(match.text(), GAMES), DEMO).player(0) == STAND_IN


def test_a_record_without_such_a_change_is_written_as_ever():
    assert "Seated" not in after(9).text()


def test_a_record_that_seats_nobody_there_is_refused(tmp_path):
    text = reseated().text().replace('"seat":0,"player"', '"seat":7,"player"')
    assert text != reseated().text()
    with pytest.raises(ReplayMismatch, match="no seat 7"):
        play_again(read_record(text, GAMES), DEMO)
    with pytest.raises(ReplayMismatch, match="no seat 7"):
        reopened(tmp_path / "a", text)
