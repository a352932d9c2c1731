"""One Cut as the scenes of all games see it."""

from __future__ import annotations

from game.ai.one_cut.defending import defender
from game.core.rules import Told
from game.rules.one_cut.events import DuelBegan, Event, MatchEnded, RoundBegan
from game.rules.one_cut.state import Table
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
from game.view.one_cut.board import draw_shown, draw_small, fitted
from game.view.one_cut.clips import clip_for, flowing
from game.view.one_cut.standing import LIVERY
from game.view.playback import Reel

from .figures import figure_face
from .sentences import tell
from .setup import duel_setup
from .table_face import TABLE

NEAR = 1
DEFENDER = "master"
"""What the one on the other side of a task is called."""


def board_face(kit: Kit) -> BoardFace:
    def draw(canvas: Canvas, box: Box, reel: Reel, ms: int, names: Names) -> None:
        draw_shown(canvas, fitted(box, canvas.scale), reel, ms, kit.settings.now.less_motion)

    return BoardFace(
        draw=draw,
        tell=tell,
        motion=Motion(clip_for, lambda event: tempo(kit.settings.now), flowing),
        chapters=chapters,
        hidden=True,
    )


def chapters(words: Words, watch: Watch, names: Names) -> tuple[Chapter, ...]:
    """Return a line for every round and every duel, and one for the end."""
    told: list[Told[Event]] = [each for done in watch.done for each in done.told]
    heads = DuelBegan | RoundBegan | MatchEnded
    return tuple(
        Chapter(place, tell(words, watch.tables[0], each.event, names))
        for place, each in enumerate(told)
        if isinstance(each.event, heads)
    )


def heat(table: Table) -> int:
    """Return how hot it is: blades that touch, and a duel that would decide the match."""
    most = max(side.wins for side in table.sides)
    decides = 2 * (most + 1) > table.setup.best_of
    return int(table.apart == NEAR) + int(decides)


def _resumed(kit: Kit, match: Match) -> Scene:
    return opened(kit, match, FACE)


def _challenge(kit: Kit, match: Match, quest: Quest) -> Scene:
    return opened(kit, match, FACE, quest)


FACE: Face = Face(
    seats=Seats(
        names=("seat.crane", "seat.hawk"),
        marks=tuple(f"emblem.{colours}" for colours in LIVERY),
    ),
    door=Door(setup=duel_setup, resume=_resumed),
    board=board_face,
    challenges=Challenges(
        table=_challenge,
        small=draw_small,
        options="cut.option",
        players=(Player(""), Player("", DEFENDER)),
        minds={DEFENDER: defender},
    ),
    figures=figure_face,
    table=TABLE,
    heat=heat,
)
