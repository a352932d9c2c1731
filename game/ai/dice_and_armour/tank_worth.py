"""What tanks and parts are worth, in thousandths, and what a shot may be expected to bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.grid import Cell, Facing
from game.rules.dice_and_armour.abilities import penetrates, throws_critical
from game.rules.dice_and_armour.damage import breaks
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.shot_chances import FACES, THROWS
from game.rules.dice_and_armour.state import Options, Setup, Table, Tank

_KNOWN = 1 << 12
WHOLE: Final = {Kind.LIGHT: 900, Kind.MEDIUM: 1100, Kind.HEAVY: 1400}
"""A tank without damage."""
PARTS: Final = {
    Part.TRACKS: 140,
    Part.ENGINE: 90,
    Part.REAR: 80,
    Part.SIDE: 90,
    Part.TURRET: 130,
    Part.FRONT: 130,
}
"""What a broken part takes from a tank, of a thousand; the last one takes all that is left."""


def worth(tank: Tank, deadly: int) -> int:
    """Return what a tank is worth, the less the nearer it is to its end."""
    if len(tank.broken) >= deadly:
        return 0
    return WHOLE[tank.kind] * (1000 - sum(PARTS[part] for part in tank.broken)) // 1000


def loss(tank: Tank, part: Part, deadly: int) -> int:
    """Return what a tank loses with a part."""
    if len(tank.broken) + 1 >= deadly:
        return worth(tank, deadly)
    return WHOLE[tank.kind] * PARTS[part] // 1000


def exchange(table: Table, shooter: Tank, target: Tank) -> int:
    """Return what a tank loses by a shot of the shooter, on the average."""
    critical = throws_critical(shooter.kind, target.kind) and shooter.seat != target.seat
    return _average(target.kind, target.broken, penetrates(shooter), critical, table.options)


@lru_cache(maxsize=_KNOWN)
def _average(
    kind: Kind, broken: tuple[Part, ...], face: int, critical: bool, options: Options
) -> int:
    target = Tank(0, 0, kind, Cell(0, 0), Facing.NORTH, broken)
    table = Table(Setup(options=options), (target,))
    fatal = FACES if critical else 0
    struck = (breaks(table, target, Part(one)) for one in range(1, face + 1))
    lost = sum(loss(target, part, table.deadly) for part in struck if part)
    return (lost * (THROWS - fatal) // FACES + fatal * worth(target, table.deadly)) // THROWS
