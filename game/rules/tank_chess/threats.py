"""Where a piece would be in danger next turn, from whom, and from where (N9).

Every answer is what the other army could do if its turn came now; the pieces on both sides
otherwise stay where they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from game.core.grid import RING, Cell, Facing
from game.core.lines_from_cell import members
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import after, checks, escapes
from game.rules.tank_chess.fast_room.fire_lines import struck
from game.rules.tank_chess.fast_room.position import Position, Unit, numbers
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, reached, shots
from game.rules.tank_chess.shooting import flight
from game.rules.tank_chess.state import Side, Table


class Announced(Enum):
    """What a turn threatens to do next, as the rules have it said aloud (C5.3)."""

    CHECK = "check"
    ESCAPE = "escape"


Aim = Callable[[Cell, Facing], Cell | None]


@dataclass(frozen=True, slots=True)
class Shot:
    """A pose from which an enemy would destroy the piece, and how the shot would strike."""

    cell: Cell
    facing: Facing
    flies: Facing
    side: Side


@dataclass(frozen=True, slots=True)
class Danger:
    """An enemy piece, by its number, and every shot it would have."""

    enemy: int
    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class Threat:
    """A pose that a piece could take, and the enemies, by number, that could destroy it there."""

    cell: Cell
    facing: Facing
    enemies: tuple[int, ...]


def dangers(table: Table, number: int) -> tuple[Danger, ...]:
    """Return who could destroy a piece where it stands, and from where."""
    position, unit = _placed(table, number)
    return _dangers(replace(position, turn=1 - position.turn), table, unit)


def dangers_at(
    table: Table, number: int, cell: Cell, facing: Facing, target: Cell | None = None
) -> tuple[Danger, ...]:
    """Return the same for the piece once it has moved to a pose within its reach, and has
    destroyed the enemy on the target."""
    then, there = _turned(table, number, cell, facing, target)
    return _dangers(then, table, there) if there else ()


def dangers_to_commander(
    table: Table, number: int, cell: Cell, facing: Facing, target: Cell | None = None
) -> tuple[Danger, ...]:
    """Return who could destroy the own commander after such a turn (C5.4), if there is one."""
    then, _ = _turned(table, number, cell, facing, target)
    if then.winner is not None:
        return ()
    own = then.armies[1 - then.turn]
    crown = next((unit for unit in own if then.field.kinds[unit.kind].commander), None)
    return _dangers(then, table, crown) if crown is not None else ()


def announced(
    table: Table, number: int, cell: Cell, facing: Facing, target: Cell | None = None
) -> tuple[Announced, ...]:
    """Return what such a turn would threaten (C5.3)."""
    then, _ = _turned(table, number, cell, facing, target)
    if then.winner is not None:
        return ()
    mover = 1 - then.turn
    check = (Announced.CHECK,) if checks(then, mover) else ()
    return (*check, Announced.ESCAPE) if escapes(then, mover) else check


def threat_map(
    table: Table, number: int, aim: Aim = lambda cell, facing: None
) -> tuple[Threat, ...]:
    """Return the poses within a piece's reach in which it could be destroyed, and by whom.

    `aim` is the enemy that it would first destroy from a pose.
    """
    position, unit = _placed(table, number)
    threats: list[Threat] = []
    for pose in members(reached(position, unit).poses):
        facing, number = divmod(pose, position.field.cells)
        cell = position.field.places[number]
        then, there = _moved(position, unit, pose, aim(cell, RING[facing]))
        enemies = tuple(enemy for enemy, _ in _aimed(then, table, there)) if there else ()
        if enemies:
            threats.append(Threat(cell, RING[facing], enemies))
    return tuple(threats)


def hanging(table: Table, seat: Seat) -> dict[Cell, tuple[Danger, ...]]:
    """Return the seat's pieces that could be destroyed where they stand, and by whom."""
    return {
        piece.cell: who
        for piece in table.pieces
        if piece.seat == seat and (who := dangers(table, piece.number))
    }


def _placed(table: Table, number: int) -> tuple[Position, Unit]:
    """Return the position with the piece's side to move, and the piece in it."""
    piece = table.piece(number)
    position = replace(numbers(table), turn=piece.seat)
    cell = position.field.number(piece.cell)
    return position, next(unit for unit in position.armies[piece.seat] if unit.cell == cell)


def _turned(
    table: Table, number: int, cell: Cell, facing: Facing, target: Cell | None
) -> tuple[Position, Unit | None]:
    """Return what comes of a turn, and the piece in it; none if it cannot get there."""
    position, unit = _placed(table, number)
    pose = position.field.pose(cell, facing)
    if not reached(position, unit).poses >> pose & 1:
        return replace(position, turn=1 - position.turn), None
    return _moved(position, unit, pose, target)


def _moved(
    position: Position, unit: Unit, pose: int, target: Cell | None
) -> tuple[Position, Unit | None]:
    """Return what comes of a drive with its shot, and the piece in it unless it is lost."""
    place, foe = position.armies[position.turn].index(unit), NO_TARGET
    if target is not None:
        cells = [each.cell for each in position.armies[1 - position.turn]]
        foe = cells.index(position.field.number(target))
    then = after(position, Go(place, pose, foe))
    facing, cell = divmod(pose, position.field.cells)
    there = Unit(unit.kind, cell, facing)
    stands = then.winner is None and there in then.armies[position.turn]
    return then, there if stands else None


def _dangers(position: Position, table: Table, target: Unit) -> tuple[Danger, ...]:
    return tuple(
        Danger(enemy, tuple(_shot(position, target, pose) for pose in members(poses)))
        for enemy, poses in _aimed(position, table, target)
    )


def _aimed(position: Position, table: Table, target: Unit) -> list[tuple[int, int]]:
    """Return the enemies that could destroy a unit in their turn, with their poses."""
    seat = position.turn
    by_cell = {position.field.number(p.cell): p.number for p in table.pieces if p.seat == seat}
    found: list[tuple[int, int]] = []
    for unit in position.armies[seat]:
        poses = 0
        for _, more in shots(position, unit, reached(position, unit).poses, (target,)):
            poses |= more
        if poses:
            found.append((by_cell[unit.cell], poses))
    return found


def _shot(position: Position, target: Unit, pose: int) -> Shot:
    facing, cell = divmod(pose, position.field.cells)
    place, lands = position.field.places[cell], position.field.places[target.cell]
    flies, _ = flight(place, lands)
    side = Side(struck(target.facing, flies.opposite.eighth))
    return Shot(place, RING[facing], flies, side)
