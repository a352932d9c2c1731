"""Evenings: points by places, one line for each who plays, and a file of their own."""

import pytest

from game.session.match.record import Damaged, Foreign
from game.session.people.evenings import Chair, Evening, Evenings, Played, change, known, points
from game.session.records.store import save

CHAIRS = (Chair("Ann"), Chair("Bob"), Chair("Cy", "soldier"))


def played(seed, places, called=("Ann", "Bob", "Cy")):
    return Played("a game", seed, called, places)


def evening(*matches):
    now = Evening("mark", "2026-11-21")
    for match in matches:
        now = now.played(match, CHAIRS)
    return now


def test_two_points_for_each_left_behind_and_one_for_each_equal():
    assert [points((0, 1, 1, 3), place) for place in (0, 1, 1, 3)] == [6, 3, 3, 0]
    assert [points((0, 0), place) for place in (0, 0)] == [1, 1]


def test_the_table_has_the_most_points_first_and_equals_share_a_place():
    lines = evening(played(1, (0, 1, 2)), played(2, (1, 0, 2))).standing
    assert [(line.called, line.place, line.points, line.won) for line in lines] == [
        ("Ann", 1, 6, 1),
        ("Bob", 1, 6, 1),
        ("Cy", 3, 0, 0),
    ]


def test_a_match_counts_once_though_its_end_is_seen_again():
    assert len(evening(played(1, (0, 1, 2)), played(1, (2, 1, 0))).matches) == 1


def test_the_last_person_of_the_latest_match_chooses():
    assert evening(played(1, (0, 1, 2))).chooser == "Bob"
    assert evening(played(1, (0, 1, 2)), played(2, (1, 0, 2))).chooser == "Ann"
    assert evening().chooser == ""
    assert evening(played(1, (0, 1), ("Ann", "Cy"))).chooser == ""


def test_who_sits_out_keeps_a_chair():
    now = evening(played(1, (0, 1, 2))).played(played(2, (0, 1), ("Cy", "Ann")), CHAIRS[2::-2])
    assert [chair.called for chair in now.chairs] == ["Cy", "Ann", "Bob"]


def test_an_evening_that_is_over_counts_no_more():
    over = Evenings((evening(played(1, (0, 1, 2))),)).ended("mark")
    assert over.going is None
    assert over.all[0].played(played(2, (0, 1, 2)), CHAIRS) == over.all[0]


def test_an_evening_without_a_match_leaves_nothing_behind():
    assert Evenings((evening(),)).ended("mark") == Evenings()


def test_only_one_evening_goes_on():
    now = Evenings().begun("one", "2026-11-21").begun("two", "2026-11-21")
    assert [each.mark for each in now.all] == ["one"]
    now = now.put("one", lambda each: each.played(played(1, (0, 1, 2)), CHAIRS)).ended("one")
    assert [each.mark for each in now.begun("two", "2026-11-22").all] == ["two", "one"]


def test_evenings_are_read_as_they_were_written(tmp_path):
    path, written = tmp_path / "evenings.jsonl", Evenings((evening(played(1, (0, 1, 2))),))
    change(path, lambda now: written)
    assert known(path) == (written, None)


def test_a_damaged_file_is_set_aside_and_the_one_before_is_taken(tmp_path):
    path = tmp_path / "evenings.jsonl"
    change(path, lambda now: now.begun("one", "2026-11-21"))
    change(path, lambda now: Evenings((evening(played(1, (0, 1, 2))),)))
    path.write_bytes(path.read_bytes()[:-9])
    found, fault = known(path)
    assert isinstance(fault, Damaged)
    assert [each.mark for each in found.all] == ["one"]
    assert path.with_name(path.name + ".bad").exists()


@pytest.mark.parametrize("text", ["{}", "[]", '{"format":1,"all":7}', '{"format":1,"all":[[]]}'])
def test_what_is_no_evening_is_told(tmp_path, text):
    path = tmp_path / "evenings.jsonl"
    save(path, text)
    assert isinstance(known(path)[1], Damaged)


def test_a_newer_programs_file_stays_as_it_is(tmp_path):
    path = tmp_path / "evenings.jsonl"
    save(path, '{"format":2}')
    with pytest.raises(Foreign):
        change(path, lambda now: now.begun("one", "2026-11-21"))
    assert '{"format":2}' in path.read_text()
