"""What a table is worth to a seat: tanks and parts, how near the enemy is, and the bases."""

from __future__ import annotations

from game.ai.dice_and_armour.plans import Plan
from game.ai.dice_and_armour.rams import ram_value
from game.ai.dice_and_armour.worth import exchange, worth
from game.core.rules import Seat
from game.rules.dice_and_armour.abilities import speed
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.reach import apart
from game.rules.dice_and_armour.state import Table, Tank, Wreck, other

WON = 1_000_000
_CLOSE = 6
"""For each cell nearer to an enemy."""
_BASE = 25
"""For each cell nearer to the enemy's base."""
_HELD = 160
"""For each turn a base has been held."""
_CHIP = 12


def gain(plan: Plan) -> int:
    """Return what a plan takes from the other side on the average, less what it costs."""
    table, tank = plan.table, plan.table.tank(plan.tank)
    if plan.rammed is not None:
        rammed = table.tank(plan.rammed)
        return ram_value(table, tank, rammed) + _freed(rammed)
    if plan.aim is None:
        return 0
    struck = plan.aim.struck
    if isinstance(struck, Wreck):
        return _CHIP
    value = exchange(table, tank, struck)
    return -value if struck.seat == tank.seat else value + _freed(struck) // 2


def balance(table: Table, seat: Seat) -> int:
    """Return by how much the own tanks are worth more."""
    return sum(worth(tank, table.deadly) * (1 if tank.seat == seat else -1) for tank in table.tanks)


def stand(table: Table, seat: Seat) -> int:
    """Return how well a seat stands, without what tanks are worth."""
    own, foes = table.own(seat), table.own(other(seat))
    if not own or not foes:
        return WON if own else -WON if foes else 0
    value = -_CLOSE * sum(min(apart(one.cell, foe.cell) for foe in foes) for one in own)
    if table.captures:
        value += _before(table, seat) - _before(table, other(seat))
    return value


def _before(table: Table, seat: Seat) -> int:
    """Return what the way to the enemy's base and its holding are worth to a seat."""
    base = table.board.bases[other(seat)]
    own = table.own(seat)
    tanks = [tank for tank in own if speed(tank) or tank.cell == base]
    if not tanks or (len(own) == 1 and speed(own[0])):
        # Who has but one tank must move it, and cannot hold.
        return 0
    nearest = min(apart(tank.cell, base) for tank in tanks)
    held = max(tank.held for tank in tanks)
    return -_BASE * nearest + _HELD * held + (WON // 2 if held >= HOLD else 0)


def _freed(tank: Tank) -> int:
    """Return what it brings that a tank must begin anew to hold a base."""
    return _HELD * tank.held
