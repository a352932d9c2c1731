"""The table of friends: their best results on each challenge, kept in a small sealed file."""

from __future__ import annotations

import pytest

from game.session.people import friends_results
from game.session.people.friends_results import Friend, Friends, Shared, change, known


def shared(friend, turn=2, stars=3, challenge="tanchiki.hunt", points=0):
    return Shared(friend, challenge, turn, stars, points, f"TK2-{friend}{turn}")


def test_nobody_is_known_at_first(tmp_path):
    assert known(tmp_path) == Friends()


def test_what_was_kept_is_known_again(tmp_path):
    change(tmp_path, lambda now: now.sharing(shared("Oksana")))
    assert known(tmp_path).on("tanchiki.hunt") == (shared("Oksana"),)


def test_only_the_best_result_of_a_friend_on_a_challenge_is_kept():
    all_of = Friends().sharing(shared("Ann", 3, 2)).sharing(shared("Ann", 2, 3))
    assert all_of.sharing(shared("Ann", 5, 1)).results == (shared("Ann", 2, 3),)


def test_stars_come_before_points_and_points_before_turns():
    each = shared("A", 9, 3), shared("B", 1, 2), shared("C", 5, 3, points=4), shared("D", 8, 3)
    found = Friends(each).on("tanchiki.hunt")
    assert "".join(one.friend for one in found) == "CDAB"


def test_the_table_counts_the_stars_of_everybody():
    results = shared("Ann"), shared("Bo", 4, 1), shared("Bo", 2, 3, "tanchiki.edge")
    assert Friends(results).table() == (Friend("Bo", 2, 4), Friend("Ann", 1, 3))


def test_a_friend_can_be_left_out():
    assert Friends((shared("Ann"), shared("Bo"))).without("Ann").results == (shared("Bo"),)


def test_a_damaged_file_is_no_obstacle(tmp_path):
    change(tmp_path, lambda now: now.sharing(shared("Oksana")))
    (tmp_path / friends_results.NAME).write_bytes(b"\0")
    assert known(tmp_path) in (Friends(), Friends((shared("Oksana"),)))
    change(tmp_path, lambda now: now.sharing(shared("Bo")))
    assert shared("Bo") in known(tmp_path).results


@pytest.mark.parametrize("name", ["x" * 25, "x" * 5000])
def test_a_name_that_is_too_long_is_not_read(tmp_path, name):
    change(tmp_path, lambda now: now.sharing(shared(name)))
    assert known(tmp_path) == Friends()
