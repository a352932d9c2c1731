"""What comes of a turn in a position, and what a position threatens. See `field`."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from game.core.rules import Seat

from .position import Army, Position, Unit
from .turns import Aims, Go, choices, could_touch, leaving, pushed, reached, turns


def after(position: Position, go: Go) -> Position:
    """Return the position after a turn that is known to be legal."""
    me = position.turn
    if go.pose < 0:
        return replace(position, turn=1 - me, winner=me)
    moved = _moved(position, go)
    if go.target < 0:
        return moved
    return _shot(moved, go.target)


def count(position: Position, depth: int) -> int:
    """Return how many sequences of so many turns there are (C7)."""
    if depth == 1:
        return choices(position)
    return sum(count(after(position, go), depth - 1) for go in turns(position))


def checks(position: Position, seat: Seat) -> bool:
    """Whether the seat, if it were to move, could destroy the enemy commander (C5.3)."""
    looked = position if position.turn == seat else replace(position, turn=seat)
    aims = Aims(looked, _commanders(position, 1 - seat))
    return any(
        True
        for unit in position.armies[seat]
        if aims.near(unit)
        for _ in aims.shots(unit, reached(looked, unit))
    )


def escapes(position: Position, seat: Seat) -> bool:
    """Whether the seat's commander, if it were to move, could leave the board (C5.3)."""
    looked = position if position.turn == seat else replace(position, turn=seat)
    ground = position.field
    return any(
        True
        for unit in _commanders(position, seat)
        if ground.leave[seat] & ground.everywhere(could_touch(position, unit))
        for _ in leaving(looked, unit, reached(looked, unit).early)
    )


def doomed(position: Position) -> bool:
    """Whether every turn of the seat that moves loses its commander to the next one."""
    search = dooming(position)
    while True:
        try:
            next(search)
        except StopIteration as end:
            return bool(end.value)


def dooming(position: Position) -> Generator[None, None, bool]:
    """Find the same out in slices, turn by turn: it takes long where it is so."""
    me = position.turn
    for go in turns(position):
        then = after(position, go)
        if then.winner == me or (then.winner is None and not checks(then, 1 - me)):
            return False
        yield
    return position.winner is None


def _moved(position: Position, go: Go) -> Position:
    """Drive, and give the turn to the other seat."""
    ground, me = position.field, position.turn
    facing, cell = divmod(go.pose, ground.cells)
    bit = 1 << cell
    if position.wrecks & bit:
        position = pushed(position, go.pose)
    army, foes = position.armies[me], position.armies[1 - me]
    unit = army[go.unit]
    lost = position.deadly(unit) & bit
    there = () if lost else (Unit(unit.kind, cell, facing),)
    mine = (*army[: go.unit], *there, *army[go.unit + 1 :])
    over = lost and (ground.kinds[unit.kind].commander or not mine)
    return Position(
        field=ground,
        land=position.land,
        turn=1 - me,
        armies=(foes, mine) if me else (mine, foes),
        stood=position.stood ^ 1 << unit.cell | bit & ~lost,
        wrecks=position.wrecks | lost & ~position.land.water,
        trees=position.trees & ~bit,
        mines=position.mines & ~bit,
        backing_out=position.backing_out,
        winner=1 - me if over else None,
    )


def _shot(position: Position, target: int) -> Position:
    """Take the piece off that the other seat's last turn has destroyed."""
    hit = position.turn
    army = position.armies[hit]
    foe = army[target]
    left = (*army[:target], *army[target + 1 :])
    bit = 1 << foe.cell
    over = position.field.kinds[foe.kind].commander or not left
    other = position.armies[1 - hit]
    return replace(
        position,
        armies=(other, left) if hit else (left, other),
        stood=position.stood ^ bit,
        wrecks=position.wrecks | bit & ~position.land.water,
        winner=1 - hit if over else None,
    )


def _commanders(position: Position, seat: Seat) -> Army:
    kinds = position.field.kinds
    return tuple(unit for unit in position.armies[seat] if kinds[unit.kind].commander)
