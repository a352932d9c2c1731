"""The one door of the rules; what an action leads to is told by the modules of its kind."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import IllegalAction, Outcome, Seat, Step
from game.rules.proving_ground.choices import legal, to_act
from game.rules.proving_ground.events import (
    CardKept,
    Event,
    ExtraTankUsed,
    ExtraTurnUsed,
    PlayerRetired,
    StageReached,
    TankChanged,
    UpgradeAttached,
)
from game.rules.proving_ground.evolve import evolve
from game.rules.proving_ground.one_shots_and_upgrades import ready
from game.rules.proving_ground.state import Reason, Stage, Table
from game.rules.proving_ground.tokens import Effect
from game.rules.proving_ground.why_not.explain import explain
from game.rules.proving_ground.why_not.refusing import refusal

from . import actions, course, driving, family_game, setting_up, shooting
from .referee_tasks import (
    Arrive,
    AskReturn,
    BeginTurn,
    Bombard,
    EndMain,
    FinishTurn,
    Roll,
    Settle,
    SetUpOn,
    State,
    Story,
    Task,
)
from .setting_up import first, new

__all__ = ["apply", "first", "legal", "new", "outcome", "run", "seats", "to_act"]

DRAWN = 2
"""So many cards an extra tank draws, to keep one (B9.2)."""


def seats(table: Table) -> int:
    return table.seats


def outcome(table: Table) -> Outcome | None:
    return Outcome(frozenset(table.ending.winners)) if table.ending else None


def apply(state: State, action: actions.Action) -> Step[Table, Event, Task]:
    refused = refusal(state.table, action)
    if refused is not None:
        raise IllegalAction(explain(refused))
    story = Story(state, evolve)
    _begin(story, action)
    run(story)
    return story.step()


def run(story: Story) -> None:
    """Do what waits, until a seat has to choose or the match is over."""
    while story.tasks:
        _do(story, story.next_task())


def _begin(story: Story, action: actions.Action) -> None:
    if isinstance(action, actions.SettingUp) or story.table.turn.stage is Stage.PLACE:
        _set_up(story, action)
        story.then(SetUpOn())
    elif isinstance(action, actions.Extra):
        _extra(story, action)
    elif isinstance(action, actions.Flipping):
        _flip(story, action)
    elif isinstance(action, actions.Retire):
        retired = story.say(PlayerRetired(action.seat), "B15.10")
        course.finish(story, Reason.RETIRED, retired)
    else:
        _battle(story, action)


def _set_up(story: Story, action: actions.Action) -> None:
    match action:
        case actions.Pick():
            setting_up.pick(story, action)
        case actions.Corner():
            setting_up.corner(story, action)
        case actions.Assign():
            setting_up.assign(story, action)
        case actions.Place():
            setting_up.put(story, action)


def _battle(story: Story, action: actions.Battling) -> None:
    match action:
        case actions.Drive(_, pawn, path):
            story.then(Roll(pawn, path))
        case actions.Shoot():
            shooting.shoot(story, action)
        case actions.Hold():
            shooting.hold(story, action)
        case actions.ChangeTank(_, pawn, card):
            story.say(TankChanged(pawn, card), "B7.1")
            story.then(EndMain())
        case actions.Place():
            course.place(story, action)
        case actions.EndTurn():
            story.then(FinishTurn())
        case _:
            assert_never(action)


def _extra(story: Story, action: actions.Extra) -> None:
    seat, table = action.seat, story.table
    match action:
        case actions.Attach(_, pair, pawn):
            story.say(UpgradeAttached(seat, pair, pawn), "B10.1")
        case actions.UseExtraTurn():
            story.say(ExtraTurnUsed(seat, _ready(table, seat, Effect.EXTRA_TURN)), "B9.1")
            story.say(StageReached(seat, Stage.MAIN), "B9.1")
        case actions.UseExtraTank():
            pair = _ready(table, seat, Effect.EXTRA_TANK)
            dice = story.dice("extra tank", table.side(seat), pair)
            drawn = dice.sample(table.deck, min(DRAWN, len(table.deck)))
            story.say(ExtraTankUsed(seat, pair, drawn), "B9.2")
        case actions.Keep(_, card, pawn):
            story.say(CardKept(seat, card, pawn), "B9.2")
        case _:
            assert_never(action)


def _ready(table: Table, seat: Seat, effect: Effect) -> int:
    pair = ready(table, seat, effect)
    assert pair is not None
    return pair


def _flip(story: Story, action: actions.Flipping) -> None:
    match action:
        case actions.StepTo():
            family_game.step(story, action)
        case actions.Stop(seat):
            family_game.stop(story, seat)
        case actions.TurnUp():
            family_game.turn_up(story, action)
        case _:
            assert_never(action)


def _do(story: Story, task: Task) -> None:
    match task:
        case Roll():
            driving.roll(story, task)
        case Arrive(pawn):
            driving.arrive(story, pawn)
        case EndMain():
            course.end_main(story)
        case FinishTurn():
            course.finish_turn(story)
        case BeginTurn(seat):
            course.begin_turn(story, seat)
        case AskReturn(pawn):
            course.ask_return(story, pawn)
        case SetUpOn():
            setting_up.ask_on(story)
        case Bombard():
            course.answer(story)
        case Settle():
            family_game.settle(story)
        case _:
            assert_never(task)
