"""What the tasks of the lamps ask for, as somebody would say it."""

import pytest

from game.content.tasks.challenges import load_challenges
from game.content.texts import LANGUAGES
from game.scenes.challenges.words import goal_of
from tests import stage


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
