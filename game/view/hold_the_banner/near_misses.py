"""Tanks that a bullet flies past so closely that one quarter aside it would have hit them."""

from __future__ import annotations

from game.rules.hold_the_banner.state import Bullet, Table, Tank

CLOSE = 1, -3
"""How far from the line of a bullet the first quarter of a tank lies that it has just missed: the
tank begins next to the bullet's two lanes on one side, or ends next to them on the other."""


def nearly_hit(shown: Table, bullet: Bullet, steps: int) -> tuple[Tank, ...]:
    """Return the rivals that a bullet has passed after so many half-steps, and only just."""
    return tuple(
        tank
        for tank in shown.tanks
        if shown.teams[tank.seat] != bullet.team and _passed(bullet, tank, steps)
    )


def _passed(bullet: Bullet, tank: Tank, steps: int) -> bool:
    line, start, first, near = bullet.point.x, bullet.point.y, tank.place.x, tank.place.y
    if bullet.facing.dx:
        line, start, first, near = start, line, near, first
    if bullet.facing.dx + bullet.facing.dy > 0:
        return first - line in CLOSE and near + 1 in range(start, start + steps)
    return first - line in CLOSE and near in range(start - steps, start)
