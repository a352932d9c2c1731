"""The one door: an action goes in, what comes of it is told."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import IllegalAction, Step
from game.rules.blanket_hills.why_not.explain import explain
from game.rules.blanket_hills.why_not.refusing import refusal

from .actions import Action, Fire, FireRay, Move, Pick, Resign
from .choices import legal, outcome, to_act, whole
from .course import begin_turns, end_turn, resign
from .driving import drive
from .events import Event, SeatResigned, ShellPicked, TankMoved
from .evolve import evolve
from .setting_up import first, new
from .state import NoTask, State, Table
from .striking import Story
from .tossing import shine, toss

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "to_act", "whole"]


def seats(table: Table) -> int:
    return len(table.setup.teams)


def apply(state: State, action: Action) -> Step[Table, Event, NoTask]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found))
    story = Story(state, evolve)
    team = state.table.setup.teams[action.seat]
    match action:
        case Pick(seat, shell):
            story.say(ShellPicked(seat, team, shell), "G2.4")
            begin_turns(story)
        case Move():
            _move(story, action)
        case Fire():
            toss(story, action)
            end_turn(story, team, state.table.tanks[team].glued)
        case FireRay():
            shine(story, action)
            end_turn(story, team, state.table.tanks[team].glued)
        case Resign(seat):
            story.say(SeatResigned(seat, team), "G7.1")
            resign(story, team)
        case _:
            assert_never(action)
    return story.step()


def _move(story: Story, action: Move) -> None:
    team = story.table.setup.teams[action.seat]
    driven = drive(story.table, team, action.azimuth, action.cm)
    moved = TankMoved(action.seat, team, action.azimuth, driven.cm, driven.to, driven.stopped)
    story.say(moved, "G4.2")
