"""All that the dice may make of a plan, and what it is worth over all of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core.rules import Seat
from game.rules.dice_and_armour.abilities import penetrates, throws_critical
from game.rules.dice_and_armour.damage import breaks, lasting_after
from game.rules.dice_and_armour.events import (
    ChipLaid,
    PartBroken,
    TankDestroyed,
    TankRemoved,
    WreckRemoved,
)
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.kinds import CHIPS, Part
from game.rules.dice_and_armour.ramming import LOSSES
from game.rules.dice_and_armour.shot_chances import FACES, THROWS
from game.rules.dice_and_armour.state import Table, Tank, Wreck, other

from .next_strikes import strongest
from .plans import Plan
from .rams import likely
from .table_worth import PLAIN, Weights, balance, stand

_FEAR = 80
"""How much of what the other side may take next counts, of a hundred."""
_HOPE = 30
"""How much of what may be taken in the next own turn counts."""

Outcome = tuple[int, Table]
"""In so many of the throws of both dice this is the table."""


def expected(plan: Plan, seat: Seat, weights: Weights = PLAIN) -> int:
    """Return what a plan is worth over all throws, with what the other side then may take."""
    found = (weight * _settled(table, seat, weights) for weight, table in outcomes(plan))
    return sum(found) // THROWS


def outcomes(plan: Plan) -> tuple[Outcome, ...]:
    """Return the tables that may come of a plan, each with its throws of 36."""
    table = plan.table
    if plan.rammed is not None:
        return ((THROWS, _rammed(table, table.tank(plan.tank), table.tank(plan.rammed))),)
    if plan.aim is None:
        return ((THROWS, table),)
    struck = plan.aim.struck
    if isinstance(struck, Wreck):
        return ((THROWS, _chipped(table, struck)),)
    return _shot(table, table.tank(plan.tank), struck)


def _shot(table: Table, shooter: Tank, target: Tank) -> tuple[Outcome, ...]:
    foe = shooter.seat != target.seat
    critical = foe and throws_critical(shooter.kind, target.kind)
    fatal = FACES if critical else 0
    parts: Counter[Part | None] = Counter()
    for face in range(1, FACES + 1):
        hit = breaks(table, target, Part(face)) if face <= penetrates(shooter) else None
        parts[hit] += (THROWS - fatal) // FACES
    found = [
        (weight, broken(table, target.number, part) if part else table)
        for part, weight in parts.items()
    ]
    if fatal:
        found.append((fatal, evolve(table, TankRemoved(target.number))))
    return tuple(found)


def _rammed(table: Table, rammer: Tank, rammed: Tank) -> Table:
    losses = LOSSES[rammer.kind, rammed.kind]
    if losses is None:
        return evolve(table, TankDestroyed(rammed.number))
    for one in losses:
        number = rammer.number if one.rammer_loses else rammed.number
        tank = table.find(number)
        part = likely(table, tank, one) if tank else None
        if part is not None:
            table = broken(table, number, part)
    return table


def broken(table: Table, number: int, part: Part) -> Table:
    """Return the table with a part of a tank broken, or the tank with it."""
    tank = table.tank(number)
    event = PartBroken(number, part, part, lasting_after(tank, part, table.number))
    table = evolve(table, event).with_tank(number, held=0)
    fallen = len(tank.broken) + 1 >= table.deadly
    return evolve(table, TankDestroyed(number)) if fallen else table


def _chipped(table: Table, wreck: Wreck) -> Table:
    if wreck.chips + 1 >= CHIPS:
        return evolve(table, WreckRemoved(wreck.number))
    return evolve(table, ChipLaid(wreck.number, wreck.chips + 1, wreck.seat))


def _settled(table: Table, seat: Seat, weights: Weights) -> int:
    """Return what a table is worth to the seat whose turn ends on it."""
    table = _counted(table, seat)
    value = balance(table, seat) + stand(table, seat, weights)
    if not table.own(seat) or not table.own(other(seat)):
        return value
    theirs = replace(table, turn=other(seat), number=table.number + 1, mover=None)
    mine = replace(table, number=table.number + 2, mover=None)
    fear, hope = strongest(theirs, other(seat)), strongest(mine, seat)
    return value - _FEAR * fear // 100 + _HOPE * hope // 100


def _counted(table: Table, seat: Seat) -> Table:
    """Return the table with this turn on the enemy's base counted (D8.2)."""
    tank = table.tank_on(table.board.bases[other(seat)]) if table.captures else None
    if tank is None or tank.seat != seat:
        return table
    return table.with_tank(tank.number, held=tank.held + 1)
