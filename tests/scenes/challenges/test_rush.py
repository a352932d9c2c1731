"""A rush: each puzzle harder than the one before, three misses or the clock end it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.scenes.challenges.left_half_way import named
from game.scenes.challenges.puzzle_choice import for_rush, puzzles_of, rush_puzzle
from game.scenes.challenges.puzzles_page import puzzles_scene
from game.scenes.challenges.rush import MINUTE_MS, MISSES, rush_scene
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.widgets.widget_kinds import Label
from game.session.people import skill
from game.view.show.show_paces import OFF
from tests import stage
from tests.content.tasks.challenge_play import action_of
from tests.scenes.challenges.challenge_doors import PlainTable, settle, with_tables

GAME = "tank_chess"
SHORT = for_rush(puzzles_of(GAME))


@pytest.fixture
def plain(kit):
    return with_tables(kit)


def begun(kit, minutes=3):
    played = stage.stack(puzzles_scene(kit, GAME))
    played.handle(Changed("rush", minutes))
    return played


def on_table(kit, played):
    return named(kit, dict(played.top.match.header.labels)["challenge"])


def act(kit, played, right):
    """Solve the puzzle, or begin with another turn."""
    match, lines = played.top.match, on_table(kit, played).lot.solution
    key = action_of(match.rules, match.table, lines[0])
    if right:
        for line in lines:
            match.submit(action_of(match.rules, match.table, line))
    else:
        match.submit(next(a for a in match.rules.legal(match.table, 0) if a != key))
    played.update(16)


def over(played):
    return not isinstance(played.top, PlainTable)


def said(played):
    return [each.words for each in stage.widgets_of(played.top) if isinstance(each, Label)]


def test_the_third_miss_ends_it_and_a_wrong_first_turn_is_one(plain):
    played = begun(plain)
    for right in (True, False, True, False):
        act(plain, played, right)
        assert not over(played)
    assert "✕✕·" in played.top.quest.title()
    act(plain, played, False)
    assert over(played)
    (kept,) = skill.known(plain.folder).best(GAME, 3)
    assert kept.solved == 2


def test_a_board_that_cannot_be_read_counts_for_nothing(plain):
    lost = tuple(
        replace(SHORT[0], name=f"lost {number}", place="tank_chess/nowhere.tmx", drawn=None)
        for number in range(6)
    )
    ended = []

    def over(rush):
        ended.append(rush)
        return puzzles_scene(plain, GAME)

    played = stage.stack(rush_scene(plain, GAME, (*lost, SHORT[0]), 3, over))
    assert dict(played.top.match.header.labels)["challenge"] == SHORT[0].id
    act(plain, played, True)
    (rush,) = ended
    assert (rush.had, rush.solved) == ([SHORT[0].id], [SHORT[0].id])


def test_no_puzzle_comes_twice_and_they_grow_harder():
    had = []
    while found := rush_puzzle(SHORT, had, len(had), 7):
        had.append(found.id)
    assert sorted(had) == sorted(each.id for each in SHORT)
    grades = {each.id: each.lot.grade for each in SHORT}
    first, later = had[:10], had[10:20]
    assert max(grades[each] for each in first) < max(grades[each] for each in later)


def test_the_clock_ends_it(plain):
    played = begun(plain)
    act(plain, played, True)
    assert played.top.quest.passing(3 * MINUTE_MS - 1) is None
    assert "0:01" in played.top.quest.title()
    change = played.top.quest.passing(1)
    assert change is not None
    assert any("1 puzzle" in words for words in said(stage.stack(change.scene)))


def test_it_leaves_the_rating_alone(plain):
    played = begun(plain)
    for _ in range(MISSES):
        act(plain, played, False)
    known = skill.known(plain.folder)
    assert (known.tried, known.rated) == ((), ())


def test_one_begins_anew_from_its_end(plain):
    played = begun(plain, 5)
    for _ in range(MISSES):
        act(plain, played, False)
    played.handle(Chosen("again"))
    assert not over(played)
    assert "5:00" in played.top.quest.title()


@pytest.mark.parametrize("game", ["tank_chess", "tanchiki"])
def test_the_clock_runs_at_a_real_table_and_stands_in_the_pause(kit, game):
    played = stage.stack(puzzles_scene(kit, game))
    played.handle(Changed("rush", 3))
    table = played.top
    for _ in range(2_000):
        played.update(50)
        if "3:00" not in sitting(table).terms.quest.title():
            break
    assert "2:59" in sitting(table).terms.quest.title()
    assert table.moving
    assert sitting(table).private


def test_a_real_table_gives_way_to_the_next_puzzle(kit):
    """A solution, and then a wrong first turn, each end the table as soon as they are seen."""
    kit.settings.change(speed=OFF, bot_speed=OFF)
    played = stage.stack(puzzles_scene(kit, GAME))
    played.handle(Changed("rush", 3))
    for right, told in ((True, "solved: 1"), (False, "✕··")):
        live = played.top.desk.live
        settle(played, live)
        match, lines = live.match, named(kit, dict(live.match.header.labels)["challenge"])
        key = action_of(match.rules, match.table, lines.lot.solution[0])
        every = match.rules.legal(match.table, 0)
        live.submit(key if right else next(each for each in every if each != key))
        settle(played, live)
        assert told in played.top.desk.sitting.terms.quest.title()


def sitting(table):
    return table.desk.sitting
