"""What a table is worth to a seat: tanks and parts, how near the enemy is, and the bases."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.dice_and_armour.choosing_army import Mix
from game.ai.dice_and_armour.plans import Plan
from game.ai.dice_and_armour.rams import ram_value
from game.ai.dice_and_armour.tank_worth import exchange, worth
from game.core.rules import Seat
from game.rules.dice_and_armour.abilities import speed
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.reach import apart
from game.rules.dice_and_armour.state import Table, Tank, Wreck, other

WON = 1_000_000
_HELD = 160
"""What it brings that a tank must begin anew to hold a base, for each turn it has."""
_CHIP = 12


@dataclass(frozen=True, slots=True)
class Weights:
    """What matters to a style: each cell `close`r to an enemy and to the enemy's `base`, each turn
    that base has been `held`, in hundredths what a `ram` brings, and its free `armies`."""

    close: int = 6
    base: int = 25
    held: int = _HELD
    ram: int = 100
    armies: tuple[Mix, ...] = ((2, 3, 2), (3, 2, 2))


PLAIN = Weights()


def gain(plan: Plan, weights: Weights = PLAIN) -> int:
    """Return what a plan takes from the other side on the average, less what it costs."""
    table, tank = plan.table, plan.table.tank(plan.tank)
    if plan.rammed is not None:
        rammed = table.tank(plan.rammed)
        value = ram_value(table, tank, rammed)
        return value + abs(value) * (weights.ram - 100) // 100 + _freed(rammed)
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


def stand(table: Table, seat: Seat, weights: Weights = PLAIN) -> int:
    """Return how well a seat stands, without what tanks are worth."""
    own, foes = table.own(seat), table.own(other(seat))
    if not own or not foes:
        return WON if own else -WON if foes else 0
    value = -weights.close * sum(min(apart(one.cell, foe.cell) for foe in foes) for one in own)
    if table.captures:
        value += _before(table, seat, weights) - _before(table, other(seat), PLAIN)
    return value


def _before(table: Table, seat: Seat, weights: Weights) -> int:
    """Return what the way to the enemy's base and its holding are worth to a seat."""
    base = table.board.bases[other(seat)]
    own = table.own(seat)
    tanks = [tank for tank in own if speed(tank) or tank.cell == base]
    if not tanks or (len(own) == 1 and speed(own[0])):
        # Who has but one tank must move it, and cannot hold.
        return 0
    nearest = min(apart(tank.cell, base) for tank in tanks)
    held = max(tank.held for tank in tanks)
    won = WON // 2 if held >= HOLD else 0
    return -weights.base * nearest + weights.held * held + won


def _freed(tank: Tank) -> int:
    """Return what it brings that a tank must begin anew to hold a base."""
    return _HELD * tank.held
