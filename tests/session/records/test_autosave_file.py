"""The file that follows a match is at every moment what a save of its whole text would be."""

import os
import tracemalloc

import pytest

from game.session.files.crash_safe_files import NotWritten
from game.session.records import store
from game.session.records.autosave_file import Autosave
from tests.session.made import CLOCKED, HEADER, actions, after, new

WHOLE = len(actions())


@pytest.fixture
def path(tmp_path):
    return tmp_path / "demo.replay"


@pytest.mark.parametrize("header", [HEADER, CLOCKED], ids=["plain", "clocked"])
def test_the_file_is_the_matchs_whole_sealed_text_after_every_action(path, header):
    autosave, match = Autosave(path), new(header)
    for action in actions(header)[:60]:
        match.submit(action)
        autosave.write(match.script())
        assert path.read_bytes() == store.sealed(match.text())


def test_what_was_taken_back_goes_out_of_the_file(path):
    autosave, match = Autosave(path), after(30)
    autosave.write(match.script())
    match.undo_agreed(12)
    for action in (None, *actions()[12:20]):
        if action is not None:
            match.submit(action)
        autosave.write(match.script())
        assert path.read_bytes() == store.sealed(match.text())


def test_a_script_that_was_overtaken_is_written_as_it_stood(path):
    autosave, match = Autosave(path), after(20)
    script, text = match.script(), match.text()
    match.submit(actions()[20])
    autosave.write(script)
    assert store.load(path) == text


def test_another_match_takes_the_place_of_the_first(path):
    autosave = Autosave(path)
    for match in (after(30), after(3, CLOCKED)):
        autosave.write(match.script())
    assert path.read_bytes() == store.sealed(after(3, CLOCKED).text())


def test_the_save_before_is_kept_beside(path):
    autosave = Autosave(path)
    for count in (3, 4, 5):
        autosave.write(after(count).script())
    assert store.restore(path) == after(4).text()


def test_a_file_that_another_program_damaged_meanwhile_is_not_made_the_backup(path):
    autosave = Autosave(path)
    for count in (3, 4):
        autosave.write(after(count).script())
    path.write_bytes(b"xx")
    autosave.write(after(5).script())
    assert (store.restore(path), os.path.exists(f"{path}.bad")) == (after(3).text(), True)


def test_a_write_that_failed_is_made_good_by_the_next(path):
    autosave = Autosave(path)
    path.mkdir()
    with pytest.raises(NotWritten):
        autosave.write(after(3).script())
    path.rmdir()
    autosave.write(after(4).script())
    assert store.load(path) == after(4).text()


def test_to_hand_a_long_match_over_takes_no_more_than_a_short_one():
    assert memory_of_handing_over(WHOLE) <= memory_of_handing_over(2) + 100


def memory_of_handing_over(count):
    match = after(count)
    tracemalloc.start()
    match.script()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak
