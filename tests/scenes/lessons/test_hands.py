"""A guided match is played with one device alone, and every frame of it can be drawn."""

import pytest

from game.scenes.frame.commands import KEYBOARD, Key, Letter
from game.scenes.frame.stack import SceneStack
from game.scenes.lessons.lesson_progress import course_of
from tests import stage
from tests.scenes.lessons.learner import answer, begun, card, let_pass
from tests.scenes.table.hands import PAD, press
from tests.scenes.tanchiki.table import hold
from tests.scenes.tank_chess import hands

CHESS, TANCHIKI = course_of("tank_chess"), course_of("tanchiki")
KINDS = "123RLU"


def by_keys(made, line):
    return hands.keys(made, line, KEYBOARD)


def by_pad(made, line):
    return hands.keys(made, line, PAD)


@pytest.mark.parametrize("hand", (hands.mouse, by_keys, by_pad))
@pytest.mark.parametrize("place", range(len(CHESS.lessons)))
def test_a_lesson_of_chess_is_solved_by_one_device_alone(kit, brushes, hand, place):
    lesson, canvas = CHESS.lessons[place], stage.canvas(brushes)
    stack = begun(kit, CHESS, place)
    table = stack.top
    for command in hand(table, lesson.solution[0]):
        stack.handle(command)
        stack.update(20)
        stack.draw(canvas)
    let_pass(stack, 10)
    stack.draw(canvas)
    assert kit.words(f"{lesson.key}.done") in card(stack)


@pytest.mark.parametrize("place", range(len(TANCHIKI.lessons)))
def test_a_lesson_of_tanchiki_is_solved_by_keys_alone(kit, brushes, place):
    lesson, canvas = TANCHIKI.lessons[place], stage.canvas(brushes)
    stack = begun(kit, TANCHIKI, place)
    plan(stack, lesson.solution)
    stack.draw(canvas)
    assert kit.words(f"{lesson.key}.done") in card(stack)


def plan(stack: SceneStack, names) -> None:
    """Lay the cards by the keys of digits, change the manoeuvre, and hold Done."""
    manoeuvre = "1"
    for name in names:
        _, what, *rest = name.split()
        if what == "commit":
            walked(stack, Key.DOWN, "commit")
            hold(stack, Key.ACCEPT)
            let_pass(stack)
            manoeuvre = "1"
            continue
        if what == "off":
            walked(stack, Key.DOWN, "commit")
            walked(stack, Key.UP, "exchange")
            walked(stack, Key.RIGHT, "switch")
            press(stack, Key.ACCEPT)
            let_pass(stack)
            continue
        if rest[1] != manoeuvre:
            manoeuvre = rest[1]
            press(stack, Key.TURN_RIGHT)
        stack.handle(stage_letter(rest[0]))
        stack.update(20)


def walked(stack, key, name):
    """Press a key of direction until a control of this name has the focus."""
    for _ in range(6):
        if stack.top.desk.form.focused().startswith(name):
            return
        press(stack, key)
    raise AssertionError(f"never came to {name}")


def stage_letter(kind):
    return Letter(str(KINDS.index(kind) + 1))


def test_whoever_leaves_and_comes_back_finds_the_next_step(kit):
    stack = begun(kit, CHESS, 0)
    for command in hands.mouse(stack.top, CHESS.lessons[0].solution[0]):
        stack.handle(command)
    let_pass(stack, 10)
    answer(stack, "leave")
    page = SceneStack(kit.lessons("tank_chess", False))
    page.handle(stage.resized((1280, 720)))
    answer(page, "begin")
    assert CHESS.number(kit.words, 1) in card(page)
