"""Movement tried out on a table, without dice, hidden cards or anybody's choice.

Forecasts, previews and the question whether the order of bots matters all rehearse with the
very rules that will play. Whatever would need dice, a secret or a choice is left undone and
reported as an open end.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import State as CoreState
from game.core.rules import Telling, Waiting
from game.rules.tanchiki.bonuses import take_bonus
from game.rules.tanchiki.bots import run_bot
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.movement import arrive, drive, play_cards, slide
from game.rules.tanchiki.referee_tasks import (
    Arrive,
    Drive,
    PlayCards,
    RunBot,
    Slide,
    Story,
    TakeBonus,
    Task,
)
from game.rules.tanchiki.state import Table


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The table afterwards, what happened, and what could not be known."""

    table: Table
    events: tuple[Event, ...]
    open_ends: tuple[Task, ...]


def rehearse(table: Table, *tasks: Task) -> Rehearsal:
    """Carry out these tasks and all that follows from them, as far as it is certain."""
    waiting = tuple(Waiting(task, None) for task in tasks)
    story: Story = Telling(CoreState(table, waiting, 0), evolve)
    open_ends: list[Task] = []
    while story.tasks:
        task = story.next_task()
        if not move(story, task):
            open_ends.append(task)
    events = tuple(told.event for told in story.events)
    return Rehearsal(story.table, events, tuple(open_ends))


def move(story: Story, task: Task) -> bool:
    """Do a task that only moves tanks and bots; say whether it was one."""
    match task:
        case Drive():
            drive(story, task)
        case PlayCards():
            play_cards(story, task)
        case RunBot():
            run_bot(story, task)
        case Slide():
            slide(story, task)
        case Arrive():
            arrive(story, task)
        case TakeBonus():
            take_bonus(story, task)
        case _:
            return False
    return True
