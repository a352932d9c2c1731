"""Two programs that live on one folder: each has its own match that waits, and none is lost."""

from dataclasses import replace

import pytest

from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saved_files import autosave, records, saves
from game.scenes.saves.saves_left_behind import take_over
from game.scenes.saves.saving import autosaver, remove_autosave
from game.session.files import program_slots
from game.session.records import store
from tests.scenes import deeds
from tests.scenes.deeds import GAME, match


@pytest.fixture
def kit(tmp_path):
    return deeds.kit_in(tmp_path)


@pytest.fixture
def other(kit):
    return replace(kit, slot=2)


def waits(kit):
    return store.text_of(autosave(kit, GAME))


def kept(kit):
    return [store.text_of(path) for path in records(kit).glob("*.replay")]


def test_two_programs_do_not_write_over_each_other_s_match(kit, other):
    keep = {each.slot: autosaver(each, GAME) for each in (kit, other)}
    for actions in (3, 5, 8):
        keep[1](match(1, actions))
        keep[2](match(2, actions))
    assert (waits(kit), waits(other)) == (match(1).text(), match(2).text())


def test_a_match_that_is_over_in_one_program_leaves_that_of_the_other(kit, other):
    autosaver(kit, GAME)(match(1))
    remove_autosave(other, GAME)
    assert waits(kit) == match(1).text()


def test_what_a_program_left_waits_for_the_next_one(kit, other):
    autosaver(other, GAME)(match(2, 5))
    keep = autosaver(other, GAME)
    keep(match(2))
    take_over(kit)
    assert waits(kit) == match(2).text()
    assert store.text_of(store.backup(autosave(kit, GAME))) == match(2, 5).text()
    assert not list(saves(other).iterdir())


def test_where_a_match_waits_already_the_other_goes_to_the_records(kit, other):
    autosaver(kit, GAME)(match(1))
    autosaver(other, GAME)(match(2))
    take_over(kit)
    assert waits(kit) == match(1).text()
    assert kept(kit) == [match(2).text()]


def test_nothing_is_taken_from_a_program_that_lives(kit, other):
    autosaver(other, GAME)(match(2))
    with program_slots.if_free(kit.folder, 2) as held:
        assert held
        take_over(kit)
    assert waits(other) == match(2).text()
    assert waits(kit) is None


def test_a_challenge_that_was_left_half_way_waits_too_where_there_is_room(kit, other):
    autosaver(challenge_kit(other), GAME, over=True)(match(2))
    take_over(kit)
    assert waits(challenge_kit(kit)) == match(2).text()
    autosaver(challenge_kit(other), GAME, over=True)(match(3))
    take_over(kit)
    assert waits(challenge_kit(other)) == match(3).text()


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(kit, other, monkeypatch):
    autosaver(other, GAME)(match(2))
    saves(kit).write_text("no folder")
    take_over(kit)
    assert waits(other) == match(2).text()
