"""The one door: an action goes in, what comes of it is told."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import IllegalAction, Step
from game.rules.deep_scan.why_not.explain import explain
from game.rules.deep_scan.why_not.refusing import refusal

from . import actions
from .actions import Action
from .base import buy, repair, wait
from .choices import legal, outcome, to_act, whole
from .course import Story, leave_event, resign
from .events import Event, ObjectAimed, SeatResigned
from .evolve import evolve
from .jumping import jump
from .positioning import fail, strengthen, toss
from .scanning import accept, decline, pay
from .setting_up import first, new
from .state import NoTask, State, Table
from .trading import answer, change, offer

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "to_act", "whole"]


def seats(table: Table) -> int:
    return len(table.setup.ships)


def apply(state: State, action: Action) -> Step[Table, Event, NoTask]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    if isinstance(action, actions.Positioned):
        _position(story, action)
    elif isinstance(action, actions.Scanned):
        _scan(story, action)
    elif isinstance(action, actions.Traded):
        _trade(story, action)
    else:
        _do(story, action)
    return story.step()


def _position(story: Story, action: actions.Positioned) -> None:
    match action:
        case actions.Aim(seat, at):
            story.say(ObjectAimed(seat, story.table.turn, at), "S4.1")
        case actions.Toss():
            toss(story, action)
        case actions.Strengthen():
            strengthen(story, action)
        case actions.Stop():
            fail(story, stopped=True)
        case _:
            assert_never(action)


def _scan(story: Story, action: actions.Scanned) -> None:
    match action:
        case actions.Accept():
            accept(story, action)
        case actions.Pay():
            pay(story, action)
        case actions.Decline():
            decline(story)
        case _:
            assert_never(action)


def _trade(story: Story, action: actions.Traded) -> None:
    match action:
        case actions.Offer():
            offer(story, action)
        case actions.Change():
            change(story, action)
        case actions.Agree() | actions.Refuse():
            answer(story, action)
        case _:
            assert_never(action)


def _do(story: Story, action: actions.Done) -> None:
    match action:
        case actions.Jump():
            jump(story, action)
        case actions.Wait():
            wait(story)
        case actions.Buy():
            buy(story, action)
        case actions.Repair():
            repair(story, action)
        case actions.Resign(seat):
            _resign(story, story.table.setup.ships[seat], seat)
        case _:
            assert_never(action)


def _resign(story: Story, ship: int, seat: int) -> None:
    """Take a ship out; an event that it was asked about stays open where it lay."""
    table = story.table
    if table.scanning is not None and table.turn == ship:
        leave_event(story, failed=False)
    story.say(SeatResigned(seat, ship), "S9.1")
    resign(story, ship)
