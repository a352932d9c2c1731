"""The tanks on the field: hull and turret, a helmet, a clock that holds them."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.hold_the_banner.quarters import covered
from game.rules.hold_the_banner.state import Table, Tank
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .standing_pieces import hull_picture, kind_of, rest, tank_name, turret_picture

FAINT = 110
"""How clearly one sees one's own tank in easy grass."""

Poses = Mapping[str, Pose]


def draw_tanks(canvas: Canvas, place: BoardPlace, table: Table, poses: Poses) -> None:
    """Draw all tanks that are seen; those on their way are drawn last, over the others."""
    for tank in sorted(table.tanks, key=lambda tank: tank_name(tank.number) in poses):
        pose = poses.get(tank_name(tank.number)) or rest(table, tank)
        if not hidden(table, tank):
            draw_tank(canvas, place, table, tank, pose)


def draw_tank(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    tank: Tank,
    pose: Pose,
    gun: float | None = None,
) -> None:
    """Draw a tank whose gun may look elsewhere than its hull."""
    x, y = place.spot(pose.x, pose.y)
    size, look = place.size * stepped(pose.size), kind_of(table, tank)
    gun = pose.angle if gun is None else gun
    canvas.piece(hull_picture(look, tank.seat), x, y, size, place.angle(pose.angle), pose.alpha)
    canvas.piece(turret_picture(look, tank.seat), x, y, size, place.angle(gun), pose.alpha)
    if table.helmeted(tank):
        canvas.piece("shield", x, y, size * 1.1, 0, pose.alpha)
    if table.held(tank.seat):
        canvas.piece("frozen", x, y, size, 0, pose.alpha)


def hidden(table: Table, tank: Tank) -> bool:
    """Whether a tank is wholly in the grass, and played from memory (P8.3)."""
    return not covered(tank.place) & ~table.board.grass
