"""What a line of fire promises, counted over all throws of both dice."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.rules.dice_and_armour.abilities import penetrates, throws_critical
from game.rules.dice_and_armour.damage import breaks
from game.rules.dice_and_armour.kinds import PARTS, Part
from game.rules.dice_and_armour.reach import shot, shots
from game.rules.dice_and_armour.state import Table, Tank, Wreck

FACES = 6
THROWS = FACES * FACES
"""Both dice fall in so many ways."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Of one shot: what it strikes, and how often of 6 or of 36.

    `hit` counts the faces of the hit die that break a part, of 6; `kill` the throws of both dice
    that destroy, of 36; `parts` has for each part the throws that break it, of 36. A shot at a
    wreck throws no dice: it has `wreck` set and no chances.
    """

    target: int
    friend: bool
    wreck: bool
    critical: bool
    hit: int = 0
    kill: int = 0
    parts: tuple[tuple[Part, int], ...] = ()


def promised(table: Table, tank: Tank) -> dict[Cell, Odds]:
    """Return what a tank can shoot at, by its cell, with the chances."""
    return {aim.struck.cell: _odds(table, tank, aim.struck) for aim in shots(table, tank)}


def odds(table: Table, tank: Tank, way: Facing) -> Odds | None:
    """Return the chances of a shot that way, None where there is none."""
    aim = shot(table, tank, way)
    return _odds(table, tank, aim.struck) if aim else None


def _odds(table: Table, tank: Tank, target: Tank | Wreck) -> Odds:
    if not isinstance(target, Tank):
        return Odds(target.number, target.seat == tank.seat, wreck=True, critical=False)
    friend = target.seat == tank.seat
    critical = throws_critical(tank.kind, target.kind)
    fatal = FACES if critical and not friend else 0
    broken = [
        part
        for face in range(1, penetrates(tank) + 1)
        if (part := breaks(table, target, Part(face)))
    ]
    weight = (THROWS - fatal) // FACES
    last = len(target.broken) + 1 >= table.deadly
    parts = tuple((part, weight * broken.count(part)) for part in PARTS if part in broken)
    kill = fatal + (weight * len(broken) if last else 0)
    return Odds(target.number, friend, False, critical, len(broken), kill, parts)
