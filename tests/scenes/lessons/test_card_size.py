"""The words of a lesson grow with the letters, however long they are."""

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.texts import LANGUAGES
from game.scenes.faces.all_faces import faces_of
from game.scenes.lessons.coach import RIGHT, TASK, Coach
from game.scenes.lessons.lesson_card import LessonCard, answer_boxes, card_scene
from game.scenes.lessons.lesson_progress import course_of
from game.scenes.widgets.widget_kinds import Label
from game.view.canvas.box import Box
from game.view.canvas.canvas import scale_of
from game.view.canvas.letter_styles import BODY
from tests import stage

PAGE = (1280, 720)


def size_of(kit, brushes, card, aside):
    """Return the pixels in which the words of a card are set."""
    scene = card_scene(kit, card, lambda name: None, aside)
    scene.handle(stage.resized(PAGE))
    label = next(
        w for w in stage.widgets_of(scene) if isinstance(w, Label) and w.words == card.words
    )
    box, scale = label.box, scale_of(*PAGE)
    return brushes.type.set(
        card.words, BODY, scale, round(box.width), round(box.height), True
    ).pixels


def cards(kit, course):
    """Return the card of every task and of every praise."""
    for lesson in course.lessons:
        for end, answers in (("words", TASK), ("done", RIGHT)):
            yield LessonCard("1", kit.words(lesson.key), kit.words(f"{lesson.key}.{end}"), answers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_the_words_of_every_lesson_grow_with_the_letters(tmp_path, game, language):
    stage.open_display()
    sizes = []
    for percent in (100, 150):
        brushes = assets.load_brushes(home() / "assets", percent, False)
        kit, course = stage.make_kit(tmp_path, brushes, language), course_of(game)
        aside = faces_of(kit)[game].aside or Coach(kit, course, 0)._side
        sizes.append([size_of(kit, brushes, card, aside) for card in cards(kit, course)])
    assert [(a, b) for a, b in zip(*sizes, strict=True) if b < 1.1 * a] == []


def test_answers_have_a_row_each_unless_the_words_are_long():
    inside = Box(0, 0, 300, 500)
    wide = (80, 120, 60)
    apart, shared = answer_boxes(inside, wide, False), answer_boxes(inside, wide, True)
    assert len({box.y for box in apart}) == 3
    assert shared[1].y == shared[2].y > shared[0].y > apart[0].y
    assert shared[1].width > shared[2].width
    assert shared[2].right == inside.right
