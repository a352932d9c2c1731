"""The page of the puzzles: the next one near the rating, those of the day, and what counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.tasks.puzzle_of_the_day import SINCE, puzzle_of_the_day
from game.scenes.challenges.left_half_way import named
from game.scenes.challenges.playing import match_of
from game.scenes.challenges.puzzle_choice import next_puzzle, puzzles_of, themes_of
from game.scenes.challenges.puzzles_page import puzzles_scene
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saving import autosaver
from game.scenes.widgets.widget_kinds import Label
from game.session.people import skill
from game.session.people.glicko import Rating
from game.session.people.skill import Rated, Skill
from tests import stage
from tests.content.tasks.challenge_play import action_of
from tests.scenes.challenges.challenge_doors import PlainTable, with_tables

GAME = "tank_chess"
EVERY = puzzles_of(GAME)


@pytest.fixture
def kit(kit):
    return replace(with_tables(kit), today=SINCE.isoformat)


def opened(kit):
    return stage.stack(puzzles_scene(kit, GAME))


def on_table(kit, played):
    assert isinstance(played.top, PlainTable)
    return named(kit, dict(played.top.match.header.labels)["challenge"])


def solve(kit, played):
    table = played.top
    for line in on_table(kit, played).lot.solution:
        table.match.submit(action_of(table.match.rules, table.match.table, line))
    played.update(16)


def err(kit, played):
    """Begin with another turn than the right one."""
    match = played.top.match
    key = action_of(match.rules, match.table, on_table(kit, played).lot.solution[0])
    other = (each for each in match.rules.legal(match.table, 0) if each != key)
    match.submit(
        next(each for each in other if not match.rules.apply(match.state, each).state.table.end)
    )


def said(played):
    return [each.words for each in stage.widgets_of(played.top) if isinstance(each, Label)]


@pytest.mark.parametrize("points", [500, 1100, 1900])
def test_the_next_puzzle_is_near_the_rating(points):
    known = Skill(rated=(Rated(GAME, Rating(points)),))
    found = {next_puzzle(EVERY, known, seed) for seed in range(20)}
    nearest = min(abs(each.lot.grade - points) for each in EVERY)
    assert len(found) > 1
    assert all(abs(each.lot.grade - points) < nearest + 150 for each in found)


def test_none_comes_again_before_all_were_tried():
    few, known = EVERY[:12], Skill()
    for seed in range(len(few)):
        found = next_puzzle(few, known, seed)
        assert found.id not in known.tried
        known = known.after(found.id, found.lot.grade, True)
    assert next_puzzle(few, known, 1).id in known.tried[:6]


def test_one_puzzle_after_the_other(kit):
    played = opened(kit)
    played.handle(Chosen("next"))
    first = on_table(kit, played)
    solve(kit, played)
    assert any("Rating" in words for words in said(played))
    played.handle(Chosen("next"))
    assert on_table(kit, played) != first
    assert skill.known(kit.folder).tried == (first.id,)


def test_a_chosen_theme_is_that_of_the_puzzles(kit):
    played = opened(kit)
    theme = themes_of(GAME, EVERY).index("fork")
    played.handle(Changed("theme", theme + 1))
    played.handle(Chosen("next"))
    assert on_table(kit, played).lot.theme == "fork"


def test_each_strength_of_the_day_has_its_button_and_its_stars(kit):
    played = opened(kit)
    played.handle(Changed("day", 2))
    hard = puzzle_of_the_day(GAME, kit.today())[2]
    assert on_table(kit, played).id == hard.id
    solve(kit, played)
    known = skill.known(kit.folder)
    assert known.stars_of(kit.today(), hard.id) == 3
    assert known.days_in_a_row(kit.today()) == 1


def test_what_was_left_half_way_comes_first(kit):
    left = EVERY[-1]
    match = match_of(kit, left)
    match.submit(action_of(match.rules, match.table, left.lot.solution[0]))
    autosaver(challenge_kit(kit), GAME)(match)
    played = opened(kit)
    played.handle(Chosen("next"))
    assert on_table(kit, played) == left
    assert played.top.match.count == 1


def test_to_begin_anew_after_a_turn_is_a_miss_and_before_it_is_free(kit):
    played = opened(kit)
    played.handle(Chosen("next"))
    played.top.quest.again()
    assert skill.known(kit.folder).tried == ()
    err(kit, played)
    played.top.quest.again()
    known = skill.known(kit.folder)
    assert (len(known.tried), known.in_game(GAME).streak) == (1, 0)
    assert known.in_game(GAME).rating.points < skill.FIRST_GRADE


def test_a_hint_or_a_turn_taken_back_is_a_miss(kit):
    played = opened(kit)
    played.handle(Chosen("next"))
    match = played.top.match
    err(kit, played)
    match.undo_agreed(0)
    solve(kit, played)
    assert skill.known(kit.folder).in_game(GAME).streak == 0


def test_somebody_with_a_name_has_a_rating_of_the_own(kit):
    played = opened(kit)
    kit.settings.change(person="Ann")
    played.handle(Chosen("next"))
    solve(kit, played)
    assert skill.known(kit.folder, "Ann").in_game(GAME).streak == 1
    assert skill.known(kit.folder, "Bob").tried == ()
