"""How far a tank drives and shoots with its upgrades (B10), and along which paths.

Paths and rings depend on the card and the cell alone, so they are worked out once and kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell
from game.core.paths import Land, Manner, Path, exact
from game.rules.proving_ground.cards import CARD, Lines
from game.rules.proving_ground.ground.board import CELLS, SIZE, on_board
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import GUN, Effect

LAND = Land(SIZE, SIZE)


@dataclass(frozen=True, slots=True, eq=False)
class Range:
    """The distances one may choose from, and the kind of direction."""

    least: int
    most: int
    lines: Lines


@dataclass(frozen=True, slots=True, eq=False)
class Powers:
    """What a tank can do now: its card with the upgrades that lie on it.

    There is one value for each card with such upgrades, so they are told apart by identity.
    """

    drive: Range
    shot: Range
    turns: bool
    swaps: bool

    def manner(self, length: int) -> Manner:
        """Return how it goes so far; a move of one step cannot turn (B10.3)."""
        return Manner(self.drive.lines.ways, turns=self.turns and length > 1)


def powers(table: Table, number: int) -> Powers | None:
    """Return what a pawn's active tank can do, None without one."""
    pawn = table.pawns[number]
    if pawn.tank is None:
        return None
    if not pawn.tank.upgrades:
        return _powers(pawn.tank.card, ())
    pairs = table.zone(pawn.seat).pairs
    return _powers(pawn.tank.card, tuple([pairs[one].effect for one in pawn.tank.upgrades]))


@lru_cache(maxsize=2048)
def _powers(name: str, effects: tuple[Effect, ...]) -> Powers:
    card = CARD[name]
    return Powers(
        drive=Range(card.move, card.move + effects.count(Effect.LONGER_MOVE), card.moves),
        shot=Range(card.shot, card.shot + effects.count(Effect.LONGER_SHOT), card.shoots),
        turns=Effect.DIRECTION in effects,
        swaps=Effect.ORDER_SWAP in effects,
    )


@lru_cache(maxsize=8192)
def paths(start: Cell, able: Powers) -> tuple[Path, ...]:
    """Return every path on the board, whatever stands there."""
    lengths = range(able.drive.least, able.drive.most + 1)
    return tuple(
        path for length in lengths for path in exact(LAND, start, length, able.manner(length))
    )


@lru_cache(maxsize=8192)
def ring(start: Cell, shot: Range) -> tuple[Cell, ...]:
    """Return the cells a shot strikes from here; nothing on the way stops it (B5.2)."""
    return tuple(
        cell
        for distance in range(shot.least, shot.most + 1)
        for way in shot.lines.ways
        if on_board(cell := start.step(way, distance))
    )


def taken(table: Table, cell: Cell) -> bool:
    """Whether a tank stands on the cell, a player's or the artillery's."""
    return table.on(cell) == GUN or table.pawn_on(cell) is not None


def drives(table: Table, number: int) -> tuple[Path, ...]:
    """Return the paths a pawn may drive now, deadly ones among them (B4.1)."""
    pawn, able = table.pawns[number], powers(table, number)
    if pawn.cell is None or able is None:
        return ()
    found, ends = paths(pawn.cell, able), ends_taken(table, number)
    return tuple([path for path in found if path[-1] not in ends]) if ends else found


def ends_taken(table: Table, number: int) -> frozenset[Cell]:
    """Return the cells on which no drive of this pawn may end, since a tank stands there."""
    closed = [p.cell for n, p in enumerate(table.pawns) if p.cell is not None and n != number]
    if GUN in table.floor:
        closed += [cell for cell in CELLS if table.on(cell) == GUN]
    return frozenset(closed)


def targets(table: Table, number: int, start: Cell | None = None) -> tuple[Cell, ...]:
    """Return the cells a pawn's shot strikes, from where it stands or would stand."""
    cell, able = start or table.pawns[number].cell, powers(table, number)
    return () if cell is None or able is None else ring(cell, able.shot)
