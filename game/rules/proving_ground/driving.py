"""A drive, cell by cell (B4): the first hazard decides, and the rest is not driven."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.proving_ground.choices import shots
from game.rules.proving_ground.events import (
    GunRunOver,
    ShellRunOver,
    StageReached,
    TankDrove,
    TankRunOver,
)
from game.rules.proving_ground.losses import absorbed, destroy
from game.rules.proving_ground.one_shots_and_upgrades import extras
from game.rules.proving_ground.state import Stage
from game.rules.proving_ground.tokens import GUN, SHELL

from .referee_tasks import Arrive, EndMain, Roll, Story


def roll(story: Story, task: Roll) -> None:
    """Drive one cell and see whether the pawn survives it."""
    cell, *rest = task.path
    other = story.table.pawn_on(cell)
    drove = story.say(TankDrove(task.pawn, cell), "B4.1")
    if _survives(story, task.pawn, cell, other, drove):
        story.then(Roll(task.pawn, tuple(rest)) if rest else Arrive(task.pawn), cause=drove)
    else:
        story.then(EndMain())


def arrive(story: Story, pawn: int) -> None:
    """Let the pawn shoot, unless it has or there is nothing to shoot at."""
    turn = story.table.turn
    stage = Stage.REST if turn.stage is Stage.DRIVE else Stage.SHOT
    if stage is Stage.SHOT and not shots(story.table, turn.seat, pawn):
        stage = Stage.SHOT if extras(story.table, turn.seat) else Stage.REST
    if stage is Stage.REST:
        story.then(EndMain())
    else:
        story.say(StageReached(turn.seat, stage, pawn), "B5.1")


def mined(story: Story, pawn: int, cell: Cell, cause: int) -> bool:
    """Let a pawn meet the shell on its cell; return whether it survives (B4.3)."""
    met = story.say(ShellRunOver(pawn, cell), "B4.3", cause)
    if absorbed(story, pawn, met):
        return True
    destroy(story, pawn, "B4.3", met)
    return False


def _survives(story: Story, pawn: int, cell: Cell, other: int | None, drove: int) -> bool:
    floor = story.table.on(cell)
    if floor == SHELL:
        return mined(story, pawn, cell, drove)
    if floor == GUN:
        met = story.say(GunRunOver(pawn, cell), "B15.5", drove)
        if not absorbed(story, pawn, met):
            destroy(story, pawn, "B15.5", met)
            return False
        return True
    return other is None or _passes(story, pawn, other, cell, drove)


def _passes(story: Story, pawn: int, other: int, cell: Cell, drove: int) -> bool:
    """Drive over a tank: the mover is lost, and a rival takes a point token (B4.4, B4.5)."""
    table, rival = story.table, story.table.pawns[other]
    friend = table.side(rival.seat) == table.side(table.pawns[pawn].seat)
    rule = "B4.5" if friend else "B4.4"
    met = story.say(TankRunOver(pawn, other, cell), rule, drove)
    if absorbed(story, pawn, met):
        return True
    destroy(story, pawn, rule, met, None if friend else rival.seat)
    return False
