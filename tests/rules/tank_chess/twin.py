"""Tank Chess told slowly, cell by cell, straight from the digest (C3, C4, C5.2, C8).

It shares the values of the game and none of its rules: the fast room must agree with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.starting_board import WHITE, Ground
from game.rules.tank_chess.state import Piece, Table

Pose = tuple[Cell, Facing]
SOLID = (Ground.WALL, Ground.LOW)
OPAQUE = (Ground.WALL, Ground.HEDGE, Ground.TREES)


def legal(table: Table, seat: Seat) -> set[Turn]:
    if table.end or table.turn != seat:
        return set()
    return {turn for piece in table.pieces if piece.seat == seat for turn in turns(table, piece)}


def turns(table: Table, piece: Piece) -> Iterator[Turn]:
    for cell, facing in stands(table, piece):
        yield TakeTurn(piece.seat, piece.cell, cell, facing, None)
        for target in targets(table, piece, cell, facing):
            yield TakeTurn(piece.seat, piece.cell, cell, facing, target)
    for facing in exits(table, piece):
        yield LeaveBoard(piece.seat, piece.cell, facing)


def stands(table: Table, piece: Piece) -> set[Pose]:
    """Return the poses a turn of the piece can end in (C3.2 to C3.5)."""
    found = set(driven(table, piece, table.kind(piece).speed))
    back = piece.cell.step(piece.facing.opposite)
    if enters(table, piece, back, None):
        found.add((back, piece.facing))
    return found - {(piece.cell, piece.facing)}


def driven(table: Table, piece: Piece, speed: int) -> dict[Pose, int]:
    """Return the poses reached forward, with the steps that are left there."""
    left: dict[Pose, int] = {(piece.cell, piece.facing): speed}
    waiting = [(piece.cell, piece.facing)]
    while waiting:
        cell, facing = pose = waiting.pop()
        if cell != piece.cell and stops(table, piece, cell):
            continue
        steps = [((cell, facing.turned(1)), 1), ((cell, facing.turned(-1)), 1)]
        ahead = cell.step(facing)
        if enters(table, piece, ahead, facing):
            steps.append(((ahead, facing), 2 if table.ground_on(ahead) is Ground.MUD else 1))
        for there, price in steps:
            if left[pose] - price > left.get(there, -1):
                left[there] = left[pose] - price
                waiting.append(there)
    return left


def enters(table: Table, piece: Piece, cell: Cell, forward: Facing | None) -> bool:
    """Whether the piece may drive onto a cell, in that direction or in reverse."""
    if not table.on(cell) or table.ground_on(cell) in SOLID:
        return False
    if any(other.cell == cell and other != piece for other in table.pieces):
        return False
    pushing = table.kind(piece).pushes and forward is not None
    if table.ground_on(cell) is Ground.TREES and not pushing:
        return False
    if not any(wreck.cell == cell for wreck in table.wrecks):
        return True
    return pushing and gives_way(table, cell.step(forward))


def gives_way(table: Table, beyond: Cell) -> bool:
    if not table.on(beyond) or table.ground_on(beyond) in (*SOLID, Ground.TREES):
        return False
    return all(other.cell != beyond for other in (*table.pieces, *table.wrecks))


def stops(table: Table, piece: Piece, cell: Cell) -> bool:
    """Whether a drive ends on a cell, for good or ill."""
    pushed = any(wreck.cell == cell for wreck in table.wrecks)
    return pushed or table.ground_on(cell) is Ground.TREES or loses(table, piece, cell)


def loses(table: Table, piece: Piece, cell: Cell) -> bool:
    drowns = table.ground_on(cell) is Ground.WATER and not table.kind(piece).swims
    known = not table.options.hidden_mines
    return drowns or (known and cell in (table.mines or ()))


def targets(table: Table, piece: Piece, cell: Cell, facing: Facing) -> Iterator[Cell]:
    """Yield the cells of enemies that a shot from there destroys (C4)."""
    if loses(table, piece, cell):
        return
    gun = table.kind(piece)
    wrecks = {wreck.cell for wreck in table.wrecks}
    if cell in wrecks:
        wrecks = wrecks - {cell} | {cell.step(facing)}
        if table.ground_on(cell.step(facing)) is Ground.WATER:
            wrecks -= {cell.step(facing)}
    others = {other.cell: other for other in table.pieces if other != piece}
    for fire in gun.fires:
        flies = facing.turned(fire)
        for distance in range(1, max(table.width, table.height)):
            there = cell.step(flies, distance)
            if not table.on(there):
                break
            near, far = gun.nearest, gun.farthest or 99
            foe = others.get(there)
            if foe and foe.seat != piece.seat and near <= distance <= far:
                armour = table.kind(foe).armour[side(flies, foe.facing)]
                if gun.gun > armour:
                    yield there
            opaque = foe or there in wrecks or table.ground_on(there) in OPAQUE
            if opaque and not gun.lobbed:
                break


def side(flies: Facing, faces: Facing) -> int:
    if flies is faces.opposite:
        return 0
    return 2 if flies is faces else 1


def exits(table: Table, piece: Piece) -> set[Facing]:
    """Return the directions in which a commander leaves (C5.2)."""
    if not table.kind(piece).commander:
        return set()
    found = set()
    for (cell, facing), left in driven(table, piece, table.kind(piece).speed).items():
        stopped = cell != piece.cell and stops(table, piece, cell)
        if left >= 1 and not stopped and beyond_edge(table, cell.step(facing), piece.seat):
            found.add(facing)
    back = piece.facing.opposite
    if table.options.backing_out and beyond_edge(table, piece.cell.step(back), piece.seat):
        found.add(back)
    return found


def beyond_edge(table: Table, cell: Cell, seat: Seat) -> bool:
    far = -1 if seat == WHITE else table.height
    return cell.y == far and 0 <= cell.x < table.width


def mirrored(table: Table) -> Table:
    """Return the board turned by 180 degrees, the colours swapped, the past forgotten."""

    def turned(piece: Piece) -> Piece:
        cell = opposite(table, piece.cell)
        return replace(piece, seat=1 - piece.seat, cell=cell, facing=piece.facing.opposite)

    return replace(
        table,
        ground=table.ground[::-1],
        mines=frozenset(opposite(table, cell) for cell in table.mines or ()),
        pieces=tuple(turned(piece) for piece in table.pieces),
        wrecks=tuple(turned(wreck) for wreck in table.wrecks),
        turn=1 - table.turn,
        seen=(),
        offered=None if table.offered is None else 1 - table.offered,
        end=table.end and replace(table.end, winner=_other(table.end.winner)),
    )


def mirrored_turn(table: Table, turn: Turn) -> Turn:
    start, facing = opposite(table, turn.start), turn.facing.opposite
    if isinstance(turn, LeaveBoard):
        return LeaveBoard(1 - turn.seat, start, facing)
    target = opposite(table, turn.target) if turn.target else None
    return TakeTurn(1 - turn.seat, start, opposite(table, turn.to), facing, target)


def opposite(table: Table, cell: Cell) -> Cell:
    return Cell(table.width - 1 - cell.x, table.height - 1 - cell.y)


def _other(seat: Seat | None) -> Seat | None:
    return None if seat is None else 1 - seat
