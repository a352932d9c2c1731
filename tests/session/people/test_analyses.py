"""What an analysis has found is remembered beside the records."""

from game.session.people import analyses
from game.session.people.analyses import MOST, mark, note, noted
from tests.session.made import after


def test_what_is_noted_of_a_match_is_found_again(tmp_path):
    note(tmp_path, "8-ab", (91, None))
    note(tmp_path, "9-cd", (40, 55))
    assert noted(tmp_path) == {"8-ab": (91, None), "9-cd": (40, 55)}


def test_a_later_analysis_of_a_match_counts(tmp_path):
    for percent in (10, 20):
        note(tmp_path, "8-ab", (percent, 1))
    assert noted(tmp_path) == {"8-ab": (20, 1)}


def test_a_match_is_known_whatever_it_is_called():
    assert mark(after(9).done) == mark(after(9).record().standing)
    assert len({mark(after(count).done) for count in range(9)}) == 9


def test_where_nothing_is_noted_nothing_is_known(tmp_path):
    assert noted(tmp_path) == {}


def test_what_cannot_be_read_is_passed_by_and_made_anew(tmp_path):
    note(tmp_path, "8-ab", (91, 2))
    path = tmp_path / analyses.NAME
    path.write_bytes(path.read_bytes() + b'["x", "y"]\n[[[\n\xff\n[]\n["z", 1e99]\n')
    assert noted(tmp_path) == {"8-ab": (91, 2), "z": (100,)}
    path.write_bytes(b"[" * 90_000)
    assert noted(tmp_path) == {}
    note(tmp_path, "9-cd", (1, 2))
    assert noted(tmp_path) == {"9-cd": (1, 2)}


def test_the_oldest_go_where_there_are_too_many(tmp_path):
    lines = "\n".join(f'["{number}-x", 1, 2]' for number in range(MOST))
    (tmp_path / analyses.NAME).write_text(f'{{"analyses": 1}}\n{lines}\n')
    note(tmp_path, "new", (3, 4))
    found = noted(tmp_path)
    assert (len(found), "0-x" in found, found["new"]) == (MOST, False, (3, 4))
