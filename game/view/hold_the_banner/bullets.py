"""Bullets over everything else: each says whose it is and where it flies, and rests with a ring."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.hold_the_banner.state import Bullet, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .standing_pieces import at_point, bullet_name, bullet_picture

SIZE = 0.5
AHEAD = 0.34
"""How far before a bullet its arrow stands, in cells."""

REST = 0.3


def draw_bullets(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose], beat: float = 0
) -> None:
    """Draw all bullets; those at rest hang there with an arrow, and may beat."""
    for bullet in table.bullets:
        pose = poses.get(bullet_name(bullet.number))
        if pose is None and not bullet.left:
            draw_resting(canvas, place, table, bullet, beat)
        else:
            draw_bullet(canvas, place, table, bullet, pose or at_point(bullet.point, bullet.facing))


def draw_resting(
    canvas: Canvas, place: BoardPlace, table: Table, bullet: Bullet, beat: float = 0
) -> None:
    """Draw a bullet that hangs in the air, with an arrow where it will fly on."""
    pose = at_point(bullet.point, bullet.facing)
    spot, size = place.spot(pose.x, pose.y), place.size
    canvas.circle(spot, size * (REST + 0.05 * beat), (12, 15, 16, 150))
    canvas.circle(spot, size * (REST + 0.07 * beat), "flash", max(1.5, size * 0.04))
    way = AHEAD + 0.08 * beat
    x, y = place.spot(pose.x + bullet.facing.dx * way, pose.y + bullet.facing.dy * way)
    canvas.piece("fort.way", x, y, size * 0.62, place.angle(pose.angle))
    draw_bullet(canvas, place, table, bullet, pose)


def draw_bullet(
    canvas: Canvas, place: BoardPlace, table: Table, bullet: Bullet, pose: Pose
) -> None:
    x, y = place.spot(pose.x, pose.y)
    size, angle = place.size * SIZE * pose.size, place.angle(pose.angle)
    if bullet.piercing:
        canvas.piece("fort.piercing", x, y, size * 1.1, angle, pose.alpha)
    canvas.piece(bullet_picture(table, bullet), x, y, size, angle, pose.alpha)
