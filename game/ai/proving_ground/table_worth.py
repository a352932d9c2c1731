"""What a table is worth to a seat, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.proving_ground.reach import powers, ring
from game.rules.proving_ground.solo_artillery import artillery_points
from game.rules.proving_ground.state import Fate, Mode, Table, Zone
from game.rules.proving_ground.tokens import Effect

from .next_strikes import safe_ends, threats
from .token_worth import mates, token_worth

WON = 100_000
_BEGUN = 45
_GONE = 60
_READY = {
    Effect.EXTRA_TURN: 70,
    Effect.EXTRA_TANK: 10,
    Effect.ARMOUR: 30,
    Effect.DIRECTION: 30,
    Effect.LONGER_SHOT: 35,
    Effect.LONGER_MOVE: 25,
    Effect.ORDER_SWAP: 30,
}
_ON_A_CARD = 25


@dataclass(frozen=True, slots=True)
class Taste:
    """What a level looks at, whether it is in danger and what it could do next; and in hundredths
    what a style makes of what befalls rivals."""

    danger: int = 0
    hopes: int = 0
    rivals: int = 100


PLAIN = Taste()


def worth(table: Table, seat: Seat, taste: Taste) -> int:
    """Return what the table is worth when the turn of the seat is over."""
    if table.ending is not None:
        return _ended(table, seat)
    value = _zone(table, table.zone(seat)) + _pawns(table, seat, taste)
    others = [_zone(table, table.zones[side]) for side in _rivals(table, seat)]
    if others:
        value -= (max(others) * 2 // 3 + sum(others) // (3 * len(others))) * taste.rivals // 100
    if table.mode is Mode.SOLO:
        value -= 30 * artillery_points(table)
    if taste.danger or taste.hopes:
        value += _outlook(table, seat, taste)
    return value


def _ended(table: Table, seat: Seat) -> int:
    assert table.ending is not None
    points = 100 * table.zone(seat).points
    if table.mode is Mode.SOLO:
        return points - WON // 2
    return points + (WON if seat in table.ending.winners else -WON)


def _zone(table: Table, zone: Zone) -> int:
    value = 100 * zone.points
    value += sum(_BEGUN for one in zone.singles if mates(table, one))
    for pair in zone.pairs:
        if pair.fate in {Fate.READY, Fate.ATTACHED}:
            value += _READY[pair.effect] + _ON_A_CARD * (pair.fate is Fate.ATTACHED)
    return value


def _pawns(table: Table, seat: Seat, taste: Taste) -> int:
    """Return what it costs to have no tank on the board, and gains where a rival has none."""
    side, value = table.side(seat), 0
    for pawn in table.pawns:
        if pawn.lost is not None:
            foe = _GONE // 2 * taste.rivals // 100
            value += -_GONE if table.side(pawn.seat) == side else foe
        elif table.mode is Mode.SOLO and pawn.cell is not None:
            value += 2 * _GONE
    return value


def _outlook(table: Table, seat: Seat, taste: Taste) -> int:
    """Weigh who can be struck next, who is caught among shells, and what lies within reach."""
    value, best = 0, 0
    for number in table.own(seat):
        pawn = table.pawns[number]
        if pawn.cell is None or pawn.tank is None:
            continue
        top = pawn.points[0] if pawn.points else 0
        struck = threats(table, seat, pawn.cell)
        value -= taste.danger * min(struck, 2) * (_GONE + 100 * top) // 200
        ends = safe_ends(table, number)
        if not ends:
            value -= taste.danger * _GONE // 100
        if taste.hopes:
            best = max(best, _hope(table, seat, number))
    return value + taste.hopes * best // 100


def _hope(table: Table, seat: Seat, number: int) -> int:
    """Return what the best token of the next turn is worth; rivals must move and are gone then."""
    own = powers(table, number)
    assert own is not None
    cells = {cell for end in safe_ends(table, number) for cell in ring(end, own.shot)}
    return max((token_worth(table, seat, table.on(cell)) for cell in cells), default=0)


def _rivals(table: Table, seat: Seat) -> Iterator[int]:
    """Yield the sides that play against this seat."""
    side = table.side(seat)
    return (other for other in range(len(table.zones)) if other != side)
