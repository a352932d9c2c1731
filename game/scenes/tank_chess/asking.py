"""Which one question the marks on the board answer now: the marks of all others step back."""

from __future__ import annotations

from enum import Enum, auto

from .desk import Desk


class Question(Enum):
    """From what is asked for by hand down to what is there by itself."""

    ZONES = auto()
    DANGER = auto()
    PLAN = auto()
    REACH = auto()
    CHECK = auto()
    LAST = auto()


def question(desk: Desk) -> Question:
    if desk.show:
        return Question.ZONES
    if desk.danger:
        return Question.DANGER
    if desk.plan.down:
        return Question.PLAN
    if desk.reach is not None:
        return Question.REACH
    return Question.CHECK if desk.table.check else Question.LAST
