"""What comes of a lesson, or of a match, is told when the last explosion has burned out."""

import pytest

from game.scenes.frame.stack import SceneStack
from game.scenes.lessons.coach import lesson_table
from game.scenes.lessons.lesson_progress import course_of
from game.scenes.pages.widget_scene import Sheet
from tests import stage
from tests.scenes.lessons.learner import answer, card, does, let_pass, live

EXPLOSIVE = [
    ("tanchiki", "shoot"),
    ("tank_chess", "commander"),
    ("dice_and_armour", "ram"),
    ("proving_ground", "rival"),
]


def watched(kit, scene):
    """Return a stack at the usual speed, with all that burns."""
    kit.settings.change(speed=100, bot_speed=100)
    stack = SceneStack(scene)
    stack.handle(stage.resized((1280, 720)))
    let_pass(stack)
    return stack


def burnt_when_told(stack, told):
    """Let time pass until it is told; return how long something burned after all was shown."""
    reel, burned = live(stack).playback, 0
    for _ in range(2000):
        stack.update(20)
        if told(stack):
            assert not reel.burning
            return burned
        reel = live(stack).playback
        burned += reel.idle and reel.burning
    raise AssertionError("it was never told")


@pytest.mark.parametrize("game, name", EXPLOSIVE)
def test_a_lesson_is_praised_when_nothing_burns_any_more(kit, game, name):
    course = course_of(game)
    place = next(n for n, lesson in enumerate(course.lessons) if lesson.name == name)
    stack = watched(kit, lesson_table(kit, course, place))
    answer(stack, "begin")
    does(stack, course.lessons[place].solution)
    assert burnt_when_told(stack, lambda s: isinstance(s.top, Sheet)) > 0
    assert kit.words(f"{course.lessons[place].key}.done") in card(stack)
