"""What the shared replay needs of Tank Chess."""

from __future__ import annotations

from functools import partial

from game.core.rules import Seat
from game.rules.tank_chess.events import Event, PieceSank, TankDestroyed
from game.rules.tank_chess.state import Table
from game.scenes.faces.board_face import BoardFace, ReplayChapter, seat_of
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.match.live_match import Motion
from game.session.records.replay import Watch
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel
from game.view.tank_chess.board import draw_shown, fitted, outline
from game.view.tank_chess.clips import clip_for
from game.view.tank_chess.pieces import draw_ghost
from game.view.tank_chess.step_flow import flowing

from .sentences import tell, written

GAME = "tank_chess"


def board_face(kit: Kit) -> BoardFace:
    return BoardFace(
        draw=partial(_draw, kit),
        tell=tell,
        whose=whose,
        motion=Motion(clip_for, lambda event: 100, flowing),
        chapters=chapters,
        panels=False,
        square=True,
        ghost=partial(_draw_ghost, kit),
        outline=partial(_outline, kit),
    )


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return a line for every move, in notation: it leads to the board after that move."""
    found = [ReplayChapter(0, words("play.replay.start"))]
    place = 0
    for number, done in enumerate(watch.done):
        before, after = watch.tables[number], watch.tables[number + 1]
        text = written(words, before, done.action, after, names)
        dots = "…" if done.action.seat else "."
        begins, place = place, place + len(done.told)
        lost = any(isinstance(told.event, TankDestroyed | PieceSank) for told in done.told)
        seat = done.action.seat if lost else None
        line = f"{before.turns // 2 + 1}{dots} {text}"
        beside = _answers(watch, number)
        found.append(ReplayChapter(place, line, seat=seat, begins=begins, beside=beside))
    return tuple(found)


def whose(shown: Table, event: Event) -> Seat | None:
    """Return the side that an event is about: that of the piece, or the one it names."""
    number = getattr(event, "number", None)
    found = (each.seat for each in shown.pieces if each.number == number)
    return next(found, seat_of(shown, event))


def _answers(watch: Watch, number: int) -> bool:
    """Whether a move is Black's after White's of the same turn."""
    if not number:
        return False
    before, after = (int(watch.tables[each].turns) for each in (number - 1, number))
    return bool(watch.done[number].action.seat) and not before % 2 and after == before + 1


def _draw_ghost(kit: Kit, canvas: Canvas, box: Box, reel: Reel, other: Reel) -> None:
    place = fitted(reel.shown, box, 0, canvas.scale, kit.settings.now.coordinates)
    here = set(reel.shown.pieces)
    for piece in other.shown.pieces:
        if piece not in here:
            draw_ghost(canvas, place, piece, piece.cell, piece.facing)


def _outline(kit: Kit, box: Box, table: Table, scale: float) -> tuple[Box, ...]:
    coordinates = kit.settings.now.coordinates
    return (outline(fitted(table, box, 0, scale, coordinates), coordinates),)


def _draw(kit: Kit, canvas: Canvas, box: Box, reel: Reel, ms: int, names: Names) -> None:
    now = kit.settings.now
    place = fitted(reel.shown, box, 0, canvas.scale, now.coordinates)
    draw_shown(canvas, place, reel, ms, now.coordinates, now.less_motion)
