"""The Family (B14): step, turn up two tokens, remember."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.actions import StepTo, TurnUp
from game.rules.proving_ground.choices import face_down, steps
from game.rules.proving_ground.events import (
    PairTaken,
    PawnStepped,
    PawnStopped,
    StageReached,
    TokenTurnedUp,
)
from game.rules.proving_ground.ground.board import place_of
from game.rules.proving_ground.state import Stage, Table
from game.rules.proving_ground.tokens import BARE

from .referee_tasks import FinishTurn, Settle, Story

STEPS = 2
TURNED_UP = 2


def open_steps(story: Story, seat: Seat) -> None:
    """Let a shut-in pawn stay where it is (B14.3)."""
    if not steps(story.table, seat):
        stop(story, seat)


def step(story: Story, action: StepTo) -> None:
    story.say(PawnStepped(action.seat, action.cell), "B14.3")
    if story.table.flipped.steps == STEPS:
        _look(story, action.seat)


def stop(story: Story, seat: Seat) -> None:
    story.say(PawnStopped(seat), "B14.3")
    _look(story, seat)


def turn_up(story: Story, action: TurnUp) -> None:
    """Show a token; one that nobody has seen is drawn now, from what is left (B16.2)."""
    table = story.table
    assert table.seen is not None
    assert table.unseen is not None
    token = table.seen[place_of(action.cell)]
    if token == BARE:
        token = story.dice("token", action.cell.x, action.cell.y).choice(table.unseen)
    story.say(TokenTurnedUp(action.seat, action.cell, token), "B14.4")
    enough = len(story.table.flipped.now) == TURNED_UP
    if enough or not face_down(story.table, action.seat):
        story.then(Settle())


def settle(story: Story) -> None:
    """Take every pair among the open tokens, each with one more turn."""
    seat = story.table.turn.seat
    while pair := pair_open(story.table):
        tokens = "".join(story.table.on(cell) for cell in pair)
        story.say(PairTaken(seat, pair, tokens), "B14.5")
    story.then(FinishTurn())


def pair_open(table: Table) -> tuple[Cell, Cell] | None:
    """Return two equal open tokens: the own new ones first, then those open longest (B14.5)."""
    cells = (*table.flipped.now, *table.flipped.before)
    for at, one in enumerate(cells):
        for other in cells[at + 1 :]:
            if table.on(one).lower() == table.on(other).lower():
                return (one, other)
    return None


def _look(story: Story, seat: Seat) -> None:
    if face_down(story.table, seat):
        story.say(StageReached(seat, Stage.TURN_UP, seat), "B14.4")
    else:
        story.then(Settle())
