"""How a game of the shared table shows a match and tells it: its board, and its sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rules import Seat
from game.scenes.faces.acting import Acts
from game.scenes.faces.board_face import BoardFace, ReplayChapter, seat_of
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.frame.show_speeds import tempo
from game.scenes.match.live_match import Motion
from game.session.records.replay import Watch
from game.view.board.board import Board, extent
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel

Tell = Callable[[Words, Any, Any, Names], str]
Whose = Callable[[Any, Any], Seat | None]
Chapters = Callable[[Words, Watch, Names], tuple[ReplayChapter, ...]]


def face_of(
    board: Board,
    tell: Tell,
    chapters: Chapters,
    hidden: bool = False,
    whose: Whose = seat_of,
    acts: Acts | None = None,
) -> Callable[[Kit], BoardFace]:
    """Return the face of a board; `chapters` finds the events that one jumps to, `whose` the seat
    that an event is about, `acts` who acts while it is shown, where it is not that seat."""

    def face(kit: Kit) -> BoardFace:
        def draw(canvas: Canvas, box: Box, reel: Reel, ms: int, names: Names) -> None:
            place = board.place(reel.shown, box, canvas.scale)
            if canvas.behind is None:
                board.ground(canvas, box)
            board.show(canvas, place, reel, ms, kit.settings.now.less_motion)

        def outline(box: Box, table: Any, scale: float) -> tuple[Box, ...]:
            return board.outline(board.place(table, box, scale))

        def tile(canvas: Canvas, box: Box, reel: Reel) -> None:
            cells = board.looked_at(reel.shown)
            place, _ = board.part(reel.shown, box, canvas.scale, cells, rim=0)
            board.draw(canvas, place, reel, True)

        def wide(table: Any) -> float:
            _, (columns, rows) = extent(board.looked_at(table))
            return columns / rows

        tiled = board.eyed is not None or board.below > 0 or board.beside > 0
        return BoardFace(
            draw=draw,
            tell=tell,
            motion=Motion(board.clip_for, lambda event: tempo(kit.settings.now), board.flow),
            chapters=chapters,
            outline=outline,
            hidden=hidden,
            whose=whose,
            acts=acts,
            tile=tile if tiled else None,
            wide=wide if tiled else lambda table: 1.0,
            pulses=board.pulses,
        )

    return face


def chapters_at(tell: Tell, heads: Callable[[Any], bool]) -> Chapters:
    """Return what finds the events that one jumps to in a match."""

    def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
        told = (each.event for done in watch.done for each in done.told)
        return tuple(
            ReplayChapter(
                place, tell(words, watch.tables[0], event, names), seat=seat_of(None, event)
            )
            for place, event in enumerate(told)
            if heads(event)
        )

    return chapters
