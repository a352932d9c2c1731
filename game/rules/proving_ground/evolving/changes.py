"""Changes of a table that events of several groups make."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.ground.board import place_of
from game.rules.proving_ground.state import Pawn, Table, Zone


def with_pawn(table: Table, number: int, pawn: Pawn) -> Table:
    pawns = (*table.pawns[:number], pawn, *table.pawns[number + 1 :])
    return replace(table, pawns=pawns)


def with_zone(table: Table, seat: Seat, zone: Zone) -> Table:
    side = table.side(seat)
    return replace(table, zones=(*table.zones[:side], zone, *table.zones[side + 1 :]))


def with_guns(table: Table, more: int) -> Table:
    """Change the supply of the artillery's tanks."""
    guns = table.artillery
    assert guns is not None
    return replace(table, artillery=replace(guns, tanks=guns.tanks + more))


def laid(table: Table, cell: Cell, letter: str) -> str:
    """Return the floor with this letter on a cell."""
    at = place_of(cell)
    return table.floor[:at] + letter + table.floor[at + 1 :]


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
