"""Bullets over everything else: each says whose it is and where it flies, and rests with a ring."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.hold_the_banner.state import Bullet, Table
from game.view.board.pulse import Pulse
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose
from game.view.show.tank_clips import beside

from .standing_pieces import at_point, bullet_name, bullet_picture

SIZE = 0.5
AHEAD = 0.34
"""How far before a bullet its arrow stands, in cells."""

REST = 0.3
PULSE_MS = 960


def draw_bullets(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]
) -> None:
    """Draw all bullets; those at rest hang there with an arrow."""
    for bullet in table.bullets:
        pose = poses.get(bullet_name(bullet.number))
        if pose is None and not bullet.left:
            draw_resting(canvas, place, table, bullet)
        else:
            draw_bullet(canvas, place, table, bullet, pose or at_point(bullet.point, bullet.facing))


def draw_resting(canvas: Canvas, place: BoardPlace, table: Table, bullet: Bullet) -> None:
    """Draw a bullet that hangs in the air, with an arrow where it will fly on."""
    pose = at_point(bullet.point, bullet.facing)
    spot, size = place.spot(pose.x, pose.y), place.size
    canvas.circle(spot, size * REST, (12, 15, 16, 150))
    canvas.circle(spot, size * REST, "flash", max(1.5, size * 0.04))
    _draw_way(canvas, place, bullet, AHEAD)
    draw_bullet(canvas, place, table, bullet, pose)


def _draw_way(
    canvas: Canvas, place: BoardPlace, bullet: Bullet, away: float, alpha: int = 255
) -> None:
    """Draw the arrow of a bullet so far before it."""
    pose = beside(at_point(bullet.point, bullet.facing), bullet.facing, away)
    spot = place.spot(pose.x, pose.y)
    canvas.piece("fort.way", *spot, place.size * 0.76, place.angle(pose.angle), alpha)


def resting(table: Table) -> tuple[Bullet, ...]:
    """Return the bullets that hang in the air."""
    return tuple(bullet for bullet in table.bullets if not bullet.left)


def _draw_beat(canvas: Canvas, place: BoardPlace, table: Table, ms: int) -> None:
    """Let a ring go out from each bullet at rest, and its arrow run ahead."""
    share = ms % PULSE_MS / PULSE_MS
    fade = round(220 * (1 - share))
    for bullet in resting(table):
        pose = at_point(bullet.point)
        reach = place.size * (REST + 0.3 * share)
        canvas.circle(place.spot(pose.x, pose.y), reach, (255, 246, 207, fade), 2)
        _draw_way(canvas, place, bullet, AHEAD + 0.28 * share, fade)


PULSE = Pulse(on=lambda table: bool(resting(table)), draw=_draw_beat)


def draw_bullet(
    canvas: Canvas, place: BoardPlace, table: Table, bullet: Bullet, pose: Pose
) -> None:
    x, y = place.spot(pose.x, pose.y)
    size, angle = place.size * SIZE * pose.size, place.angle(pose.angle)
    if bullet.piercing:
        canvas.piece("fort.piercing", x, y, size * 1.1, angle, pose.alpha)
    canvas.piece(bullet_picture(table, bullet), x, y, size, angle, pose.alpha)
