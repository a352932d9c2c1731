"""What a ram brings (D7): the parts that both lose when everybody chooses for the best."""

from __future__ import annotations

from dataclasses import replace

from game.ai.dice_and_armour.tank_worth import loss, worth
from game.rules.dice_and_armour.choices import breakable
from game.rules.dice_and_armour.kinds import PARTS, Part
from game.rules.dice_and_armour.ramming import LOSSES, Loss
from game.rules.dice_and_armour.state import Table, Tank


def ram_value(table: Table, rammer: Tank, rammed: Tank) -> int:
    """Return what the rammed tank loses more than the rammer."""
    losses = LOSSES[rammer.kind, rammed.kind]
    if losses is None:
        return worth(rammed, table.deadly)
    lost = {True: 0, False: 0}
    tanks = {True: rammer, False: rammed}
    for one in losses:
        tank = tanks[one.rammer_loses]
        part = likely(table, tank, one)
        if part is not None:
            lost[one.rammer_loses] += loss(tank, part, table.deadly)
            tanks[one.rammer_loses] = replace(tank, broken=broken_with(tank, part))
    return lost[False] - lost[True]


def likely(table: Table, tank: Tank, one: Loss) -> Part | None:
    """Return the part of a tank that is chosen, None for none."""
    parts = breakable(tank)
    if one.rammer_chooses is None:
        return Part.TRACKS if Part.TRACKS in parts else None
    spares = one.rammer_loses == one.rammer_chooses
    return chosen(table, tank, parts, spares) if parts else None


def chosen(table: Table, tank: Tank, parts: tuple[Part, ...], spares: bool) -> Part:
    """Return the part whose loss is least, for who spares the tank, or greatest."""
    pick = min if spares else max
    return pick(parts, key=lambda part: loss(tank, part, table.deadly))


def broken_with(tank: Tank, part: Part) -> tuple[Part, ...]:
    """Return the broken parts of a tank with one more."""
    return tuple(one for one in PARTS if one is part or one in tank.broken)
