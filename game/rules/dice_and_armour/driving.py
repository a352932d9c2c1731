"""A move, step by step (D3): a heavy tank pushes a wreck on its way, a last step may ram."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.lasting_conditions import Clock, due
from game.rules.dice_and_armour.actions import Move
from game.rules.dice_and_armour.events import (
    BaseCounted,
    ConditionRan,
    MoveEnded,
    TankDrove,
    WreckPushed,
)
from game.rules.dice_and_armour.ramming import ram
from game.rules.dice_and_armour.reach import faced, pushes_to, shots

from .referee_tasks import FinishTurn, Story


def move(story: Story, action: Move) -> None:
    for cell in action.path:
        if story.table.tank_on(cell):
            ram(story, action.tank, cell)
            return
        step(story, action.tank, cell)
    ended = story.say(MoveEnded(action.tank), "D3.1")
    count_move(story, action.tank, ended)
    if not shots(story.table, story.table.tank(action.tank)):
        story.then(FinishTurn())


def step(story: Story, number: int, cell: Cell, rule: str = "D3.1") -> None:
    """Make one step, a wreck there pushed on first."""
    tank, wreck = story.table.tank(number), story.table.wreck_on(cell)
    if wreck is not None:
        to = pushes_to(story.table, tank, cell)
        assert to is not None
        story.say(WreckPushed(wreck.number, to, number), "D5.4")
    drove = story.say(TankDrove(number, cell, faced(tank, tank.cell, cell)), rule)
    if tank.held:
        story.say(BaseCounted(number, 0), "D8.2", drove)


def count_move(story: Story, number: int, cause: int) -> None:
    """Let the clock of straight moves run; the move in which it began does not count (D6.2)."""
    tank = story.table.tank(number)
    for one in due(tank.lasting, Clock.MOVES, story.table.number):
        story.say(ConditionRan(number, one.kind, one.left), "D6.2", cause)
