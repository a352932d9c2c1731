"""Who acts, large, on the card beside the board while nobody here moves, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat
from game.scenes.pages.actor_pictures import Actor, draw_actor
from game.scenes.play.speech import Speech, draw_speech, speech_tall
from game.scenes.seats.commanders import face_of, portrait
from game.scenes.tank_chess.at_stake import stake
from game.scenes.tank_chess.desk import Desk
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL
from game.view.canvas.paragraph import GAP, Line, draw_lines, tall
from game.view.tank_chess.pieces import picture_of

ACTOR, APART = 76.0, 14.0


def on_stage(desk: Desk) -> Seat | None:
    """Return the side that moves or thinks before the eyes of all, None where people choose."""
    live = desk.live
    if desk.looks_at is not None or desk.table.end is not None:
        return None
    if not live.playback.idle:
        done = live.match.done
        return done[-1].action.seat if done else None
    return live.thinking


def draw_stage(canvas: Canvas, box: Box, desk: Desk, seat: Seat, lines: Sequence[Line]) -> None:
    """Draw who acts beside what is told of it, and below what a commander says of it."""
    checked = desk.table.check and desk.table.turn == seat
    look = desk.talk.look(seat, checked)
    face = face_of(desk.live.match.player(seat), look)
    actor = Actor(
        f"piece.commander.{seat}", f"side.{seat}.light", face=face, pieces=_moving(desk, seat)
    )
    draw_actor(canvas, box.top(ACTOR).left(ACTOR).inset(2), actor)
    draw_lines(canvas, box.beside(ACTOR, APART), _told(desk, lines))
    speech = _speech(desk)
    if speech is not None:
        below = box.below(stage_tall(canvas, box, desk, lines), 8)
        high = speech_tall(canvas, below.width, speech)
        if high <= below.height:
            draw_speech(canvas, below.top(high), speech)


def stage_tall(canvas: Canvas, box: Box, desk: Desk, lines: Sequence[Line]) -> float:
    """Return how high that is without what a commander says."""
    room = box.beside(ACTOR, APART)
    told = _told(desk, lines)
    return max(ACTOR, sum(tall(canvas, room, line.words, line.style) + GAP for line in told))


def _moving(desk: Desk, seat: Seat) -> tuple[str, ...]:
    """Return the piece that moves or shoots now, () while nothing is shown."""
    if desk.live.playback.idle:
        return ()
    told = (getattr(each.event, "number", None) for each in desk.live.match.done[-1].told)
    own = {piece.number: piece for piece in desk.table.pieces if piece.seat == seat}
    return tuple(picture_of(own[number]) for number in told if number in own)[:1]


def _told(desk: Desk, lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return what is told of who acts, and what ends the match soon."""
    words = stake(desk.kit.words, desk.table, desk.names) if desk.quest is None else ""
    return (*lines, *((Line(words, SMALL, "danger"),) if words else ()))


def _speech(desk: Desk) -> Speech | None:
    line = desk.talk.line
    if line is None or not desk.talk.wanted:
        return None
    face = portrait(line.commander, desk.talk.look(line.seat, False))
    return Speech(line.words, face, f"side.{line.seat}.light")
