"""The guided match of each game that has one, for the gallery and for tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.content.lessons.lesson_homes import has_lessons
from game.rules import GAMES
from game.scenes.frame.commands import Chosen, Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene, SceneStack
from game.scenes.lessons.coach import lesson_table
from game.scenes.lessons.end_page import end_scene
from game.scenes.lessons.lesson_progress import Course, course_of
from game.scenes.lessons.lessons_page import lessons_scene

from .exhibit import FRAME, Exhibit, Exhibits

FRAMES = 4
_Names = Callable[[Course], tuple[str, ...] | None]
"""Returns what is done in a lesson before its card comes, None where it is not begun yet."""


def lesson_exhibits() -> Exhibits:
    """Return the pages of every guided match, and a lesson of each before, while and after it."""
    tables: dict[str, Exhibit] = {}
    sheets: dict[str, Exhibit] = {}
    below: dict[str, str | Exhibit] = {}
    for game in (game for game in GAMES if has_lessons(game)):
        table = f"lesson of {game}"
        tables[table] = partial(_table, game)
        sheets[f"lessons of {game}"] = _page(game)
        sheets[f"lessons over of {game}"] = _over(game)
        for name, names in _CARDS.items():
            below[f"lesson {name} of {game}"] = partial(_under, game, names)
            sheets[f"lesson {name} of {game}"] = partial(_card, game, names)
    return Exhibits(tables, sheets, below)


_CARDS: dict[str, _Names] = {
    "to do": lambda course: None,
    "missed": lambda course: course.lessons[0].mistakes[0][1],
    "right": lambda course: course.lessons[0].solution,
}


def _page(game: str) -> Exhibit:
    return lambda kit: lessons_scene(kit, game)


def _over(game: str) -> Exhibit:
    return lambda kit: end_scene(kit, course_of(game))


def lesson_at(game: str, place: int) -> Exhibit:
    """Return the table of one lesson, its task read."""
    return lambda kit: _shown(_begun(kit, course_of(game), place))


def _table(game: str, kit: Kit) -> Scene:
    return lesson_at(game, 0)(kit)


def _card(game: str, names: _Names, kit: Kit) -> Scene:
    """Return the card that lies over the first lesson before or after these actions."""
    return _shown(_done(kit, game, names)[1])


def _under(game: str, names: _Names, kit: Kit) -> Scene:
    """Return the table below that card, as these actions have left it."""
    return _done(kit, game, names)[0]


def _done(kit: Kit, game: str, names: _Names) -> tuple[Scene, SceneStack]:
    """Return the table of the first lesson, and all that lies there, the card on top."""
    course = course_of(game)
    found, stack = names(course), SceneStack(lesson_table(kit, course, 0))
    table = _shown(stack)
    _opened(kit, stack)
    if found is not None:
        stack.handle(Chosen("begin"))
        _play(table, found)
    return table, _passed(stack)


def _opened(kit: Kit, stack: SceneStack) -> SceneStack:
    kit.settings.change(speed=0, bot_speed=0)
    stack.handle(Resized(1280, 720, 1))
    return _passed(stack)


def _begun(kit: Kit, course: Course, place: int) -> SceneStack:
    stack = _opened(kit, SceneStack(lesson_table(kit, course, place)))
    stack.handle(Chosen("begin"))
    return _passed(stack)


def _passed(stack: SceneStack) -> SceneStack:
    for _ in range(FRAMES):
        stack.update(FRAME)
    return stack


def _play(table: Any, names: tuple[str, ...]) -> None:
    live = table.live if hasattr(table, "live") else table.desk.live
    rules = live.match.rules
    for name in names:
        now = live.match.table
        legal = (action for seat in rules.to_act(now) for action in rules.legal(now, seat))
        live.submit(next(each for each in legal if rules.text.name(now, each) == name))


def _shown(stack: SceneStack) -> Scene:
    assert stack.top is not None
    return stack.top
