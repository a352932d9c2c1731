"""Mistakes that come back in a week: kept, dropped, and read from whatever stands in the file."""

from dataclasses import replace

from game.session.people.mistakes import MOST, NAME, Missed, in_a_week, kept, note

ONE = Missed("2026-03-08", "Ann", "8/8 w 0 1", "H A1>A2/N", (("H A1>A3/N", 40), ("H A1>A4/N", 20)))


def test_what_is_missed_comes_back_in_a_week():
    assert in_a_week("2026-02-26") == "2026-03-05"


def test_what_is_missed_is_kept_once_and_what_is_right_no_more(tmp_path):
    note(tmp_path, ONE, right=False)
    other = replace(ONE, person="Bob")
    note(tmp_path, other, right=False)
    later = replace(ONE, due="2026-04-01")
    note(tmp_path, later, right=False)
    assert kept(tmp_path) == (other, later)
    note(tmp_path, ONE, right=True)
    assert kept(tmp_path) == (other,)


def test_no_more_than_so_many_are_kept_the_latest(tmp_path):
    for number in range(MOST + 2):
        note(tmp_path, replace(ONE, position=str(number)), right=False)
    assert [one.position for one in kept(tmp_path)] == [str(n) for n in range(2, MOST + 2)]


def test_a_damaged_line_costs_no_other_one(tmp_path):
    note(tmp_path, ONE, right=False)
    note(tmp_path, replace(ONE, position="other"), right=False)
    head, first, second = (tmp_path / NAME).read_text("utf-8").splitlines()
    for damaged in ("{", "[1]", first.replace("2026-03-08", "soon"), "null"):
        (tmp_path / NAME).write_text("\n".join((head, damaged, second)), "utf-8")
        assert [one.position for one in kept(tmp_path)] == ["other"]
    (tmp_path / NAME).write_text("[]", "utf-8")
    assert kept(tmp_path) == ()
