"""The one door: an action goes in, what comes of it is told.

A turn is one action. A blow waits in the middle of it for the reply of the other seat, and the
match can be saved there.
"""

from __future__ import annotations

from typing import assert_never

from game.core.chance import Dice
from game.core.rules import IllegalAction, Step
from game.core.rules import State as CoreState
from game.rules.arena_of_eight.actions import (
    Action,
    Block,
    Draw,
    Feint,
    HopTo,
    Moving,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
    Take,
)
from game.rules.arena_of_eight.blows import Answer
from game.rules.arena_of_eight.cards import paid
from game.rules.arena_of_eight.choices import legal, outcome, to_act
from game.rules.arena_of_eight.course import dealt, draw, end_turn
from game.rules.arena_of_eight.events import (
    Event,
    Feinted,
    FighterHopped,
    FighterSomersaulted,
    FighterStepped,
)
from game.rules.arena_of_eight.evolve import beginning, evolve, opened
from game.rules.arena_of_eight.replies import wanted
from game.rules.arena_of_eight.state import SEATS, Setup, Table
from game.rules.arena_of_eight.striking import reply, settle, strike
from game.rules.arena_of_eight.why_not.explain import explain
from game.rules.arena_of_eight.why_not.refusing import refusal

from .referee_tasks import EndTurn, Settle, State, Story, Task

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "to_act"]


def new(setup: Setup, seed: int) -> State:
    """Deal, and let a die say who begins (M1.1)."""
    if setup.opening is not None:
        return CoreState(opened(setup, setup.opening), (), seed)
    hands = dealt(*(Dice(seed, "deal", 1, seat) for seat in SEATS))
    return CoreState(beginning(setup, Dice(seed, "first").choice(SEATS), hands), (), seed)


def first(seats: int) -> Setup | None:
    """Return the match one meets first: the quick one (M6a)."""
    return Setup() if seats == len(SEATS) else None


def seats(table: Table) -> int:
    return len(table.sides)


def apply(state: State, action: Action) -> Step[Table, Event, Task]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    match action:
        case Strike():
            strike(story, action)
        case Block() | Reply() | Take():
            reply(story, action)
        case Draw(seat):
            story.then(EndTurn())
            draw(story, seat)
        case StepTo() | HopTo() | SaltoTo():
            story.then(EndTurn())
            _move(story, action)
        case Feint(seat, card):
            story.then(EndTurn())
            story.say(Feinted(seat, card), "M2.1")
        case _:
            assert_never(action)
    while story.tasks and not story.table.asked:
        _do(story, story.next_task())
    return story.step()


def _move(story: Story, action: Moving) -> None:
    hand = story.table.sides[action.seat].hand or ()
    match action:
        case StepTo(seat, card, to):
            story.say(FighterStepped(seat, card, to), "M2.2")
        case HopTo(seat, to):
            cards = paid(hand, wanted(Answer.HOP)) or ()
            story.say(FighterHopped(seat, cards, to), "M2.3")
        case SaltoTo(seat, to):
            cards = paid(hand, wanted(Answer.SALTO)) or ()
            story.say(FighterSomersaulted(seat, cards, to), "M2.4")
        case _:
            assert_never(action)


def _do(story: Story, task: Task) -> None:
    match task:
        case Settle():
            settle(story)
        case EndTurn():
            end_turn(story)
        case _:
            assert_never(task)
