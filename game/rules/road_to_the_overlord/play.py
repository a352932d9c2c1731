"""The one door: an action goes in, what comes of it is told."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import IllegalAction, Step
from game.rules.road_to_the_overlord.why_not.explain import explain
from game.rules.road_to_the_overlord.why_not.refusing import refusal

from . import actions, gear, leaving, trading, walking
from .actions import Action
from .choices import legal, outcome, to_act, whole
from .course import Story
from .events import Event
from .evolve import evolve
from .fight import ending, joining, turns
from .setting_up import new
from .state import NoTask, State, Table

__all__ = ["apply", "legal", "new", "outcome", "seats", "to_act", "whole"]


def seats(table: Table) -> int:
    return len(table.heroes)


def apply(state: State, action: Action) -> Step[Table, Event, NoTask]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    if isinstance(action, actions.OnRoad):
        _go(story, action)
    elif isinstance(action, actions.Geared):
        _gear(story, action)
    elif isinstance(action, actions.Asked):
        _asked(story, action)
    elif isinstance(action, actions.Fought):
        _fight(story, action)
    elif isinstance(action, actions.Traded):
        _trade(story, action)
    elif isinstance(action, actions.Use):
        _use(story, action)
    else:
        leaving.resign(story, action.seat)
    return story.step()


def _go(story: Story, action: actions.OnRoad) -> None:
    match action:
        case actions.Throw():
            walking.throw(story)
        case actions.Walk(back=back):
            walking.walk(story, back=back)
        case actions.Rest():
            walking.rest(story)
        case actions.Challenge():
            walking.challenge(story)
        case actions.Teleport():
            walking.teleport(story, action)
        case _:
            assert_never(action)


def _gear(story: Story, action: actions.Geared) -> None:
    match action:
        case actions.Wear():
            gear.wear(story, action)
        case actions.TakeOff():
            gear.take_off(story, action)
        case actions.Become():
            gear.become(story, action)
        case actions.Learn():
            gear.learn(story, action)
        case _:
            assert_never(action)


def _asked(story: Story, action: actions.Asked) -> None:
    match action:
        case actions.Join():
            joining.join(story, action)
        case actions.Admit():
            joining.admit(story, action)
        case actions.Place():
            joining.place(story, action)
        case actions.Pick():
            ending.pick(story, action)
        case _:
            assert_never(action)


def _fight(story: Story, action: actions.Fought) -> None:
    match action:
        case actions.Flee(seat):
            turns.flee(story, seat)
        case actions.Step(seat, to):
            turns.step(story, seat, to)
        case actions.Attack(seat):
            turns.attack(story, seat)
        case actions.EndTurn(seat):
            turns.end_turn(story, seat)
        case _:
            assert_never(action)


def _trade(story: Story, action: actions.Traded) -> None:
    match action:
        case actions.Offer():
            trading.offer(story, action)
        case actions.Change():
            trading.change(story, action)
        case actions.Agree() | actions.Refuse():
            trading.answer(story, action)
        case _:
            assert_never(action)


def _use(story: Story, action: actions.Use) -> None:
    if story.table.fight is None:
        gear.drink(story, action)
    else:
        turns.use(story, action)
