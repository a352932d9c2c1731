"""A shot that destroys (C4)."""

from __future__ import annotations

from game.core.grid import RING, Cell, Facing
from game.rules.tank_chess.driving import Story
from game.rules.tank_chess.events import ShotFired, TankDestroyed, WreckSank
from game.rules.tank_chess.fast_room.fire_lines import struck
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import Side


def shoot(story: Story, number: int, lands: Cell, cause: int) -> int:
    """Tell the shot and what becomes of its target; return the last event."""
    table = story.table
    shooter, target = table.piece(number), table.piece_on(lands)
    assert target is not None
    gun = table.kind(shooter)
    flies, path = flight(shooter.cell, lands)
    side = Side(struck(target.facing.eighth, flies.opposite.eighth))
    shot = ShotFired(
        number=number,
        target=target.number,
        start=shooter.cell,
        path=path,
        lands=lands,
        flies=flies,
        lobbed=gun.lobbed,
        side=side,
        gun=gun.gun,
        armour=table.kind(target).armour[side.value],
    )
    cause = story.say(shot, "C4.5" if gun.lobbed else "C4.1", cause)
    cause = story.say(TankDestroyed(target.number, lands), "C4.3", cause)
    if table.ground_on(lands) is Ground.WATER:
        story.say(WreckSank(target.number, lands), "C8", cause)
    return cause


def flight(start: Cell, lands: Cell) -> tuple[Facing, tuple[Cell, ...]]:
    """Return the direction from one cell to another in line with it, and the cells between."""
    dx, dy = lands.x - start.x, lands.y - start.y
    distance = max(abs(dx), abs(dy))
    facing = next(f for f in RING if start.step(f, distance) == lands)
    return facing, tuple(start.step(facing, k) for k in range(1, distance))
