"""The board of Hold the Banner as it is shown: ground, banners, tanks, grass over them, bullets."""

from __future__ import annotations

from game.rules.hold_the_banner.state import Table
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

from .bullets import draw_bullets
from .clips import clip_for
from .painted_field import draw_field, draw_grass
from .standing_pieces import RIM, at, banner_picture, board_size
from .tanks import Poses, draw_tanks


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    _draw(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    _draw(canvas, place, reel.shown, reel.poses())


def _draw(canvas: Canvas, place: BoardPlace, table: Table, poses: Poses) -> None:
    draw_field(canvas, place, table)
    draw_banners(canvas, place, table)
    draw_tanks(canvas, place, table, poses)
    draw_grass(canvas, place, table)
    draw_bullets(canvas, place, table, poses)


def draw_banners(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    for team, camp in enumerate(table.board.camps):
        pose = at(camp.banner)
        canvas.piece(banner_picture(table, team), *place.spot(pose.x, pose.y), place.size)


BOARD = Board(
    name="hold_the_banner",
    size=board_size,
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
)
