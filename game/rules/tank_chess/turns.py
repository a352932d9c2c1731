"""What can be done in a position: every turn, listed or only counted. See `field`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.rules.tank_chess.field import Cells, Poses, members
from game.rules.tank_chess.lines import hits, seen, star
from game.rules.tank_chess.reach import Rough, reach, zone
from game.rules.tank_chess.swift import Army, Position, Unit

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
    aims = _Aims(position)
    for number, unit in enumerate(position.armies[position.turn]):
        poses, early = reached(position, unit)
        for pose in members(poses):
            yield Go(number, pose, NO_TARGET)
        for target, found in aims.shots(unit, poses):
            for pose in members(found):
                yield Go(number, pose, target)
        for facing in leaving(position, unit, early):
            yield Go(number, -1 - facing, NO_TARGET)


def choices(position: Position) -> int:
    """Return how many turns there are, without making them."""
    if position.winner is not None:
        return 0
    total = 0
    aims = _Aims(position)
    for unit in position.armies[position.turn]:
        poses, early = reached(position, unit)
        total += poses.bit_count()
        for _, found in aims.shots(unit, poses):
            total += found.bit_count()
        if position.field.kinds[unit.kind].commander:
            total += sum(1 for _ in leaving(position, unit, early))
    return total


def reached(position: Position, unit: Unit) -> tuple[Poses, Poses]:
    """Return the poses the unit's turn can end in, and those it could leave the board from."""
    ground, kind = position.field, position.field.kinds[unit.kind]
    pose = position.pose(unit)
    near = zone(ground, kind.speed, pose)
    closed = position.stood | position.land.closed
    heavy = position.wrecks | position.trees
    if not kind.pushes:
        closed, heavy = closed | heavy, 0
    mud, deadly, heavy = position.land.mud & near, position.deadly(unit) & near, heavy & near
    rough: Rough | None = None
    if mud or deadly or heavy:
        rough = mud, deadly, heavy
    poses, early = reach(ground, kind.speed, pose, closed & near, rough)
    if heavy & position.wrecks:
        poses = _pushable(position, poses)
    return poses, early


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
    beyond = 1 << position.field.ahead(cell, facing)
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
        beyond = ground.ahead(cell, facing)
        if beyond < 0 or firm >> beyond & 1:
            poses ^= 1 << pose
    return poses


class _Aims:
    """What each kind of the seat that moves can destroy from where, for one position.

    A line of fire onto an enemy changes only for a unit that stands at its end, because that
    unit leaves its cell; all other units of a kind share the answer.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._foes = position.armies[1 - position.turn]
        ground = position.field
        screen = position.stood | position.wrecks | position.trees | position.land.screen
        lines = [seen(ground, foe.cell, screen & star(ground, foe.cell)) for foe in self._foes]
        self._seen = [line[8] for line in lines]
        # What stands behind the first that stops a line makes no difference to remember.
        self._screens = [screen & line for line in self._seen]
        self._shared: dict[int, tuple[Poses, list[Poses]]] = {}

    def shots(self, unit: Unit, poses: Poses) -> Iterator[tuple[int, Poses]]:
        """Yield the same as the function `shots` for all enemies."""
        position = self._position
        kind = position.field.kinds[unit.kind]
        if not kind.fires:
            return
        if kind.pushes or position.mines or position.land.water:
            yield from shots(position, unit, poses, self._foes)
            return
        together, each = self._of(unit.kind)
        near = [number for number, line in enumerate(self._seen) if line >> unit.cell & 1]
        if not poses & together and not near:
            return
        for number, found in enumerate(each):
            if number in near:
                alone = (self._foes[number],)
                yield from ((number, more) for _, more in shots(position, unit, poses, alone))
            elif found & poses:
                yield number, found & poses

    def _of(self, kind: int) -> tuple[Poses, list[Poses]]:
        if kind not in self._shared:
            ground, position = self._position.field, self._position
            lobbed = ground.kinds[kind].lobbed
            each = [
                hits(ground, kind, foe.kind, position.pose(foe), 0 if lobbed else cut)
                for foe, cut in zip(self._foes, self._screens, strict=True)
            ]
            together = 0
            for found in each:
                together |= found
            self._shared[kind] = together, each
        return self._shared[kind]
