"""What the shared replay needs of Tank Chess."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.ai.minds import MINDS
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.kit import Kit, Words
from game.scenes.play.face import BoardFace, Chapter, Names, Reel
from game.scenes.play.live import Look
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.record import Player, Record
from game.session.replay import Watch
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.tank_chess.board import draw_shown, fitted
from game.view.tank_chess.clips import clip_for

from .sentences import tell, written
from .table import TableScene

GAME = "tank_chess"


def chess_face(kit: Kit) -> BoardFace:
    return BoardFace(
        game=GAME,
        draw=_drawing(kit),
        tell=tell,
        look=Look(clip_for, lambda event: 100),
        chapters=chapters,
        play_on=play_on,
    )


def chapters(words: Words, watch: Watch, names: Names) -> tuple[Chapter, ...]:
    """Return a line for every move, in notation."""
    found = [Chapter(0, words("play.replay.start"))]
    place = 0
    for number, done in enumerate(watch.done):
        before, after = watch.tables[number], watch.tables[number + 1]
        text = written(words, before, done.action, after, names)
        dots = "…" if done.action.seat else "."
        found.append(Chapter(place, f"{before.turns // 2 + 1}{dots} {text}"))
        place += len(done.told)
    return tuple(found)


def play_on(kit: Kit, record: Record, count: int) -> Scene:
    """Return a table for two people that goes on after so many moves of the record."""
    players = tuple(Player(player.name) for player in record.header.players)
    header = replace(record.header, players=players, clock=None, rules=TANK_CHESS.number)
    match = Match(TANK_CHESS, header, CallFlag)
    for done in record.standing[:count]:
        match.submit(done.action)
    return TableScene(kit, match, MINDS[GAME])


def _drawing(kit: Kit) -> Callable[[Canvas, Box, Reel, int], None]:
    def draw(canvas: Canvas, box: Box, reel: Reel, ms: int) -> None:
        now = kit.settings.now
        place = fitted(reel.shown, box, 0, canvas.scale, now.coordinates)
        draw_shown(canvas, place, reel, ms, now.coordinates, now.less_motion)

    return draw
