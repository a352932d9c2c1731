"""What a position of Tank Chess is worth, in hundredths of a point of army value.

The one idea: a turn destroys at most one piece, so of all that hangs the dearest counts nearly
whole and the rest a little. What a piece can hit is asked of the fast room of the rules, which
remembers; nothing here walks the board.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import escapes
from game.rules.tank_chess.fast_room.position import Position, Unit
from game.rules.tank_chess.fast_room.turns import reached, shots

WON = 1_000_000
POINT = 100

_HANGS = 85
_ALSO_HANGS = 15
_AIMED_AT = 12
_FORKED = 30
_CHECK = 40
_ESCAPE = 60
_TO_EDGE = 5
_TO_FOE = 3
_NEAR_EDGE = 6


def worth(position: Position, me: Seat) -> int:
    """Return the worth for a seat whose turn is just over."""
    if position.winner is not None:
        return WON if position.winner == me else -WON
    them = 1 - me
    in_danger = targets(position, them)
    if any(_commands(position, unit) for unit in in_danger) or escapes(position, them):
        return -WON
    return calm(position, me) - _hanging(position, in_danger)


def calm(position: Position, me: Seat) -> int:
    """Return the worth as if nothing of one's own could be hit."""
    places = _places(position, me) - _places(position, 1 - me)
    return material(position, me) + _threats(position, me) + places


def exchanged(position: Position, me: Seat) -> int:
    """Return the worth of the pieces for a seat that is to move and may strike first."""
    if position.winner is not None:
        return WON if position.winner == me else -WON
    struck = targets(position, me)
    if any(_commands(position, unit) for unit in struck) or escapes(position, me):
        return WON
    return material(position, me) + max((_value(position, unit) for unit in struck), default=0)


def targets(position: Position, seat: Seat) -> tuple[Unit, ...]:
    """Return the enemy units that the seat could destroy if it were to move."""
    if position.turn != seat:
        position = replace(position, turn=seat)
    foes = position.armies[1 - seat]
    struck = {
        number
        for unit in position.armies[seat]
        for number, _ in shots(position, unit, reached(position, unit)[0], foes)
    }
    return tuple(foes[number] for number in sorted(struck))


def material(position: Position, me: Seat) -> int:
    mine, theirs = (
        sum(_value(position, unit) for unit in position.armies[seat]) for seat in (me, 1 - me)
    )
    return mine - theirs


def _hanging(position: Position, units: tuple[Unit, ...]) -> int:
    values = sorted((_value(position, unit) for unit in units), reverse=True)
    return (_HANGS * sum(values[:1]) + _ALSO_HANGS * sum(values[1:])) // 100


def _threats(position: Position, me: Seat) -> int:
    struck = targets(position, me)
    values = sorted((_value(position, unit) for unit in struck), reverse=True)
    total = (_AIMED_AT * sum(values[:1]) + _FORKED * sum(values[1:2])) // 100
    total += _CHECK * any(_commands(position, unit) for unit in struck)
    return total + _ESCAPE * escapes(position, me)


def _places(position: Position, seat: Seat) -> int:
    """Commanders long for the far edge, all others for the enemy commander."""
    field = position.field
    hunted = [u for u in position.armies[1 - seat] if _commands(position, u)]
    total = 0
    for unit in position.armies[seat]:
        y, x = divmod(unit.cell, field.width)
        if _commands(position, unit):
            rows = y if seat == 0 else field.height - 1 - y
            foes = len(position.armies[1 - seat])
            # The emptier the board, the more the run to the edge is worth.
            total -= _TO_EDGE * rows * max(1, _NEAR_EDGE - foes)
        for foe in hunted:
            foe_y, foe_x = divmod(foe.cell, field.width)
            total -= _TO_FOE * max(abs(foe_x - x), abs(foe_y - y))
    return total


def _value(position: Position, unit: Unit) -> int:
    return position.field.kinds[unit.kind].points * POINT


def _commands(position: Position, unit: Unit) -> bool:
    return position.field.kinds[unit.kind].commander
