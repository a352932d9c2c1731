"""At the table of every lesson lies what a learner needs, and nothing that ends it by giving up."""

import pytest

from game.content.lessons.lesson_homes import has_lessons
from game.content.texts import LANGUAGES
from game.core.spelling import Word
from game.rules import GAMES
from game.scenes.lessons.lesson_progress import course_of
from game.scenes.play.quest_on_page import Wish
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.letter_styles import BUTTON
from tests import stage
from tests.scenes.lessons.learner import begun, card, let_pass, live
from tests.scenes.table.hands import click

TAUGHT = tuple(game for game in GAMES if has_lessons(game))


def wish(stack, name):
    """Click the control of a wish."""
    found = {b.says: b for b in stage.widgets_of(stack.top) if isinstance(b, Button)}
    click(stack, found[Wish(name)])
    let_pass(stack)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_learner_can_be_told_again_what_to_do(kit, game):
    course = course_of(game)
    stack = begun(kit, course)
    wish(stack, "words")
    assert kit.words(f"{course.lessons[0].key}.words") in card(stack)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_learner_can_begin_a_lesson_anew_at_the_table(kit, game):
    course = course_of(game)
    stack = begun(kit, course)
    before = live(stack).match
    wish(stack, "again")
    assert kit.words(f"{course.lessons[0].key}.words") in card(stack)
    table = stack._scenes[-2]
    assert (table.live if hasattr(table, "live") else table.desk.live).match is not before


@pytest.mark.parametrize("game", TAUGHT)
def test_a_learner_can_go_on_to_the_next_lesson(kit, game):
    course = course_of(game)
    stack = begun(kit, course)
    wish(stack, "next")
    assert kit.words(f"{course.lessons[1].key}.words") in card(stack)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_learner_can_leave_a_lesson(kit, game):
    stack = begun(kit, course_of(game))
    wish(stack, "leave")
    assert stack.depth == 0


BARRED = {"dice_and_armour": Word("surrender"), "hold_the_banner": Word("refill")}
"""What no lesson of a game asks for: to give up, or to spend the turn on new cards."""
LESSONS = [(game, place) for game in BARRED for place in range(len(course_of(game).lessons))]


@pytest.mark.parametrize(("game", "place"), LESSONS)
def test_no_lesson_offers_what_none_asks_for(kit, game, place):
    stack = begun(kit, course_of(game), place)
    assert BARRED[game] not in stack.top.desk.choosing.picking(0).next


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_wish_have_air_beside_them(kit, language):
    kit.words.speak(language)
    stack = begun(kit, course_of("tanchiki"))
    wishes = [b for b in stage.widgets_of(stack.top) if getattr(b, "name", "")[:5] == "wish."]
    page = stack.top.desk.page
    assert len(wishes) == 4
    for each in wishes:
        assert each.box.width - page.measure(each.words, BUTTON)[0] >= 12
