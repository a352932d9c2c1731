"""Somebody who takes a guided match, at whatever table it is played."""

from __future__ import annotations

from game.content.lessons.lesson_files import read_lessons
from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import SceneStack
from game.scenes.lessons.coach import lesson_table
from game.scenes.lessons.lesson_progress import Course
from game.scenes.pages.widget_scene import Sheet
from game.scenes.widgets.widget_kinds import Button, Label
from tests import stage
from tests.demo import HOME
from tests.demo.rules import RULES

DEMO = Course(RULES, read_lessons(HOME / "lessons.yaml", RULES))


def begun(kit, course, place=0):
    """Return the stack with a lesson whose task has been read."""
    stack = opened(kit, course, place)
    answer(stack, "begin")
    return stack


def opened(kit, course, place=0):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    stack = SceneStack(lesson_table(kit, course, place))
    stack.handle(stage.resized((1280, 720)))
    let_pass(stack)
    return stack


def let_pass(stack, frames=4):
    for _ in range(frames):
        stack.update(20)


def card(stack):
    """Return the words of the card that lies over the table, nothing where there is none."""
    if not isinstance(stack.top, Sheet):
        return ()
    return tuple(w.words for w in stage.widgets_of(stack.top) if isinstance(w, Label))


def answers(stack):
    return tuple(w.name for w in stage.widgets_of(stack.top) if isinstance(w, Button))


def answer(stack, name):
    assert name in answers(stack)
    stack.handle(Chosen(name))
    let_pass(stack)


def live(stack):
    table = stack.top
    return table.live if hasattr(table, "live") else table.desk.live


def does(stack, names):
    """Take actions by their names, as far as the lesson lets one."""
    for name in names:
        now = live(stack)
        rules, table = now.match.rules, now.match.table
        legal = (a for seat in rules.to_act(table) for a in rules.legal(table, seat))
        now.submit(next(a for a in legal if rules.text.name(table, a) == name))
    let_pass(stack)
