"""Ships on the map: four silhouettes, side by side at the base, beside the object elsewhere."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.core.grid import Cell
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.sky import BASE
from game.rules.deep_scan.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .lie_of_map import Spot

SIZE, TURN = 0.6, 45
"""How large a ship is, in cells; its heading is drawn in such steps."""
DOCKS: tuple[Spot, ...] = ((-0.48, -0.45), (0.48, -0.45), (0.48, 0.45), (-0.48, 0.45))
"""Where the four ships lie round the base, clear of it and of what lies at the next stops."""
BESIDE: Spot = (0.27, -0.27)
"""Where a ship lies beside an object."""
AIMED: tuple[Spot, ...] = ((-0.37, -0.3), (-0.37, -0.03), (-0.37, 0.24), (0.37, 0.24))
"""Where the emblems of ships lie that know an object with full accuracy."""
EMBLEM, HURT = 0.26, 0.3


def ship_name(ship: ShipNumber) -> str:
    """Return what the moves of a ship are called."""
    return f"ship {ship}"


def ship_picture(ship: ShipNumber) -> str:
    return f"scan.ship.{ship}"


def rest(table: Table, ship: ShipNumber, at: Cell | None = None) -> Pose:
    """Return where a ship lies, or would lie at another stop."""
    at = at or table.ships[ship].place
    if at == BASE:
        dx, dy = DOCKS[ship]
    else:
        dx, dy = BESIDE if table.object_at(at) is not None else (0.0, 0.0)
    return Pose(at.x + dx, at.y + dy)


def draw_ships(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw all ships, the one on turn above the others; one that flies is where its pose is."""
    for ship in sorted(range(len(table.ships)), key=lambda each: each == table.turn):
        if not table.ships[ship].resigned or ship_name(ship) in poses:
            pose = poses.get(ship_name(ship)) or rest(table, ship)
            draw_ship(canvas, place, table, ship, pose)


def draw_ship(
    canvas: Canvas, place: BoardPlace, table: Table, ship: ShipNumber, pose: Pose
) -> None:
    """Draw a ship with a ring of light where it is on turn, and what is broken of it."""
    x, y = place.spot(pose.x, pose.y)
    cell = place.size * SIZE * pose.size
    if ship == table.turn and table.ending is None:
        light = canvas.colour(f"seat.{ship}.light")[:3]
        canvas.circle((x, y), cell * 0.62, (*light, 60))
        canvas.circle((x, y), cell * 0.62, (*light, 200), 2)
    turn = round(pose.angle / TURN) * TURN % 360
    canvas.piece(ship_picture(ship), x, y, cell, turn, pose.alpha)
    if table.ships[ship].damaged:
        size = place.size * HURT
        canvas.piece("scan.damaged", x + cell * 0.3, y + cell * 0.28, size, 0, pose.alpha)


def draw_aimed(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Mark what ships know with full accuracy, each by its emblem."""
    for ship, each in enumerate(table.ships):
        if each.aimed is not None and not each.resigned:
            x, y = place.middle(each.aimed)
            dx, dy = AIMED[ship]
            draw_emblem(canvas, (x + dx * place.size, y + dy * place.size), place.size, ship)


def draw_emblem(canvas: Canvas, spot: Spot, cell: float, ship: ShipNumber) -> None:
    canvas.picture(f"emblem.{ship}", *spot, cell * EMBLEM)


def heading(start: Cell, to: Cell) -> float:
    return math.degrees(math.atan2(to.x - start.x, start.y - to.y)) % 360
