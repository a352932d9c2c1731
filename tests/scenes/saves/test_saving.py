"""A match that waits is never lost: not by Continue, not by the next match, not by a full disk."""

import errno
import os
import shutil
from pathlib import Path

import pytest

from game.content.tasks.challenges import load_challenges
from game.rules import GAMES
from game.rules.tanchiki import TANCHIKI
from game.scenes.challenges.playing import match_of
from game.scenes.frame.stack import SceneStack
from game.scenes.opening.opening import resumed_match
from game.scenes.opening.resuming_progress_page import ResumingScene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.saves import saving
from game.scenes.saves.reopening import refused, reopen, reopening
from game.scenes.saves.saved_files import autosave, records
from game.scenes.saves.saving import autosave_to_records, autosaver, keep_record
from game.scenes.tanchiki.table import TableScene
from game.session.files.small_steps import finished
from game.session.match.record import Damaged, Foreign
from game.session.records import store
from tests import stage

REPLAYS = Path(__file__).parents[2] / "replays"
GAME = "tanchiki"


@pytest.fixture(scope="module")
def begun(brushes, tmp_path_factory):
    """A match of a few actions."""
    kit = stage.make_kit(tmp_path_factory.mktemp("begun"), brushes)
    match = match_of(kit, load_challenges(GAME)[0])
    for _ in range(4):
        match.submit(match.rules.legal(match.table, match.to_act[0])[0])
    return match


@pytest.fixture
def path(kit, begun):
    """The autosave of a match, written twice."""
    keep = autosaver(kit, GAME)
    for _ in range(2):
        keep(begun)
    return autosave(kit, GAME)


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in sorted(folder.iterdir())}


def no_records(kit) -> None:
    """Let a file stand where the folder of records would be."""
    records(kit).write_text("")


def rewritten(path: Path, old: str, new: str) -> None:
    """Change the save and its backup, seals and all."""
    for each in (path, store.backup(path)):
        text = store.unsealed(each.read_bytes())
        each.write_bytes(store.sealed(text.replace(old, new, 1)))


def continued(kit):
    return stage.resumed(resumed_match(kit, GAME))


OTHER_RULES = (f'"rules":{TANCHIKI.number}', '"rules":9999')
NEWER = ('"format":1', '"format":2')


def test_a_match_of_other_rules_is_moved_to_the_records(kit, path):
    rewritten(path, *OTHER_RULES)
    before = path.read_bytes()
    continued(kit)
    assert list(bytes_in(records(kit)).values()) == [before]


def test_a_match_of_other_rules_stays_where_no_records_can_be(kit, path):
    rewritten(path, *OTHER_RULES)
    no_records(kit)
    before = bytes_in(path.parent)
    continued(kit)
    assert bytes_in(path.parent) == before


def test_nobody_is_told_that_a_match_was_moved_which_was_not(kit, path):
    rewritten(path, *OTHER_RULES)
    no_records(kit)
    said = [getattr(each, "words", "") for each in stage.widgets_of(continued(kit))]
    assert kit.words("file.stays", name=path.name) in said


@pytest.mark.parametrize("records_can_be", [True, False])
def test_what_a_newer_program_wrote_stays_untouched_with_its_backup(kit, path, records_can_be):
    rewritten(path, *NEWER)
    if not records_can_be:
        no_records(kit)
    before = bytes_in(path.parent)
    continued(kit)
    assert bytes_in(path.parent) == before


def test_a_match_whose_save_is_damaged_goes_on_from_the_one_before(kit, path, begun):
    path.write_bytes(b"xx")
    assert reopen(kit, TANCHIKI).state == begun.state


def test_the_player_is_told_that_it_is_the_one_before(kit, path):
    path.write_bytes(b"xx")
    stack = SceneStack(resumed_match(kit, GAME))
    said = set(stack.notices)
    while isinstance(stack.top, ResumingScene):
        stack.update(16)
        said |= set(stack.notices)
    assert (said, type(stack.top)) == ({kit.words("play.restored")}, TableScene)


def test_a_match_goes_on_from_the_one_before_on_a_full_disk(kit, path, begun, monkeypatch):
    path.write_bytes(b"xx")
    monkeypatch.setattr(os, "fsync", full)
    assert finished(reopening(kit, TANCHIKI)).restored


def full(handle: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_folder_in_the_place_of_the_save_is_one_sentence(kit):
    autosave(kit, GAME).mkdir(parents=True)
    said = [getattr(each, "words", "") for each in stage.widgets_of(continued(kit))]
    assert kit.words("file.unread", name=f"{GAME}.replay") in said


def test_a_folder_in_the_place_of_the_save_hides_no_backup(kit, path, begun):
    path.unlink()
    path.mkdir()
    assert reopen(kit, TANCHIKI).state == begun.state


def test_two_damaged_files_are_both_kept_as_they_were_found(kit, path):
    for each in (path, store.backup(path)):
        each.write_bytes(each.name.encode())
    with pytest.raises(Damaged):
        reopen(kit, TANCHIKI)
    names = (path.name, f"{path.name}.bak")
    assert bytes_in(path.parent) == {f"{name}.bad": name.encode() for name in names}


def test_a_damaged_save_goes_to_the_records_with_its_backup(kit, path):
    path.write_bytes(b"xx")
    before = sorted(bytes_in(path.parent).values())
    assert autosave_to_records(kit, GAME)
    assert sorted(bytes_in(records(kit)).values()) == before


def test_where_only_the_backup_is_left_it_goes_to_the_records(kit, path):
    path.unlink()
    assert autosave_to_records(kit, GAME)
    assert not bytes_in(path.parent)


def test_a_new_match_does_not_write_over_one_that_cannot_be_moved(kit, path, begun):
    no_records(kit)
    before = bytes_in(path.parent)
    keep = autosaver(kit, GAME)
    keep(match_of(kit, load_challenges(GAME)[1]))
    assert (bytes_in(path.parent), keep.failed(), keep.failed()) == (before, True, False)


def test_a_new_match_moves_one_that_waits_to_the_records(kit, path):
    before = path.read_bytes()
    autosaver(kit, GAME)(match_of(kit, load_challenges(GAME)[1]))
    assert list(bytes_in(records(kit)).values()) == [before]


def test_records_that_are_kept_at_once_take_names_of_their_own(kit, begun, monkeypatch):
    """Another program takes the name just before this one would write."""
    create = store.create

    def overtaken(path, text):
        if not path.exists() and len(list(records(kit).iterdir())) < 3:
            create(path, "of another program")
        return create(path, text)

    monkeypatch.setattr(saving.store, "create", overtaken)
    kept = keep_record(kit, begun)
    texts = [store.unsealed(data) for data in bytes_in(records(kit)).values()]
    assert texts == ["of another program"] * 3 + [store.load(kept)]


def test_a_newer_format_is_refused_with_its_own_sentence(kit, path):
    rewritten(path, *NEWER)
    with pytest.raises(Foreign) as error:
        reopen(kit, TANCHIKI)
    assert refused(kit, GAME, error.value) == kit.words("file.newer", name=path.name)


@pytest.fixture
def over(kit):
    """The table of a match that was cut off while its end was shown."""
    autosave(kit, GAME).parent.mkdir(parents=True)
    shutil.copy(REPLAYS / GAME / "three_seats.match", autosave(kit, GAME))
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    stack = stage.stack(resumed_match(kit, GAME))
    while not (isinstance(stack.top, Sheet) and stack.depth == 2):
        stack.update(100)
    return stack


def test_a_finished_match_is_on_the_disk_until_its_end_is_left(kit, over):
    assert reopen(kit, GAMES[GAME]).outcome is not None
    over._scenes[0].resume("title")
    assert not autosave(kit, GAME).exists()
