"""The board of Hold the Banner as it is shown: ground, banners, tanks, grass over them, bullets."""

from __future__ import annotations

from game.rules.hold_the_banner.state import Table
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.drawn_effects import Running
from game.view.show.playback import Reel

from .bullets import PULSE, draw_bullets
from .clips import clip_for, flowing
from .drawn_effects import CALM, EFFECTS
from .looks import looks_of
from .painted_field import draw_field, draw_grass, rim_of
from .rim_counters import draw_beats, draw_counters
from .standing_pieces import RIM, at, banner_picture, board_size
from .tanks import Poses, draw_half_in_grass, draw_own_in_grass, draw_tanks, seen_with


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    draw_field(canvas, place, table)
    draw_counters(canvas, place, table)
    draw_banners(canvas, place, table)
    seen = seen_with(table, None)
    draw_tanks(canvas, place, seen)
    draw_grass(canvas, place, table)
    draw_half_in_grass(canvas, place, seen)
    draw_own_in_grass(canvas, place, table)
    draw_bullets(canvas, place, table, {})


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now."""
    table: Table = reel.shown
    running, poses = reel.effects(), reel.poses()
    event = None if reel.current is None else reel.current.event
    effects = CALM if calm else EFFECTS
    draw_field(canvas, place, table)
    draw_counters(canvas, place, table)
    draw_beats(canvas, place, event)
    effects.draw_below(canvas, place, running, calm)
    draw_banners(canvas, place, table, poses, running)
    seen, looks = seen_with(table, event), looks_of(reel)
    draw_tanks(canvas, place, seen, looks, poses, running)
    draw_grass(canvas, place, table)
    draw_half_in_grass(canvas, place, seen, looks, poses, running)
    if reel.idle:
        draw_own_in_grass(canvas, place, table)
    draw_bullets(canvas, place, table, poses)
    effects.draw_above(canvas, place, running, calm)


def draw_banners(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    poses: Poses | None = None,
    running: Running = (),
) -> None:
    """Draw the banners, but for one that is just going down."""
    falling = {(e.x, e.y) for e, _ in running if e.kind.startswith("topples ")}
    for team, camp in enumerate(table.board.camps):
        pose = (poses or {}).get(f"banner {team}") or at(camp.banner)
        if (pose.x, pose.y) not in falling:
            canvas.piece(banner_picture(table, team), *place.spot(pose.x, pose.y), place.size)


BOARD = Board(
    name="hold_the_banner",
    size=board_size,
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    pulse=PULSE,
    outline=lambda place: (place.box.inset(-rim_of(place)),),
)
