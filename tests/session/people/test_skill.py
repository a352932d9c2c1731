"""What is remembered of a solver: the grade, the streak, and the days."""

from __future__ import annotations

import pytest

from game.session.people import skill
from game.session.people.glicko import LEAST
from game.session.people.skill import BEST, FIRST_GRADE, MOST_TRIED, NAME, Rush, Skill


def points(found: Skill, game: str = "g") -> int:
    return found.in_game(game).rating.points


def test_a_solved_puzzle_raises_the_grade_and_a_missed_one_lowers_it():
    fresh = Skill()
    missed = fresh.after("g.a", 900, False)
    assert points(fresh.after("g.a", 900, True)) > FIRST_GRADE > points(missed)


def test_a_hard_puzzle_raises_the_grade_more_than_an_easy_one():
    assert points(Skill().after("g.a", 1500, True)) > points(Skill().after("g.a", 600, True))


def test_only_the_first_try_counts():
    missed = Skill().after("g.a", 900, False)
    assert missed.after("g.a", 900, True) == missed


def test_a_streak_ends_with_a_miss_and_its_length_stays_known():
    found = Skill()
    for number in range(3):
        found = found.after(f"g.s{number}", 900, True)
    found = found.after("g.m", 900, False)
    now = found.in_game("g")
    assert (now.streak, now.longest) == (0, 3)


def test_who_solves_all_of_one_hardness_comes_above_it():
    found = Skill()
    for number in range(60):
        found = found.after(f"g.s{number}", 1400, True)
    assert points(found) > 1400


def test_no_row_of_misses_leads_below_the_lowest_grade():
    found = Skill()
    for number in range(50):
        found = found.after(f"g.m{number}", 100, False)
    assert points(found) == LEAST


def test_the_list_of_what_was_tried_is_bounded():
    found = Skill(tried=tuple(map(str, range(MOST_TRIED))))
    assert len(found.after("g.new", 900, True).tried) == MOST_TRIED


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
    skill.change(tmp_path, lambda now: now.after("g.a", 900, True))
    assert skill.known(tmp_path) == Skill().after("g.a", 900, True)


def test_a_damaged_file_is_no_obstacle(tmp_path):
    (tmp_path / NAME).write_bytes(b"\0{")
    assert skill.known(tmp_path) == Skill()
    skill.change(tmp_path, lambda now: now.after("g.a", 900, True))
    assert skill.known(tmp_path).tried == ("g.a",)


def test_each_game_has_a_rating_of_its_own():
    found = Skill().after("g.a", 900, True)
    assert found.in_game("h") == Skill().in_game("h")
    assert found.in_game("g").past == (points(found),)


def test_a_grade_of_before_goes_on_as_a_rating_that_is_known_well(tmp_path):
    old = Skill(grade=1310, streak=4, longest=9, tried=tuple(f"g.{n}" for n in range(80)))
    now = old.in_game("g")
    assert (now.rating.points, now.streak, now.longest) == (1310, 4, 9)
    assert now.rating.unsure < 100
    assert abs(points(old.after("g.new", 1310, False)) - 1310) < 40
    assert points(old, "h") == FIRST_GRADE


def test_a_rating_moves_less_and_less():
    found, before = Skill(), Skill().in_game("g").rating
    for number in range(10):
        found = found.after(f"g.{number}", points(found), number % 2 == 0)
        assert found.in_game("g").rating.unsure < before.unsure
        before = found.in_game("g").rating


def test_only_the_best_rushes_of_a_length_are_kept_the_best_first():
    found = Skill().rushed(Rush("g", 5, 1, "2026-11-22"))
    for solved in (3, 9, 1, 7, 2, 8):
        found = found.rushed(Rush("g", 3, solved, "2026-11-22"))
    assert [each.solved for each in found.best("g", 3)] == [9, 8, 7, 3, 2]
    assert len(found.best("g", 5)) == 1
    assert len(found.best("g", 3)) == BEST


def test_the_first_person_takes_over_what_was_kept_and_others_begin_anew(tmp_path):
    skill.change(tmp_path, lambda now: now.after("g.a", 900, True))
    skill.change(tmp_path, lambda now: now.after("g.b", 900, True), "Ann")
    skill.change(tmp_path, lambda now: now.after("g.c", 900, True), "Bob")
    assert skill.known(tmp_path, "Ann").tried == ("g.a", "g.b")
    assert skill.known(tmp_path, "Bob").tried == ("g.c",)
    assert skill.known(tmp_path).tried == ()
