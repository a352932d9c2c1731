"""Where everything stands on the field, in cells, and by which pictures it is known.

The rules count in quarters, half as long as a cell: a place is the upper left quarter of what is a
cell large, a point the crossing of four quarters.
"""

from __future__ import annotations

import math
from dataclasses import replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.hold_the_banner.quarters import CELLS, Place, Point
from game.rules.hold_the_banner.state import GUARDS, Bullet, Kind, Table, Tank, Team
from game.view.show.clip import Pose

RIM = 44.0


def board_size(table: Table) -> tuple[int, int]:
    return CELLS, CELLS


def rest(table: Table, tank: Tank) -> Pose:
    """Return how a tank stands that has not moved yet: it looks to the rivals' side."""
    return at(tank.place, ahead_of(table.teams[tank.seat]))


def at(place: Place, angle: float = 0) -> Pose:
    """Return where something as large as a cell lies at a place."""
    return Pose(place.x / 2, place.y / 2, angle)


def at_point(point: Point, facing: Facing = Facing.NORTH) -> Pose:
    return Pose(point.x / 2 - 0.5, point.y / 2 - 0.5, turned(facing))


def of_quarter(quarter: Cell) -> tuple[float, float]:
    """Return where the middle of a quarter lies."""
    return quarter.x / 2 - 0.25, quarter.y / 2 - 0.25


def turned(facing: Facing) -> float:
    return facing.eighth * 45.0


def ahead_of(team: Team) -> float:
    """Return where the tanks of a side look: guards of the near edge to the north."""
    return 0.0 if team == GUARDS else 180.0


def tank_name(number: int) -> str:
    """Return what the moves of a tank are called."""
    return f"tank {number}"


def bullet_name(number: int) -> str:
    return f"bullet {number}"


def kind_of(table: Table, tank: Tank) -> str:
    """Return the look of a tank: what it is, its level, or that it has been hit."""
    if tank.kind is Kind.GUARD:
        return f"guard_{table.players[tank.seat].level}"
    return f"{tank.kind.value}_hit" if tank.hit else tank.kind.value


def hull_picture(look: str, seat: Seat) -> str:
    return f"fort.hull.{look}.{seat}"


def turret_picture(look: str, seat: Seat) -> str:
    """Return the turret of a tank; two kinds have that of a basic one, and a hit changes none."""
    kind = look.removesuffix("_hit")
    return f"fort.turret.{'basic' if kind == 'fast' else kind}.{seat}"


def bullet_picture(table: Table, bullet: Bullet) -> str:
    """Return a bullet in the colour of its tank, or of its side once that tank is gone."""
    tank = table.tank(bullet.tank)
    seat = tank.seat if tank is not None else table.members(bullet.team)[0]
    return f"fort.bullet.{bullet.team}.{seat}"


def banner_picture(table: Table, team: Team) -> str:
    """Return a banner in the colour of the first who guards it."""
    name = "banner_fallen" if table.fallen[team] else "banner"
    return f"fort.{name}.{table.members(team)[0]}"


def shifted(pose: Pose, angle: float, cells: float) -> Pose:
    """Return a pose so far off in the direction of an angle."""
    turn = math.radians(angle)
    return replace(pose, x=pose.x + math.sin(turn) * cells, y=pose.y - math.cos(turn) * cells)
