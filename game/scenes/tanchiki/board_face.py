"""What the scenes of all games need of Tanchiki, to show a match and to tell it."""

from __future__ import annotations

from game.rules.tanchiki.events import EagleTaken, Event, MatchEnded, TurnBegan
from game.rules.tanchiki.state import Table
from game.scenes.faces.board_face import BoardFace
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.show_speeds import tempo
from game.scenes.match.live_match import Motion
from game.scenes.table.board_face import chapters_at
from game.scenes.tanchiki.sides.replay_side import draw_seats, shared_out
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel
from game.view.tanchiki.board import draw_shown, fitted
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.painted_board import RIM
from game.view.tanchiki.pieces import draw_ghost
from game.view.tanchiki.standing_pieces import name_of, standing
from game.view.tanchiki.step_flow import flowing

from .sentences import tell, whose


def board_face(kit: Kit) -> BoardFace:
    """Return the face; where names are given the seats are shown beside the board."""

    def draw(canvas: Canvas, box: Box, reel: Reel, ms: int, names: Names) -> None:
        if names:
            box, aside = shared_out(box, reel.shown, kit.type.percent)
            draw_seats(canvas, kit, aside, reel.shown, names)
        place = fitted(reel.shown, box, canvas.scale)
        now = kit.settings.now
        draw_shown(canvas, place, reel, ms, now.less_motion, now.coordinates)

    def ghost(canvas: Canvas, box: Box, reel: Reel, other: Reel) -> None:
        place, poses = fitted(reel.shown, box, canvas.scale), other.poses()
        for seat in range(other.shown.seats):
            pose = poses.get(name_of(seat)) or standing(other.shown, seat)
            if pose is not None and pose != standing(reel.shown, seat):
                draw_ghost(canvas, place, seat, pose)

    def outline(box: Box, table: Table, scale: float) -> tuple[Box, ...]:
        beside, _ = shared_out(box, table, kit.type.percent)
        return (fitted(table, beside, scale).box.inset(-RIM),)

    def pace(event: Event) -> int:
        return tempo(kit.settings.now)

    return BoardFace(
        draw=draw,
        tell=tell,
        whose=whose,
        motion=Motion(clip_for, pace, flowing),
        chapters=chapters_at(tell, heads),
        hidden=True,
        panels=False,
        ghost=ghost,
        outline=outline,
    )


def heads(event: Event) -> bool:
    """Whether one jumps to an event: to the turns, the eagles and the end."""
    return isinstance(event, TurnBegan | EagleTaken | MatchEnded)
