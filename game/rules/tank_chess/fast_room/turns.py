"""What can be done in a position: every turn, listed or only counted. See `field`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import NamedTuple

from game.core.lines_from_cell import Cells, ahead, members, seen, star

from .field import Poses
from .fire_lines import hits
from .position import Army, Position, Unit
from .reach import Reach, reach, zone

NO_TARGET = -1


class Go(NamedTuple):
    """A turn: which unit of the army, the pose it ends in, which enemy unit it destroys.

    A commander that leaves has the pose -1 - facing.
    """

    unit: int
    pose: int
    target: int


def turns(position: Position) -> Iterator[Go]:
    """Yield every turn of the seat that moves, in a fixed order."""
    if position.winner is not None:
        return
    aims = Aims(position, position.armies[1 - position.turn])
    for number, unit in enumerate(position.armies[position.turn]):
        reach = reached(position, unit)
        for pose in members(reach.poses):
            yield Go(number, pose, NO_TARGET)
        for target, found in aims.shots(unit, reach):
            for pose in members(found):
                yield Go(number, pose, target)
        for facing in leaving(position, unit, reach.early):
            yield Go(number, -1 - facing, NO_TARGET)


def choices(position: Position) -> int:
    """Return how many turns there are, without making them."""
    if position.winner is not None:
        return 0
    total = 0
    aims = Aims(position, position.armies[1 - position.turn])
    for unit in position.armies[position.turn]:
        reach = reached(position, unit)
        total += reach.poses.bit_count()
        for _, found in aims.shots(unit, reach):
            total += found.bit_count()
        if position.field.kinds[unit.kind].commander:
            total += sum(1 for _ in leaving(position, unit, reach.early))
    return total


def reached(position: Position, unit: Unit) -> Reach:
    """Return the poses the unit's turn can end in, and those it could leave the board from."""
    ground, kind = position.field, position.field.kinds[unit.kind]
    pose = position.pose(unit)
    near = zone(ground, kind.speed, pose)
    closed = position.stood | position.land.closed
    heavy = position.wrecks | position.trees
    if not kind.pushes:
        closed |= heavy
        if not position.land.rough and not position.mines:
            return reach(ground, kind.speed, pose, closed & near, None)
        heavy = 0
    rough = position.land.mud & near, position.deadly(unit) & near, heavy & near
    found = reach(ground, kind.speed, pose, closed & near, rough if any(rough) else None)
    if rough[2] & position.wrecks:
        return found._replace(poses=_pushable(position, found.poses))
    return found


def could_touch(position: Position, unit: Unit) -> Cells:
    """Return the cells the unit's turn could end in or leave from if nothing stood in its way."""
    ground = position.field
    pose = unit.facing * ground.cells + unit.cell
    return zone(ground, ground.kinds[unit.kind].speed, pose)


def shots(position: Position, unit: Unit, poses: Poses, foes: Army) -> Iterator[tuple[int, Poses]]:
    """Yield the places in `foes` of those it can destroy, and from which of the poses."""
    ground, kind = position.field, position.field.kinds[unit.kind]
    if deadly := position.deadly(unit):
        poses &= ~ground.everywhere(deadly)
    if kind.pushes and position.wrecks and kind.fires:
        pushing = poses & ground.everywhere(position.wrecks)
        poses ^= pushing
        for pose in members(pushing):
            yield from shots(pushed(position, pose), unit, 1 << pose, foes)
    screen = position.stood ^ 1 << unit.cell | position.wrecks | position.trees
    screen |= position.land.screen
    for number, foe in enumerate(foes):
        seen = 0 if kind.lobbed else screen & star(ground, foe.cell)
        found = hits(ground, unit.kind, foe.kind, position.pose(foe), seen) & poses
        if found:
            yield number, found


def leaving(position: Position, unit: Unit, early: Poses) -> Iterator[int]:
    """Yield the directions in which the unit can cross the far edge (C5.2)."""
    ground = position.field
    if not ground.kinds[unit.kind].commander:
        return
    edge = ground.leave[position.turn]
    back = (unit.facing + 4) % 8
    for facing in range(8):
        out = early & edge
        if position.backing_out and facing == back:
            out |= edge & 1 << back * ground.cells + unit.cell
        if out >> facing * ground.cells & ground.all:
            yield facing


def pushed(position: Position, pose: int) -> Position:
    """Return the position once a piece that drives into this pose has pushed its wreck on."""
    facing, cell = divmod(pose, position.field.cells)
    beyond = 1 << ahead(position.field, cell, facing)
    wrecks = position.wrecks ^ 1 << cell
    if beyond & position.land.water:
        return replace(position, wrecks=wrecks)
    return replace(position, wrecks=wrecks | beyond, mines=position.mines & ~beyond)


def _pushable(position: Position, poses: Poses) -> Poses:
    """Return the poses without those in which a wreck would not give way (C8)."""
    ground = position.field
    firm: Cells = position.stood | position.wrecks | position.trees | position.land.closed
    for pose in members(poses & ground.everywhere(position.wrecks)):
        facing, cell = divmod(pose, ground.cells)
        beyond = ahead(ground, cell, facing)
        if beyond < 0 or firm >> beyond & 1:
            poses ^= 1 << pose
    return poses


class Aims:
    """The lines of fire onto some enemies of the seat that moves, for one position."""

    def __init__(self, position: Position, foes: Army) -> None:
        self._position = position
        self._foes = foes
        ground = position.field
        screen = position.stood | position.wrecks | position.trees | position.land.screen
        self._lines = [seen(ground, foe.cell, screen & star(ground, foe.cell))[8] for foe in foes]
        self._together = reduce(or_, self._lines, 0)
        self._screen = screen

    def near(self, unit: Unit) -> bool:
        """Whether the unit could come onto a line at all: cheaper to ask than its reach."""
        position = self._position
        kind, close = position.field.kinds[unit.kind], could_touch(position, unit)
        if kind.lobbed or kind.pushes:
            return any(star(position.field, foe.cell) & close for foe in self._foes)
        return bool(self._together & close)

    def shots(self, unit: Unit, reach: Reach) -> Iterator[tuple[int, Poses]]:
        """Yield the same as the function `shots`.

        A line is looked at closely only where the unit can stand on it. Where the unit stands
        on it now, its own cell will be free, and the line has to be drawn anew.
        """
        position, foes = self._position, self._foes
        kind = position.field.kinds[unit.kind]
        if kind.lobbed or kind.pushes or position.mines or position.land.rough:
            yield from shots(position, unit, reach.poses, foes)
            return
        here, cells = 1 << unit.cell, reach.cells
        for number, line in enumerate(self._lines):
            if not line & cells:
                continue
            if line & here:
                alone = (foes[number],)
                yield from ((number, more) for _, more in shots(position, unit, reach.poses, alone))
                continue
            foe = foes[number]
            # What stands behind the first that stops a line makes no difference to remember.
            screen = self._screen & line
            found = hits(position.field, unit.kind, foe.kind, position.pose(foe), screen)
            if found := found & reach.poses:
                yield number, found
