"""How an enemy would destroy a piece in its next turn: the way it drives, and the line it fires."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.core.grid import Cell
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.threats import Danger, Shot, dangers

from .piece_moves import Stand, track


@dataclass(frozen=True, slots=True)
class Attack:
    """`way` leads from where the enemy stands to where it fires from."""

    enemy: Piece
    way: tuple[Stand, ...]
    target: Cell

    @property
    def fires_from(self) -> Cell:
        return self.way[-1][0]


def attacks(table: Table, target: Cell, dangers: Iterable[Danger]) -> tuple[Attack, ...]:
    """Return the shortest attack of each enemy, on a table where the piece stands on its target."""
    return tuple(_attack(table, target, danger) for danger in dangers)


def checkers(table: Table) -> tuple[Attack, ...]:
    """Return the attacks on the commander of the side to move, none if it is not in check."""
    crowns = (p for p in table.pieces if p.seat == table.turn and table.kind(p).commander)
    if not table.check or (crown := next(crowns, None)) is None:
        return ()
    return attacks(table, crown.cell, dangers(table, crown.number))


def moved(table: Table, piece: Piece, cell: Cell, target: Cell | None = None) -> Table:
    """Return the table as it would be with the piece on this cell, what it has shot at a wreck,
    and the enemy's turn."""
    hit = tuple(p for p in table.pieces if p.cell == target)
    left = (p for p in table.pieces if p not in hit)
    pieces = tuple(replace(p, cell=cell) if p.number == piece.number else p for p in left)
    return replace(table, pieces=pieces, wrecks=(*table.wrecks, *hit), turn=1 - piece.seat)


def _attack(table: Table, target: Cell, danger: Danger) -> Attack:
    enemy = table.piece(danger.enemy)
    seen = replace(table, turn=enemy.seat)
    # There may be dozens of poses; the nearest one hardly ever has a longer way.
    shot = min(danger.shots, key=lambda shot: (_far(shot, enemy), shot.cell))
    return Attack(enemy, track(seen, enemy, shot.cell, shot.facing, False), target)


def _far(shot: Shot, enemy: Piece) -> int:
    """Return about how many steps it takes the enemy to get there."""
    cells = max(abs(shot.cell.x - enemy.cell.x), abs(shot.cell.y - enemy.cell.y))
    turn = (shot.facing.eighth - enemy.facing.eighth) % 8
    return cells + min(turn, 8 - turn)
