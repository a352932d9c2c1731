import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.chance import Dice
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.match.record import Damaged, Foreign
from game.session.records import store
from game.session.records.replay import ReplayMismatch, play_again
from tests.demo.rules import DEMO
from tests.kept import load_record, read_record
from tests.session.made import GAMES, actions, after

HOME = Path(__file__).parents[3]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "Вечір у Ніжині.match"


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_text_comes_back_as_it_was_saved(path):
    store.save(path, "Ще одна партія\n")
    assert store.load(path) == "Ще одна партія\n"


def test_a_match_comes_back_as_it_was_saved(path):
    match = after(30)
    store.save(path, match.text())
    assert load_record(path, GAMES) == match.record()


def test_the_save_before_is_kept_beside(path):
    for text in ("one", "two", "three"):
        store.save(path, text)
    assert store.restore(path) == "two"


def test_only_the_file_and_the_one_before_are_left(path):
    for text in ("one", "two", "three"):
        store.save(path, text)
    assert names(path.parent) == [path.name, path.name + ".bak"]


def test_a_damaged_file_does_not_push_the_whole_one_out(path):
    for text in ("one", "two"):
        store.save(path, text)
    path.write_bytes(b"xx")
    store.save(path, "three")
    assert store.restore(path) == "one"


def test_a_damaged_file_is_set_aside_and_its_backup_offered(path):
    for text in ("one", "two"):
        store.save(path, text)
    path.write_bytes(b"xx")
    with pytest.raises(Damaged) as damage:
        store.load(path)
    assert str(damage.value) == (
        f"{path.name} is damaged and was set aside as {path.name}.bad; "
        "the one saved before it is whole."
    )


def test_a_damaged_file_is_kept_as_it_was_found(path):
    path.write_bytes(b"xx")
    with pytest.raises(Damaged):
        store.load(path)
    assert path.with_name(path.name + ".bad").read_bytes() == b"xx"


def test_a_restored_file_is_there_again(path):
    for text in ("one", "two"):
        store.save(path, text)
    path.unlink()
    store.restore(path)
    assert store.load(path) == "one"


def test_no_backup_is_restored_where_none_is_whole(path):
    store.save(path, "one")
    with pytest.raises(Damaged, match="no backup"):
        store.restore(path)


def test_a_whole_file_that_is_no_match_is_set_aside(path):
    store.save(path, "{}\n")
    with pytest.raises(Damaged):
        load_record(path, GAMES)
    assert names(path.parent) == [path.name + ".bad"]


def test_a_file_from_elsewhere_is_opened(path):
    store.save(path, after(9).text())
    assert store.open_record(path, GAMES) == after(9).record()


@pytest.mark.parametrize("data", [b"xx", store.sealed("{}\n")], ids=["broken", "no match"])
def test_a_damaged_file_from_elsewhere_stays_where_it_is(path, data):
    path.write_bytes(data)
    with pytest.raises(Damaged):
        store.open_record(path, GAMES)
    assert names(path.parent) == [path.name]


def test_a_file_of_a_newer_program_is_left_where_it_is(path):
    store.save(path, '{"format": 2, "game": "demo"}\n')
    with pytest.raises(Foreign, match="cannot be opened: it was written by a newer version"):
        load_record(path, GAMES)
    assert names(path.parent) == [path.name]


def test_a_file_that_is_not_there_is_named(path):
    with pytest.raises(Damaged, match=f"{path.name} is not there"):
        store.load(path)


def test_a_pipe_is_not_waited_for(path):
    os.mkfifo(path)
    with pytest.raises(Damaged, match="cannot be read"):
        store.load(path)


def damaged(data: bytes, number: int) -> bytes:
    """Return a copy with one kind of damage: a flip, a cut, a hole, lines swapped or doubled."""
    dice = Dice(number, "damage")
    place = dice.below(len(data))
    other = place + 1 + dice.below(max(1, len(data) - place))
    lines = [*data.splitlines(keepends=True), b""]
    line = dice.below(len(lines) - 1)
    return (
        data[:place] + bytes([data[place] ^ 1 << dice.below(8)]) + data[place + 1 :],
        data[:place],
        data[:place] + data[other:],
        data[:place] + bytes(other - place) + data[other:],
        b"".join((*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :])),
        b"".join((*lines[:line], lines[line], *lines[line:])),
        data[:place] + b"9" * dice.below(6_000) + data[place:],
        data[:place] + dice.choice((b"[", b"{", b'"', b"null", b"-", b"\xff")) + data[place:],
    )[number % 8]


def read_again(path: Path) -> object:
    try:
        return play_again(load_record(path, GAMES), DEMO).state
    except (Damaged, Foreign, ReplayMismatch) as refusal:
        return type(refusal)


def copies_read(path: Path, count: int, resealed: bool) -> set[object]:
    """Return what comes of so many damaged copies of a save, the state or the refusal."""
    text = after(40).text()
    found = set()
    for number in range(count):
        data = damaged(text.encode() if resealed else store.sealed(text), number)
        path.write_bytes(store.sealed(data.decode(errors="replace")) if resealed else data)
        found.add(read_again(path))
    return found


def test_every_damaged_copy_is_refused_in_one_way(path):
    assert copies_read(path, 150, resealed=False) <= {Damaged, after(40).state}


def test_a_damaged_copy_with_a_new_seal_is_refused_or_plays_as_it_is_written(path):
    outcomes = copies_read(path, 150, resealed=True)
    assert {Damaged, ReplayMismatch} <= outcomes <= {Damaged, Foreign, ReplayMismatch} | reached()


def reached() -> set[object]:
    """Return all states of the match: cutting lines off a text leaves a shorter match."""
    match = after(40)
    return {match.state_at(count) for count in range(41)}


@pytest.mark.nightly
@pytest.mark.parametrize("resealed", [False, True])
def test_two_thousand_damaged_copies_are_refused_or_play_as_written(path, resealed):
    allowed = {Damaged, Foreign, ReplayMismatch} | reached()
    assert copies_read(path, 2_000, resealed) <= allowed


def test_a_full_disk_is_one_sentence(path, monkeypatch):
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten) as failure:
        store.save(path, "new")
    assert str(failure.value) == f"{path.name} could not be written: no space left on device."


def test_a_full_disk_leaves_the_old_save_and_nothing_else(path, monkeypatch):
    store.save(path, "old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten):
        store.save(path, "new")
    assert (store.load(path), names(path.parent)) == ("old", [path.name])


def test_a_save_whose_folder_is_not_surely_on_disk_says_so(path, monkeypatch):
    on_disk = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: folder_full(handle, on_disk))
    assert (store.save(path, "new"), store.load(path)) == (False, "new")


def folder_full(handle: int, on_disk: Callable[[int], None]) -> None:
    """Bring files to the disk, but no folders."""
    (full if stat.S_ISDIR(os.fstat(handle).st_mode) else on_disk)(handle)


def full(handle: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_folder_in_the_place_of_the_file_is_one_sentence(path):
    path.mkdir()
    with pytest.raises(NotWritten, match="could not be written"):
        store.save(path, "new")


def test_a_folder_that_is_gone_is_one_sentence(path):
    with pytest.raises(NotWritten, match="no such file or directory"):
        store.save(path.parent / "gone" / path.name, "new")


def test_a_name_as_long_as_names_may_be_is_written(tmp_path):
    path = tmp_path / ("ї" * 124 + ".match")
    assert store.save(path, "one")


def test_what_a_killed_writer_left_is_swept_away_a_day_later(tmp_path):
    for name, age in ((".writing-old.tmp", 90_000), (".writing-new.tmp", 60), ("a.match", 90_000)):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    crash_safe_files.sweep(tmp_path)
    assert names(tmp_path) == [".writing-new.tmp", "a.match"]


def processes(program: str, path: Path, count: int) -> None:
    """Run so many copies of a program at once and wait for them."""
    running = [
        subprocess.Popen([sys.executable, "-c", program, str(path), str(number)], cwd=HOME)
        for number in range(count)
    ]
    assert [process.wait(60) for process in running] == [0] * count


def test_two_processes_that_change_one_file_lose_no_line(path):
    processes(
        "import sys; from pathlib import Path; from game.session.records import store\n"
        "for turn in range(30):\n"
        "    line = f'{sys.argv[2]} {turn}\\n'\n"
        "    store.change(Path(sys.argv[1]), lambda text: text + line)\n",
        path,
        2,
    )
    lines = store.load(path).splitlines()
    assert sorted(lines) == sorted(f"{who} {turn}" for who in range(2) for turn in range(30))


def test_two_processes_that_save_at_once_leave_whole_files(path):
    processes(
        "import sys; from pathlib import Path; from game.session.records import store\n"
        "for turn in range(30):\n"
        "    store.save(Path(sys.argv[1]), sys.argv[2] * 10_000)\n",
        path,
        2,
    )
    assert {store.load(path), store.restore(path)} <= {"0" * 10_000, "1" * 10_000}


def test_a_whole_match_reads_back_at_every_action(path):
    whole = after(len(actions()))
    for count in range(0, len(actions()), 9):
        store.save(path, after(count).text())
        record = read_record(store.load(path), GAMES)
        assert play_again(record, DEMO).state == whole.state_at(count)


def test_a_second_damaged_file_is_set_aside_beside_the_first(path):
    for damage in (b"xx", b"yy"):
        path.write_bytes(damage)
        with pytest.raises(Damaged):
            store.load(path)
    bad = [path.with_name(f"{path.name}.bad{end}") for end in ("", "-2")]
    assert [each.read_bytes() for each in bad] == [b"xx", b"yy"]


def test_a_file_that_is_too_large_to_be_read_is_not_written_over(path, monkeypatch):
    store.save(path, "a long match")
    monkeypatch.setattr(store, "LARGEST", 20)
    store.save(path, "new")
    kept = path.with_name(path.name + ".bad").read_bytes()
    assert (kept, store.unsealed(path.read_bytes())) == (store.sealed("a long match"), "new")
