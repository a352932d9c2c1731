"""What the tasks of the lamps ask for, as somebody would say it, and their results as text."""

from dataclasses import replace

import pytest

from game.content.tasks.challenges import load_challenges
from game.content.texts import LANGUAGES
from game.link.qr_code import squares
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.check_page import check_scene
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.words import goal_of, title_of
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.widgets.widget_kinds import Label
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.scenes.challenges.challenge_doors import with_tables


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("moths_fly_to_light", "Repel the Dark"),
        ("wait_for_him", "Frighten Light"),
        ("bait", "Repel the Dark 2 times"),
        ("somewhere_in_the_corners", "Light 3 lamps"),
    ],
)
def test_what_is_to_be_done_once_is_not_counted(kit, name, asked):
    tasks = {each.name: each for each in load_challenges("lamps_till_dawn")}
    assert goal_of(kit, tasks[name]) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_task_counts_to_one_in_any_language(tmp_path, brushes, language):
    kit = stage.make_kit(tmp_path, brushes, language)
    once = [each for each in load_challenges("lamps_till_dawn") if each.goal.count == 1]
    assert len(once) > 3
    assert not any("1" in goal_of(kit, each) for each in once if each.goal.aim != "win")


def test_a_solved_night_is_copied_as_text_and_any_other_table_checks_it(kit):
    copied = []
    kit = replace(with_tables(kit), copy=lambda words: not copied.append(words), squares=squares)
    task = load_challenges("lamps_till_dawn")[0]
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", games_of(kit).index("lamps_till_dawn")))
    played.handle(Said(PickOut(1)))
    played.handle(Chosen("play"))
    for line in solution(task):
        match = played.top.match
        match.submit(action_of(match.rules, match.table, line))
    for _ in range(600):
        played.update(20)
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    page = check_scene(kit)
    page.handle(stage.resized((1280, 720)))
    page.handle(Changed("text", copied[-1]))
    page.handle(Chosen("check"))
    said = " ".join(each.words for each in stage.widgets_of(page) if isinstance(each, Label))
    assert title_of(kit, task) in said
