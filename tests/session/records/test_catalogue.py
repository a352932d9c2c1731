"""The list of records: made of files one by one, quicker with an index that may be thrown away."""

import json
import os
from dataclasses import replace

import pytest

from game.session.files.small_steps import finished
from game.session.match.record import Damaged, Foreign
from game.session.records import catalogue, store
from game.session.records.catalogue import BY_ITSELF, INDEX, MARK, TITLE, catalogued, note, too_many
from game.session.records.rewritten_headers import relabel
from tests.kept import read_record
from tests.session.made import GAMES, HEADER, after

SUFFIX = ".replay"


def keep(folder, name, count=3, *labels):
    path = folder / f"{name}{SUFFIX}"
    store.save(path, after(count, replace(HEADER, labels=labels)).text())
    return path


def aged(path, seconds):
    os.utime(path, (seconds, seconds))
    return path


def names(folder):
    return [each.path.stem for each in finished(catalogued(folder, SUFFIX)).listed]


def test_a_record_says_who_played_and_how_long(tmp_path):
    keep(tmp_path, "one", 5, ("map", "duel"))
    (listed,) = finished(catalogued(tmp_path, SUFFIX)).listed
    assert (listed.game, listed.players, listed.strengths) == (
        "demo",
        ("Олена", "Bot"),
        ("", "strong"),
    )
    assert (listed.actions, listed.label("map")) == (5, "duel")


def test_actions_that_were_taken_back_do_not_count(tmp_path):
    match = after(6)
    match.undo_agreed(2)
    store.save(tmp_path / f"one{SUFFIX}", match.text())
    assert finished(catalogued(tmp_path, SUFFIX)).listed[0].actions == 2


def test_the_newest_record_comes_first(tmp_path):
    for seconds, name in ((30, "b"), (10, "a"), (20, "c")):
        aged(keep(tmp_path, name), seconds)
    (tmp_path / "d.txt").write_text("no record")
    assert names(tmp_path) == ["b", "c", "a"]


def test_what_stands_in_the_index_is_not_read_again(tmp_path):
    path = aged(keep(tmp_path, "one"), 10)
    found = finished(catalogued(tmp_path, SUFFIX))
    note(tmp_path, [replace(each, players=("Ann", "Bob")) for each in found.listed])
    again = finished(catalogued(tmp_path, SUFFIX))
    assert (again.listed[0].players, again.fresh) == (("Ann", "Bob"), False)
    aged(path, 20)
    assert finished(catalogued(tmp_path, SUFFIX)).listed[0].players == ("Олена", "Bot")


@pytest.mark.parametrize(
    "index",
    [b"", b"\0\xff", b"[]", b'{"index": 1}\n[1]\nnull\n{}\n["x.replay",1]', b'{"index":2}\n'],
)
def test_a_damaged_index_is_made_again(tmp_path, index):
    keep(tmp_path, "one")
    whole = finished(catalogued(tmp_path, SUFFIX)).listed
    (tmp_path / INDEX).write_bytes(index)
    found = finished(catalogued(tmp_path, SUFFIX))
    assert (found.listed, found.fresh) == (whole, True)


def test_the_index_may_be_thrown_away(tmp_path):
    keep(tmp_path, "one")
    whole = finished(catalogued(tmp_path, SUFFIX)).listed
    note(tmp_path, whole)
    assert finished(catalogued(tmp_path, SUFFIX)).listed == whole
    (tmp_path / INDEX).unlink()
    assert finished(catalogued(tmp_path, SUFFIX)).listed == whole


def test_a_record_that_is_gone_leaves_the_index(tmp_path):
    path = keep(tmp_path, "one")
    note(tmp_path, finished(catalogued(tmp_path, SUFFIX)).listed)
    path.unlink()
    found = finished(catalogued(tmp_path, SUFFIX))
    assert (found.listed, found.fresh) == ((), True)


def test_a_file_that_is_no_record_stands_there_without_a_game(tmp_path):
    (tmp_path / f"x{SUFFIX}").write_bytes(b"[" * 100_000)
    (tmp_path / f"y{SUFFIX}").write_bytes(b"\xff\0")
    assert {each.game for each in finished(catalogued(tmp_path, SUFFIX)).listed} == {""}


def test_no_step_reads_more_than_one_record(tmp_path):
    for number in range(9):
        keep(tmp_path, str(number))
    assert sum(1 for _ in catalogued(tmp_path, SUFFIX)) >= 9


def test_a_record_of_which_only_the_backup_is_left_is_read_from_it(tmp_path):
    aged(keep(tmp_path, "two"), 2)
    path = aged(keep(tmp_path, "one"), 3)
    path.rename(store.backup(path))
    listed = finished(catalogued(tmp_path, SUFFIX)).listed
    assert (listed[0].path, listed[0].game) == (path, "demo")


def old(folder, *labels, name="x"):
    path = keep(folder, name, 1, *labels)
    return finished(catalogued(folder, SUFFIX)).listed if path else ()


def test_only_the_oldest_that_were_kept_by_themselves_are_too_many(tmp_path):
    for number in range(6):
        aged(keep(tmp_path, f"own{number}", 1, BY_ITSELF, ("date", "2020-01-01")), number)
    for number in range(3):
        aged(keep(tmp_path, f"hand{number}", 1, ("date", "2020-01-01")), number)
    listed = finished(catalogued(tmp_path, SUFFIX)).listed
    gone = too_many(listed, 2, "2026-11-21")
    assert [each.path.stem for each in gone] == ["own3", "own2", "own1", "own0"]


def test_a_limit_that_is_off_takes_nothing_away(tmp_path):
    assert too_many(old(tmp_path, BY_ITSELF, ("date", "2020-01-01")), 0, "2026-11-21") == ()


def test_a_record_of_today_is_never_too_many(tmp_path):
    for number in range(3):
        keep(tmp_path, str(number), 1, BY_ITSELF, ("date", "2026-11-21"))
    listed = finished(catalogued(tmp_path, SUFFIX)).listed
    assert too_many(listed, 1, "2026-11-21") == ()
    assert len(too_many(listed, 1, "2026-11-22")) == 2


def test_what_was_left_unfinished_was_kept_by_itself_unless_it_is_marked(tmp_path):
    path = keep(tmp_path, f"2020-01-01-demo{catalogue.LEFT}001")
    assert finished(catalogued(tmp_path, SUFFIX)).listed[0].by_itself
    relabel(path, {MARK: "1"})
    assert not finished(catalogued(tmp_path, SUFFIX)).listed[0].by_itself


def test_a_label_changes_nothing_else_of_a_record(tmp_path):
    path = aged(keep(tmp_path, "one", 5, ("map", "duel"), ("date", "2020-01-01")), 77)
    before = read_record(store.load(path), GAMES)
    relabel(path, {TITLE: "Фінал", MARK: "1"})
    relabel(path, {MARK: ""})
    after_it = read_record(store.load(path), GAMES)
    assert dict(after_it.header.labels)[TITLE] == "Фінал"
    assert replace(after_it, header=before.header) == before
    assert set(before.header.labels) == set(after_it.header.labels) - {(TITLE, "Фінал")}
    assert path.stat().st_mtime == 77


def test_a_damaged_record_is_not_labelled(tmp_path):
    path = tmp_path / f"x{SUFFIX}"
    path.write_bytes(b"xx")
    with pytest.raises(Damaged, match=f"x{SUFFIX} is damaged"):
        relabel(path, {TITLE: "a"})
    assert path.read_bytes() == b"xx"


def test_a_record_of_a_newer_program_is_not_labelled(tmp_path):
    path = keep(tmp_path, "one")
    text = store.load(path)
    head = json.loads(text.partition("\n")[0])
    path.write_bytes(store.sealed(json.dumps({**head, "format": 2}) + "\n"))
    with pytest.raises(Foreign):
        relabel(path, {TITLE: "a"})
