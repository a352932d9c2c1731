"""Proving Ground as the scenes of all games see it."""

from __future__ import annotations

from game.core.rules import Told
from game.rules.proving_ground.events import Event, MatchEnded, TurnBegan
from game.scenes.face import Challenges, Door, Face, Seats
from game.scenes.kit import Kit, Names, Words
from game.scenes.play.board_face import BoardFace, Chapter
from game.scenes.play.live import Motion
from game.scenes.play.quest import Quest
from game.scenes.speeds import tempo
from game.scenes.stack import Scene
from game.scenes.table.opened import opened
from game.session.match import Match
from game.session.record import Player
from game.session.replay import Watch
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.playback import Reel
from game.view.proving_ground.board import draw_shown, draw_small, fitted
from game.view.proving_ground.clips import clip_for, flowing

from .figures import figure_face
from .heat import heat
from .sentences import tell
from .setup import GAME, proving_setup
from .table_face import TABLE

CREWS = ("falcon", "badger", "otter", "lynx")
MARKS = (1, 0, 2, 3)


def board_face(kit: Kit) -> BoardFace:
    def draw(canvas: Canvas, box: Box, reel: Reel, ms: int, names: Names) -> None:
        draw_shown(canvas, fitted(box, canvas.scale), reel, ms, kit.settings.now.less_motion)

    return BoardFace(
        draw=draw,
        tell=tell,
        motion=Motion(clip_for, lambda event: tempo(kit.settings.now), flowing),
        chapters=chapters,
    )


def chapters(words: Words, watch: Watch, names: Names) -> tuple[Chapter, ...]:
    """Return a line for every turn, and one for the end."""
    told: list[Told[Event]] = [each for done in watch.done for each in done.told]
    return tuple(
        Chapter(
            place,
            tell(words, watch.tables[0], each.event, names),
            seat=each.event.seat if isinstance(each.event, TurnBegan) else None,
        )
        for place, each in enumerate(told)
        if isinstance(each.event, TurnBegan | MatchEnded)
    )


def _resumed(kit: Kit, match: Match) -> Scene:
    return opened(kit, match, FACE)


def _challenge(kit: Kit, match: Match, quest: Quest) -> Scene:
    return opened(kit, match, FACE, quest)


FACE: Face = Face(
    seats=Seats(
        names=tuple(f"seat.{crew}" for crew in CREWS),
        marks=tuple(f"emblem.{colours}" for colours in MARKS),
    ),
    door=Door(
        setup=proving_setup,
        resume=_resumed,
        read_ahead=lambda kit: kit.boards.ahead(kit.maps / GAME),
    ),
    board=board_face,
    challenges=Challenges(
        table=_challenge,
        small=draw_small,
        options="proving.option",
        players=(Player(""),),
    ),
    figures=figure_face,
    table=TABLE,
    heat=heat,
)
