"""The door: who may act, what is legal, and what an action leads to."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import STRAIGHT, Cell
from game.core.rules import IllegalAction, Seat, Step, Telling
from game.rules.tanchiki.actions import (
    Action,
    Commit,
    Exchange,
    MoveBot,
    PlaceCard,
    PlaceTank,
    PlayOn,
    ShareWin,
    SwitchOff,
    SwitchOn,
    TakeBack,
    ThrowGrenade,
    UseShovel,
)
from game.rules.tanchiki.bonuses import throw_grenade, use_shovel
from game.rules.tanchiki.course import choose_bot
from game.rules.tanchiki.ending import play_on, share_win
from game.rules.tanchiki.events import Event, TankPlaced
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.planning import is_planned, plan, plannable
from game.rules.tanchiki.referee import run
from game.rules.tanchiki.state import (
    Ordering,
    Phase,
    Placing,
    Question,
    Shovelling,
    Table,
    Throwing,
    Tying,
)

from .referee_tasks import State, Story, Task


def to_act(table: Table) -> tuple[Seat, ...]:
    if table.ending is not None:
        return ()
    match table.question:
        case None:
            if table.turn.phase is not Phase.PLANNING:
                return ()
            return tuple(seat for seat, hand in enumerate(table.hands) if not hand.committed)
        case Tying(seats):
            return seats
        case question:
            return (question.seat,)


def may_act(table: Table, seat: Seat) -> bool:
    """Whether `to_act` names this seat, asked without naming the others."""
    question = table.question
    if question is None:
        planning = table.turn.phase is Phase.PLANNING and table.ending is None
        return planning and 0 <= seat < table.seats and not table.hands[seat].committed
    return seat in question.seats if isinstance(question, Tying) else seat == question.seat


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return every action the seat may take now, in a fixed order."""
    if not may_act(table, seat):
        return ()
    if table.question is None:
        return plannable(table.hands[seat], seat)
    return _answers(table, table.question, seat)


def apply(state: State, action: Action) -> Step[Table, Event, Task]:
    if not is_legal(state.table, action):
        raise IllegalAction(f"{action} is not legal in turn {state.table.turn.number}")
    story: Story = Telling(state, evolve)
    _act(story, action)
    run(story)
    return story.step()


def is_legal(table: Table, action: Action) -> bool:
    """Whether `legal` lists the action; plans are long and so are asked directly."""
    seat = action.seat
    if not may_act(table, seat):
        return False
    if table.question is None:
        return is_planned(table.hands[seat], action)
    return action in _answers(table, table.question, seat)


def _act(story: Story, action: Action) -> None:
    match action:
        case PlaceCard() | TakeBack() | Exchange() | SwitchOff() | SwitchOn() | Commit():
            plan(story, action)
        case PlaceTank(seat, cell, facing):
            rule = "T3.5" if story.table.turn.phase is Phase.PLACING else "T9.3"
            story.say(TankPlaced(seat, cell, facing), rule)
        case MoveBot(_, bot):
            choose_bot(story, bot)
        case UseShovel(seat, cell):
            use_shovel(story, seat, cell)
        case ThrowGrenade(seat, cell):
            assert isinstance(story.table.question, Throwing)
            throw_grenade(story, seat, story.table.question.bonus, cell)
        case PlayOn(seat):
            play_on(story, seat)
        case ShareWin():
            share_win(story)
        case _:
            assert_never(action)


def _answers(table: Table, question: Question, seat: Seat) -> tuple[Action, ...]:
    match question:
        case Placing(_, cells):
            return tuple(PlaceTank(seat, cell, facing) for cell in cells for facing in STRAIGHT)
        case Ordering(_, bots):
            return tuple(MoveBot(seat, bot) for bot in bots)
        case Shovelling(_, cells):
            return tuple(UseShovel(seat, cell) for cell in cells)
        case Throwing():
            board = table.board
            every = (Cell(x, y) for y in range(board.height) for x in range(board.width))
            return tuple(ThrowGrenade(seat, cell) for cell in every)
        case Tying():
            return (PlayOn(seat), ShareWin(seat))
        case _:
            assert_never(question)
