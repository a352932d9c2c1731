"""The one door: an action goes in, what comes of it is told.

All plan in secret; the last one who commits has the turn played. Where a tank comes or is
rescued, its owner is asked in the open.
"""

from __future__ import annotations

from typing import assert_never

from game.core.rules import IllegalAction, Seat, Step
from game.rules.hold_the_banner.moving.rescue import path_to
from game.rules.hold_the_banner.why_not.explain import explain
from game.rules.hold_the_banner.why_not.refusing import refusal

from .actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    Rescue,
    Return,
    Spawn,
    Stay,
    TakeBack,
    TimedOut,
)
from .choices import legal, outcome, to_act
from .coming import kind_asked
from .course import go_on, play_turn
from .events import (
    ActionPlanned,
    ActionTakenBack,
    Event,
    PlanCommitted,
    TankRescued,
    TankReturned,
    TankSpawned,
    TimeRanOut,
)
from .evolve import evolve
from .plans import Plan, cards_left
from .referee_tasks import State, Story, Task
from .routes import BLANK
from .setting_up import first, new
from .state import Rescuing, Table

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "to_act"]


def seats(table: Table) -> int:
    return len(table.players)


def apply(state: State, action: Action) -> Step[Table, Event, Task]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    _do(story, action)
    go_on(story)
    return story.step()


def _do(story: Story, action: Action) -> None:
    number = story.table.tanks_made + 1
    match action:
        case PlayCard() | DrawRoute() | AddShot() | Refill():
            story.say(ActionPlanned(action.seat, action), "P5.3")
        case TakeBack(seat):
            story.say(ActionTakenBack(seat), "P5.3")
        case Commit(seat):
            story.say(PlanCommitted(seat), "P5.3")
            _play_if_all(story)
        case TimedOut(seat):
            _time_out(story, seat)
        case Return(seat, place):
            story.say(TankReturned(number, seat, place), "P4.4")
        case Spawn(seat, place):
            story.say(TankSpawned(number, seat, kind_asked(story.table), place), "P5.2")
        case Rescue() | Stay():
            _rescue(story, action)
        case _:
            assert_never(action)


def _play_if_all(story: Story) -> None:
    if not to_act(story.table):
        play_turn(story)


def _time_out(story: Story, seat: Seat) -> None:
    """Give each tank without a route a blind card, or let it stay, and go on (P5.3)."""
    said = story.say(TimeRanOut(seat), "P5.3")
    table = story.table
    for tank in table.tanks_of(seat):
        plan = Plan.of(story.table, seat)
        if plan.refills or tank.number in plan.routes:
            continue
        if table.options.free_drawing:
            chosen: PlayCard | DrawRoute = DrawRoute(seat, tank.number, BLANK)
        else:
            left = cards_left(story.table, seat, plan)
            dice = story.dice("blind", table.turn, seat, tank.number)
            chosen = PlayCard(seat, tank.number, dice.choice(left))
        story.say(ActionPlanned(seat, chosen), "P5.3", said)
    story.say(PlanCommitted(seat), "P5.3", said)
    _play_if_all(story)


def _rescue(story: Story, action: Rescue | Stay) -> None:
    question = story.table.question
    assert isinstance(question, Rescuing)
    tank = story.table.tank(question.tank)
    assert tank is not None
    path = path_to(story.table, tank, action.place) if isinstance(action, Rescue) else ()
    story.say(TankRescued(tank.number, path), "P5.7")
