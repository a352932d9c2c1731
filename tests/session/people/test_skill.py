"""What is remembered of a solver: the grade, the streak, and the days."""

from __future__ import annotations

import pytest

from game.session.people import skill
from game.session.people.skill import FIRST_GRADE, MOST_TRIED, NAME, Skill


def test_a_solved_puzzle_raises_the_grade_and_a_missed_one_lowers_it():
    fresh = Skill()
    assert fresh.after("a", 900, True).grade > FIRST_GRADE > fresh.after("a", 900, False).grade


def test_a_hard_puzzle_raises_the_grade_more_than_an_easy_one():
    assert Skill().after("a", 1500, True).grade > Skill().after("a", 600, True).grade


def test_only_the_first_try_counts():
    missed = Skill().after("a", 900, False)
    assert missed.after("a", 900, True) == missed


def test_a_streak_ends_with_a_miss_and_its_length_stays_known():
    found = Skill()
    for number in range(3):
        found = found.after(f"s{number}", 900, True)
    found = found.after("m", 900, False)
    assert (found.streak, found.longest) == (0, 3)


def test_who_solves_all_of_one_hardness_comes_above_it():
    found = Skill()
    for number in range(60):
        found = found.after(f"s{number}", 1400, True)
    assert found.grade > 1400


def test_no_row_of_misses_leads_below_the_lowest_grade():
    found = Skill(grade=120)
    for number in range(50):
        found = found.after(f"m{number}", 100, False)
    assert found.grade == 100


def test_the_list_of_what_was_tried_is_bounded():
    found = Skill(tried=tuple(map(str, range(MOST_TRIED))))
    assert len(found.after("new", 900, True).tried) == MOST_TRIED


def test_the_task_of_a_day_counts_once():
    found = Skill().on_day("2026-11-22", "x", 1).on_day("2026-11-22", "x", 3)
    assert found.stars_of("2026-11-22", "x") == 1


@pytest.mark.parametrize(
    ("days", "today", "count"),
    [
        ((), "2026-11-22", 0),
        (("2026-11-22",), "2026-11-22", 1),
        (("2026-11-20", "2026-11-21"), "2026-11-22", 2),
        (("2026-11-19", "2026-11-20"), "2026-11-22", 0),
        (("2026-10-31", "2026-11-01", "2026-11-02"), "2026-11-02", 3),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(days, today, count):
    found = Skill()
    for day in days:
        found = found.on_day(day, "x", 2)
    assert found.days_in_a_row(today) == count


def test_a_day_without_a_star_does_not_go_on_the_row():
    assert Skill().on_day("2026-11-22", "x", 0).days_in_a_row("2026-11-22") == 0


def test_it_is_kept_in_a_file_and_read_again(tmp_path):
    skill.change(tmp_path, lambda now: now.after("a", 900, True))
    assert skill.known(tmp_path) == Skill().after("a", 900, True)


def test_a_damaged_file_is_no_obstacle(tmp_path):
    (tmp_path / NAME).write_bytes(b"\0{")
    assert skill.known(tmp_path) == Skill()
    skill.change(tmp_path, lambda now: now.after("a", 900, True))
    assert skill.known(tmp_path).tried == ("a",)
