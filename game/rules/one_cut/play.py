"""The one door: an action goes in, what comes of it is told.

A round is planned by both at once in secret; then the pairs are shown one after the other, and
wait where somebody has to name a step or a push.
"""

from __future__ import annotations

from typing import assert_never

from game.core.rules import IllegalAction, Seat, Step
from game.core.rules import State as CoreState
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.choices import legal, outcome, to_act
from game.rules.one_cut.events import (
    CardLaid,
    CardTakenBack,
    Event,
    MarkNamed,
    MarksSet,
    RowCommitted,
)
from game.rules.one_cut.evolve import beginning, evolve
from game.rules.one_cut.round_ends import end_round
from game.rules.one_cut.state import SEATS, Options, Setup, Table
from game.rules.one_cut.stepping import push, step
from game.rules.one_cut.why_not.explain import explain
from game.rules.one_cut.why_not.refusing import refusal

from .pair_outcome import show_pair
from .referee_tasks import EndRound, ShowPair, State, Story, Task

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "to_act"]


def new(setup: Setup, seed: int) -> State:
    return CoreState(beginning(setup), (), seed)


def first(seats: int) -> Setup | None:
    """Return the match one meets first: best of five, and nobody can keep off for ever (U8.1)."""
    return Setup(5, Options(middle=True)) if seats == len(SEATS) else None


def seats(table: Table) -> int:
    return len(table.sides)


def apply(state: State, action: Action) -> Step[Table, Event, Task]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    match action:
        case NameMark(seat, cell):
            story.say(MarkNamed(seat, cell), "U1.2")
        case AgreeMarks(seat):
            one, two = state.table.placed or ()
            story.say(MarksSet(seat, (one, two)), "U1.2")
        case KeepMarks(seat):
            story.say(MarksSet(seat, state.table.setup.marks), "U1.2")
        case LayCard(seat, card):
            story.say(CardLaid(seat, card), "U2.1")
        case TakeBack(seat):
            story.say(CardTakenBack(seat, state.table.sides[seat].row[-1]), "U2.1")
        case Commit(seat):
            _commit(story, seat)
        case StepTo():
            step(story, action)
        case PushTo():
            push(story, action)
        case _:
            assert_never(action)
    while story.tasks and not story.table.asked:
        _do(story, story.next_task())
    return story.step()


def _commit(story: Story, seat: Seat) -> None:
    committed = story.say(RowCommitted(seat), "U2.1")
    if not to_act(story.table):
        story.then(ShowPair(), cause=committed)


def _do(story: Story, task: Task) -> None:
    match task:
        case ShowPair():
            show_pair(story)
        case EndRound():
            end_round(story)
        case _:
            assert_never(task)
