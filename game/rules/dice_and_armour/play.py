"""The one door: an action goes in, what comes of it is told."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.chance import Dice
from game.core.rules import IllegalAction, Step
from game.core.rules import State as CoreState
from game.rules.dice_and_armour.actions import (
    Action,
    ChoosePart,
    Dismiss,
    EndTurn,
    Enlist,
    Move,
    OfferDraw,
    Ready,
    Resign,
    Shoot,
    Surrender,
)
from game.rules.dice_and_armour.choices import legal, outcome, to_act
from game.rules.dice_and_armour.course import (
    begin_turn,
    finish_ram,
    finish_turn,
    offer_draw,
    play_or_pass,
)
from game.rules.dice_and_armour.driving import move
from game.rules.dice_and_armour.events import (
    Event,
    MatchEnded,
    SeatResigned,
    SeatSurrendered,
    TankEnlisted,
)
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.free_armies import dismiss, ready
from game.rules.dice_and_armour.ramming import choose, harm
from game.rules.dice_and_armour.shooting import SIDES, shoot
from game.rules.dice_and_armour.starting_board import SEATS
from game.rules.dice_and_armour.state import (
    Face,
    How,
    Muster,
    Setup,
    Table,
    Tank,
    Wreck,
    other,
)
from game.rules.dice_and_armour.why_not.explain import explain
from game.rules.dice_and_armour.why_not.refusing import refusal

from .referee_tasks import BeginTurn, FinishRam, FinishTurn, Harm, State, Story, Task

__all__ = ["apply", "first", "legal", "new", "outcome", "seats", "to_act"]

FIRST = "first"
"""What the first turn is thrown for, and where those dice lie (D9)."""


def new(setup: Setup, seed: int) -> State:
    placed = tuple(enumerate(setup.board.tanks))
    tanks = tuple(
        Tank(n, p.seat, p.kind, p.cell, p.facing, p.broken) for n, p in placed if p.chips is None
    )
    wrecks = tuple(
        Wreck(n, p.seat, p.kind, p.cell, p.facing, p.chips)
        for n, p in placed
        if p.chips is not None
    )
    thrown = thrown_for_first(seed) if setup.first is None else ()
    turn = (0 if thrown[-1][0] > thrown[-1][1] else 1) if thrown else setup.first
    assert turn is not None
    if setup.options.free:
        table = Table(setup, (), (), thrown, turn, musters=(Muster(), Muster()))
        return CoreState(table, (), seed)
    return _opened(CoreState(Table(setup, tanks, wrecks, thrown, turn), (), seed))


def _opened(state: State) -> State:
    """Pass the first turns of sides that can do nothing; nobody is told of it (D2.2)."""
    story = Story(state, evolve)
    play_or_pass(story)
    _finish(story)
    return replace(state, table=story.table)


def thrown_for_first(seed: int) -> tuple[tuple[Face, Face], ...]:
    """Return the throws of both until one is higher (D2.1)."""
    throws: list[tuple[Face, Face]] = []
    while not throws or throws[-1][0] == throws[-1][1]:
        place = len(throws) + 1
        white, black = (Dice(seed, FIRST, place, seat).below(SIDES) + 1 for seat in SEATS)
        throws.append((white, black))
    return tuple(throws)


def first(seats: int) -> Setup | None:
    return Setup() if seats == len(SEATS) else None


def seats(_table: Table) -> int:
    return len(SEATS)


def apply(state: State, action: Action) -> Step[Table, Event, Task]:
    found = refusal(state.table, action)
    if found is not None:
        raise IllegalAction(explain(found, state.table.board.height))
    story = Story(state, evolve)
    _begin(story, action)
    _finish(story)
    return story.step()


def _finish(story: Story) -> None:
    """Do what there is to do until somebody has to choose."""
    while story.tasks and story.table.asked is None and story.table.ending is None:
        _do(story, story.next_task())


def _begin(story: Story, action: Action) -> None:
    match action:
        case Move():
            move(story, action)
        case Shoot():
            shoot(story, action)
        case ChoosePart():
            choose(story, action)
        case EndTurn():
            story.then(FinishTurn())
        case Enlist(seat, kind):
            story.say(TankEnlisted(seat, kind), "D10")
        case Dismiss(seat):
            dismiss(story, seat)
        case Ready(seat):
            ready(story, seat)
        case Surrender(seat):
            _give_up(story, SeatSurrendered(seat), How.SURRENDERED, "D8.1")
        case Resign(seat):
            _give_up(story, SeatResigned(seat), How.RESIGNED, "D11")
        case OfferDraw(seat):
            offer_draw(story, seat)
        case _:
            assert_never(action)


def _give_up(story: Story, event: SeatSurrendered | SeatResigned, how: How, rule: str) -> None:
    said = story.say(event, rule)
    story.say(MatchEnded(how, other(event.seat)), rule, said)


def _do(story: Story, task: Task) -> None:
    match task:
        case Harm():
            harm(story, task)
        case FinishRam():
            finish_ram(story, task)
        case FinishTurn():
            finish_turn(story)
        case BeginTurn():
            begin_turn(story)
        case _:
            assert_never(task)
