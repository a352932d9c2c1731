"""A drive, step by step (C3), and what lies on its way (C8)."""

from __future__ import annotations

from game.core.grid import RING, Cell, Facing
from game.core.rules import Telling
from game.rules.tank_chess.events import (
    CommanderLeft,
    Event,
    MineWentOff,
    PieceSank,
    TankBackedUp,
    TankDestroyed,
    TankDrove,
    TankTurned,
    TreesFelled,
    WreckPushed,
    WreckSank,
)
from game.rules.tank_chess.fast_room.position import Position
from game.rules.tank_chess.fast_room.turns import Go
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import NoTask, Piece, Table

from .shortest_way import Steps, way, way_out

Story = Telling[Table, Event, NoTask]


def drive(story: Story, position: Position, go: Go, piece: Piece) -> tuple[int, bool]:
    """Tell the drive to its end; return its last event and whether the piece still lives."""
    facing, cell = divmod(go.pose, position.field.cells)
    unit = position.armies[position.turn][go.unit]
    steps = way(position, unit, (cell, facing))
    return _follow(story, position, steps, piece.number)


def leave(story: Story, position: Position, go: Go, piece: Piece) -> tuple[int, bool]:
    """Tell how the commander drives over the far edge (C5.2), unless it is lost on its way."""
    unit = position.armies[position.turn][go.unit]
    facing = -1 - go.pose
    steps = way_out(position, unit, facing)
    cause: int | None = None
    assert steps is not None, go
    if steps.spots:
        cause, whole = _follow(story, position, steps, piece.number)
        if not whole:
            return cause, False
    start = story.table.piece(piece.number).cell
    return story.say(CommanderLeft(piece.number, start, RING[facing]), "C5.2", cause), True


def _follow(story: Story, position: Position, steps: Steps, number: int) -> tuple[int, bool]:
    latest: int | None = None
    for cell, facing in steps.spots:
        place, point = position.field.places[cell], RING[facing]
        piece = story.table.piece(number)
        if point is not piece.facing:
            latest = story.say(TankTurned(number, point), "C3.2", latest)
            continue
        if steps.reverse:
            latest = story.say(TankBackedUp(number, place), "C3.3", latest)
        else:
            latest = _clear(story, number, place, point, latest)
            latest = story.say(TankDrove(number, place), "C3.2", latest)
        latest, whole = _set_foot(story, number, place, latest)
        if not whole:
            return latest, False
    assert latest is not None, "a way has at least one step"
    return latest, True


def _clear(story: Story, by: int, cell: Cell, facing: Facing, cause: int | None) -> int | None:
    """Push the wreck or fell the trees that stand on the cell (C8)."""
    table = story.table
    if table.ground_on(cell) is Ground.TREES:
        cause = story.say(TreesFelled(cell, by), "C8", cause)
    wreck = table.wreck_on(cell)
    if wreck is None:
        return cause
    beyond = cell.step(facing)
    cause = story.say(WreckPushed(wreck.number, by, beyond), "C8", cause)
    if story.table.mines and beyond in story.table.mines:
        story.say(MineWentOff(beyond, wreck.number), "C8", cause)
    if table.ground_on(beyond) is Ground.WATER:
        story.say(WreckSank(wreck.number, beyond), "C8", cause)
    return cause


def _set_foot(story: Story, number: int, cell: Cell, cause: int) -> tuple[int, bool]:
    """Tell what the ground of a newly entered cell does to the piece (C8)."""
    table = story.table
    water = table.ground_on(cell) is Ground.WATER
    if table.mines and cell in table.mines:
        cause = story.say(MineWentOff(cell, number), "C8", cause)
        cause = story.say(TankDestroyed(number, cell), "C8", cause)
        if water:
            story.say(WreckSank(number, cell), "C8", cause)
        return cause, False
    if water and not table.kind(table.piece(number)).swims:
        return story.say(PieceSank(number, cell), "C8", cause), False
    return cause, True
