"""What a tank can still do with the parts it has left (D6)."""

from __future__ import annotations

from game.core.grid import RING, STRAIGHT, Facing
from game.rules.dice_and_armour.kinds import ALL, VALUES, Kind, Part
from game.rules.dice_and_armour.state import Table, Tank


def speed(tank: Tank) -> int:
    """Return how many cells a tank moves, exactly: by base, engine, rear, front (D6.1)."""
    if not tank.has(Part.TRACKS):
        return 0
    values = VALUES[tank.kind]
    found = values.speed if tank.has(Part.ENGINE) else values.limp
    found -= values.drags and not tank.has(Part.REAR)
    return max(1, found if tank.has(Part.FRONT) else min(found, 1))


def rests(table: Table, tank: Tank) -> bool:
    """Whether a tank with a broken engine rests, since it moved in its last turn (D6.3)."""
    if tank.has(Part.ENGINE) or not VALUES[tank.kind].rests:
        return False
    return 0 < tank.moved == table.number - (2 if table.turn == tank.seat else 1)


def penetrates(tank: Tank) -> int:
    """Return the highest face of the hit die that penetrates; 0 is none (D4.5, D6.4)."""
    most = ALL if tank.has(Part.TURRET) else VALUES[tank.kind].cap
    return most if tank.has(Part.FRONT) else most - 1


def reach(tank: Tank) -> int:
    """Return how far a tank shoots in a straight line (D4.1)."""
    return VALUES[tank.kind].range


def aims(tank: Tank) -> tuple[Facing, ...]:
    """Return the ways a tank may shoot: all eight, or only ahead (D6.6); none with a jam."""
    if tank.jammed:
        return ()
    return RING if tank.has(Part.SIDE) else (tank.facing,)


def reach_to(tank: Tank, way: Facing) -> int:
    """Return how far a tank shoots that way; slantwise one cell only (D4.1)."""
    return reach(tank) if way in STRAIGHT else 1


def throws_critical(shooter: Kind, target: Kind) -> bool:
    """Whether the critical die is thrown: not at a higher class (D4.4)."""
    return target.weight <= shooter.weight
