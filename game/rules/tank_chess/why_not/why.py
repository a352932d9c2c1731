"""Why a shot or a drive is possible or not: the first reason there is, as data (N2).

`explain` puts a reason into plain words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.core.grid import RING, Cell, Facing
from game.rules.tank_chess.fast_room.fire_lines import struck
from game.rules.tank_chess.fast_room.position import Unit, numbers
from game.rules.tank_chess.fast_room.turns import leaving, reached
from game.rules.tank_chess.shooting import flight
from game.rules.tank_chess.shortest_way import behind, ways
from game.rules.tank_chess.starting_board import Ground, Kind
from game.rules.tank_chess.state import Piece, Side, Table

from .reasons import (
    Aiming,
    ArmourHolds,
    CannotLeave,
    CanStand,
    CellReason,
    Destroys,
    LineBlocked,
    LostOnTheWay,
    NotAhead,
    NotAnEnemy,
    NotInLine,
    NotYourPiece,
    NoWay,
    Obstacle,
    Occupied,
    OutOfAim,
    OutOfRange,
    Pose,
    ShotReason,
    TooFar,
    TooNear,
    Unmoved,
)


def why_cell(table: Table, start: Cell, to: Cell, facing: Facing | None = None) -> CellReason:
    """Return how the piece on `start` gets to a cell, or to a facing there, or why it cannot."""
    piece = table.piece_on(start)
    if piece is None:
        return NotYourPiece(start)
    if to == start and facing is piece.facing:
        return Unmoved()
    if (by := obstacle(table, piece, to)) is not None:
        return Occupied(to, by)
    poses = _poses(table, piece, to, table.kind(piece).speed)
    asked = tuple(pose for pose in poses if facing in (None, pose.facing))
    if asked:
        return CanStand(to, asked, _lost(table, piece, to))
    found = _poses(table, piece, to, 8 * table.width * table.height)
    costs = [pose.cost for pose in found if facing in (None, pose.facing)]
    if not costs:
        return NoWay(to, facing)
    return TooFar(to, facing, min(costs), table.kind(piece).speed)


def why_shot(table: Table, start: Cell, to: Cell, facing: Facing, target: Cell) -> ShotReason:
    """Return what a shot from that pose does, or why it cannot be fired.

    Whether the piece gets there is not asked; `why_cell` tells.
    """
    piece, foe = table.piece_on(start), table.piece_on(target)
    if piece is None or foe is None or foe.seat == piece.seat:
        return NotAnEnemy(target)
    if to != start and _lost(table, piece, to):
        return LostOnTheWay(to)
    gun = table.kind(piece)
    if (bar := _misaimed(gun, to, facing, target)) is not None:
        return bar
    flies, path = flight(to, target)
    stood = _stood_at(table, piece, to, facing)
    for cell in () if gun.lobbed else path:
        if (by := screen(stood, cell)) is not None:
            return LineBlocked(cell, by)
    side = Side(struck(foe.facing.eighth, flies.opposite.eighth))
    armour = table.kind(foe).armour[side.value]
    kind = Destroys if gun.gun > armour else ArmourHolds
    return kind(side, armour, gun.gun)


def verdicts(table: Table, start: Cell, cell: Cell, facing: Facing) -> dict[Cell, ShotReason]:
    """Return what a shot of the piece on `start` would do from a pose at each enemy."""
    return {
        piece.cell: why_shot(table, start, cell, facing, piece.cell)
        for piece in table.pieces
        if piece.seat != table.turn
    }


def why_spared(
    table: Table, start: Cell, stands: Iterable[tuple[Cell, Facing]], target: Cell
) -> ShotReason:
    """Return why the piece destroys an enemy from none of these poses: what comes nearest to it."""
    said = [why_shot(table, start, to, facing, target) for to, facing in stands]
    reason = min(said, key=_far_from_it)
    return OutOfAim(target) if isinstance(reason, NotInLine | NotAhead) else reason


def why_leave(table: Table, start: Cell, facing: Facing) -> CannotLeave | None:
    """Return why the piece cannot leave the board in that direction, or None if it can."""
    piece = table.piece_on(start)
    if piece is not None:
        position = replace(numbers(table), turn=piece.seat)
        unit = _unit(table, piece)
        if facing.eighth in leaving(position, unit, reached(position, unit).early):
            return None
    return CannotLeave(facing)


def obstacle(table: Table, piece: Piece, cell: Cell) -> Obstacle | None:
    """Return what keeps the piece from standing on a cell, wherever it comes from."""
    if not table.on(cell):
        return Obstacle.EDGE
    other = table.piece_on(cell)
    if other is not None and other.number != piece.number:
        return Obstacle.PIECE
    pushes = table.kind(piece).pushes
    if table.wreck_on(cell) and not pushes:
        return Obstacle.WRECK
    match table.ground_on(cell):
        case Ground.WALL:
            return Obstacle.WALL
        case Ground.LOW:
            return Obstacle.LOW
        case Ground.TREES if not pushes:
            return Obstacle.TREES
        case _:
            return None


def screen(table: Table, cell: Cell) -> Obstacle | None:
    """Return what on a cell stops direct fire that passes over it."""
    if table.piece_on(cell):
        return Obstacle.PIECE
    if table.wreck_on(cell):
        return Obstacle.WRECK
    match table.ground_on(cell):
        case Ground.WALL:
            return Obstacle.WALL
        case Ground.HEDGE:
            return Obstacle.HEDGE
        case Ground.TREES:
            return Obstacle.TREES
        case _:
            return None


def _far_from_it(reason: ShotReason) -> tuple[int, int]:
    """Return how far a shot is from destroying, to compare reasons by."""
    match reason:
        case Destroys() | ArmourHolds():
            return 0, reason.armour
        case TooNear() | OutOfRange():
            return 1, 0
        case LineBlocked():
            return 2, 0
        case _:
            return 3, 0


def _misaimed(gun: Kind, to: Cell, facing: Facing, target: Cell) -> Aiming | None:
    """Return why the gun does not bear on a cell, whatever stands between."""
    distance = max(abs(target.x - to.x), abs(target.y - to.y))
    if target not in (to.step(point, distance) for point in RING):
        return NotInLine(target)
    flies, _ = flight(to, target)
    fires = tuple(facing.turned(fire) for fire in gun.fires)
    if flies not in fires:
        return NotAhead(flies, fires)
    if distance < gun.nearest:
        return TooNear(distance, gun.nearest)
    if gun.farthest and distance > gun.farthest:
        return OutOfRange(distance, gun.farthest)
    return None


def _poses(table: Table, piece: Piece, cell: Cell, speed: int) -> tuple[Pose, ...]:
    position = replace(numbers(table), turn=piece.seat)
    unit = _unit(table, piece)
    number = position.field.number(cell)
    found = ways(position, unit, speed)
    poses = [
        Pose(RING[facing], cost, False)
        for (place, facing), (cost, _) in found.items()
        if place == number and (place, facing) != (unit.cell, unit.facing)
    ]
    if (back := behind(position, unit)) is not None and back[0] == number:
        poses = [pose for pose in poses if pose.facing.eighth != back[1]]
        poses.append(Pose(RING[back[1]], 1, True))
    allowed = reached(position, unit).poses
    firm = table.wreck_on(cell) is not None
    return tuple(
        pose
        for pose in sorted(poses, key=lambda pose: pose.facing.eighth)
        if not firm or allowed >> position.field.pose(cell, pose.facing) & 1
    )


def _lost(table: Table, piece: Piece, cell: Cell) -> bool:
    mines = None if table.options.hidden_mines else table.mines
    drowned = table.ground_on(cell) is Ground.WATER and not table.kind(piece).swims
    return drowned or bool(mines and cell in mines)


def _stood_at(table: Table, piece: Piece, to: Cell, facing: Facing) -> Table:
    """Return the table once the piece stands there, its pushed wreck and felled trees moved."""
    wrecks = [w for w in table.wrecks if w.cell != to]
    for wreck in table.wrecks:
        beyond = to.step(facing)
        if wreck.cell == to and table.on(beyond) and table.ground_on(beyond) is not Ground.WATER:
            wrecks.append(replace(wreck, cell=beyond))
    moved = replace(piece, cell=to, facing=facing)
    pieces = tuple(moved if p.number == piece.number else p for p in table.pieces)
    return replace(table, pieces=pieces, wrecks=tuple(wrecks))


def _unit(table: Table, piece: Piece) -> Unit:
    names = [kind.name for kind in table.kinds]
    cell = piece.cell.y * table.width + piece.cell.x
    return Unit(names.index(piece.kind), cell, piece.facing.eighth)
