"""The files of guided matches: assets/data/<game>/lessons.yaml, one for each game that has one.

Each lesson holds a solution that reaches its aim, and for each reason to miss it a mistake that
leads there; the checker plays them, since that takes longer than a page may. The words of a lesson
are `lesson.<game>.<name>`, with `.task`, `.words`, `.done` and `.why.<reason>`. `never` beside the
lessons names actions that none of them offers.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.content.files.reader import Node, read_text, read_yaml
from game.core.grid import Cell
from game.core.rules import IllegalAction, Rules, Sections, State

from .guided_match import LEARNER, Lesson, Look, Sign, Verdict, played
from .lesson_homes import lessons_file

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_CELL = re.compile(r"(\d{1,2}),(\d{1,2})")


def load_lessons(rules: Rules, root: Path | None = None) -> tuple[Lesson, ...]:
    """Return a game's lessons in order, not tried out; ContentError where they have faults."""
    path = lessons_file(rules.name, root)
    return _remembered(path, read_text(path), rules)


@lru_cache(maxsize=16)
def _remembered(path: Path, text: str, rules: Rules) -> tuple[Lesson, ...]:
    return read_lessons(path, rules, tried=False)


def read_lessons(path: Path, rules: Rules, tried: bool = True) -> tuple[Lesson, ...]:
    """Return the lessons of a file, each of them `tried` out, or raise ContentError."""

    def read(root: Node) -> tuple[Lesson, ...]:
        found: list[Lesson] = []
        never = root.maybe("never")
        barred = _names(never) if never else ()
        for node in root["lessons"].each():
            each = _lesson(node, rules, tried)
            if each is None:
                continue
            if any(each.name == other.name for other in found):
                node["name"].fault(f"there is already a lesson named {each.name!r}")
            found.append(replace(each, never=barred))
        return tuple(found)

    return read_yaml(path, read)


def _lesson(node: Node, rules: Rules, tried: bool) -> Lesson | None:
    name = node["name"].text()
    if not _NAME.fullmatch(name):
        node["name"].fault(f"expected a name such as two_piles, found {name!r}")
    state = _state(node["given"], rules)
    aim = tuple(_sign(each) for each in node["aim"].each())
    wrong = tuple((_sign(each), each["why"].text()) for each in node["wrong"].each())
    allowed, marks = node.maybe("allowed"), node.maybe("marks")
    mistakes = tuple((why, _names(each)) for why, each in node["mistakes"].items())
    lesson = Lesson(
        game=rules.name,
        name=name,
        state=state or State(None, (), 0),
        aim=aim,
        wrong=wrong,
        allowed=_names(allowed) if allowed else (),
        marks=tuple(_cell(each) for each in marks.each()) if marks else (),
        solution=_names(node["solution"]),
        mistakes=mistakes,
    )
    if state is None or not aim:
        if state is not None:
            node["aim"].fault("a lesson has an aim")
        return None
    if tried:
        _try(node, lesson, rules)
    return lesson


def _state(node: Node, rules: Rules) -> State[Any, Any] | None:
    given: Sections = {
        heading: tuple(line.rstrip() for line in each.text().splitlines())
        for heading, each in node.items()
    }
    if rules.text.given is None:
        node.fault(f"{rules.name} has no positions that are drawn")
        return None
    try:
        state = rules.text.given(given)
    # A drawn position may be spoilt in any way.
    except Exception as error:
        node.fault(f"the position cannot be read: {str(error) or type(error).__name__}")
        return None
    if LEARNER not in rules.to_act(state.table):
        node.fault("the first seat has nothing to decide in this position")
        return None
    return state


def _sign(node: Node) -> Sign:
    found = [(look, each) for look in Look if (each := node.maybe(look.value)) is not None]
    if len(found) != 1:
        node.fault("expected one of told, does, stands")
        return Sign(Look.TOLD, "")
    return Sign(found[0][0], found[0][1].text())


def _names(node: Node) -> tuple[str, ...]:
    return tuple(each.text() for each in node.each())


def _cell(node: Node) -> Cell:
    match = _CELL.fullmatch(node.text())
    if match is None:
        node.fault("expected a cell such as 3,0: column and row from the upper left")
        return Cell(0, 0)
    return Cell(int(match[1]), int(match[2]))


def _try(node: Node, lesson: Lesson, rules: Rules) -> None:
    """Play the solution and every mistake: a lesson that cannot be learned is a fault."""
    solved = _verdict(node["solution"], lesson, rules, lesson.solution)
    if solved is not None and not solved.solved:
        said = f"leads to {solved.reason!r}" if solved.reason else "does not reach the aim"
        node["solution"].fault(f"the solution {said}")
    for why, names in lesson.mistakes:
        place = node["mistakes"][why]
        found = _verdict(place, lesson, rules, names)
        if found is not None and found.reason != why:
            said = "the aim" if found.solved else repr(found.reason) if found.reason else "nothing"
            place.fault(f"expected this to lead to {why!r}, found {said}")
    for why in set(lesson.reasons) - {why for why, _ in lesson.mistakes}:
        node["mistakes"].fault(f"no mistake leads to {why!r}")


def _verdict(node: Node, lesson: Lesson, rules: Rules, names: tuple[str, ...]) -> Verdict | None:
    """Return what comes of these actions; None where one cannot be taken, which is noted."""
    try:
        return played(lesson, rules, names) or Verdict()
    except IllegalAction as refusal:
        node.fault(str(refusal))
    # So may a position that can be read, but not played on.
    except Exception as error:
        node.fault(f"the position cannot be played: {str(error) or type(error).__name__}")
    return None
