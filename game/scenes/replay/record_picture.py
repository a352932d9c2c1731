"""The small picture of a record: the board as the match began on it, or as it stood last.

Of a match that goes on only that is shown which everybody may see.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from game.core.rules import NOBODY, Seat
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.match.live_match import reel
from game.session.match.record import Damaged, Foreign
from game.session.match.record_lines import Scribe
from game.session.records import store
from game.session.records.catalogue import Listed
from game.session.records.opening_to_watch import last_table
from game.session.records.replay import ReplayMismatch
from game.session.records.sealed import LONGEST
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

LARGE = 420
"""So many pixels wide a picture is painted before it is made smaller."""

_NOT_READ = (
    OSError,
    ValueError,
    LookupError,
    TypeError,
    RecursionError,
    Damaged,
    Foreign,
    ReplayMismatch,
)


class RecordPictures:
    """The pictures of a list, of which each frame paints one more that is seen."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._painted: set[str] = set()
        self._wanted: dict[str, None] = {}

    @property
    def due(self) -> bool:
        return bool(self._wanted)

    def go_on(self) -> None:
        """Let one more be painted."""
        for name in self._wanted:
            self._painted.add(name)
            break
        self._wanted.clear()

    def draw(self, each: Listed, canvas: Canvas, box: Box) -> None:
        if self._kit.boards.patient or each.path.name in self._painted:
            draw_record(canvas, box, self._kit, each)
            return
        self._wanted[each.path.name] = None
        canvas.plate(box, "page", 6, "line")


def draw_record(canvas: Canvas, box: Box, kit: Kit, each: Listed) -> None:
    """Draw it; it is read and painted once, when it is first seen."""
    if min(box.width, box.height) < 1:
        # A window may be smaller than what stands beside the picture.
        return
    if each.game not in kit.faces:
        canvas.plate(box, "page", 6, "line")
        canvas.picture("icon.warning", *box.middle, box.height * 0.5, alpha=150)
        return
    key = ("record", each.path.name, each.written)
    reduced(canvas, box, key, lambda paper: paint_record(paper, kit, each))


def reduced(canvas: Canvas, box: Box, key: Hashable, paint: Callable[[Canvas], None]) -> None:
    """Draw a board small: it has margins that are meant for larger pictures."""
    share = max(LARGE / box.width, canvas.scale)
    pixels = round(box.width * share), round(box.height * share)
    canvas.reduced(key, box, pixels, paint)


def draw_table(
    canvas: Canvas, box: Box, kit: Kit, game: str, key: str, table: Any, eyes: Seat = NOBODY
) -> BoardPlace | None:
    """Draw a table small, as everybody may see it, or a seat does; `key` tells it from others.

    Return where the board lies, where the game has small pictures of its own.
    """
    face, rules = faces_of(kit)[game], GAMES[game]
    seen = rules.view(table, eyes)
    if face.challenges is not None:
        return face.challenges.small(canvas, box, key, seen)
    board = face.board(kit)
    still = reel(rules.evolve, board.motion, seen)
    board.draw(canvas, box, still, 0, ())
    return None


def paint_record(paper: Canvas, kit: Kit, each: Listed) -> None:
    """Paint the board of a record over the whole of a paper."""
    box = paper.box
    try:
        last = faces_of(kit)[each.game].pictured_last
        table = (_last if last else _start)(each.path, each.game)
    except _NOT_READ:
        paper.plate(box, "page", 6, "line")
        return
    draw_table(paper, box, kit, each.game, f"{each.path.name} {each.written}", table)


def _start(path: Path, game: str) -> Any:
    """Return the table that a match began with."""
    with open(path, "rb") as file:
        head = json.loads(file.readline(LONGEST))
    scribe = Scribe(GAMES[game])
    return scribe.start(head, scribe.header(head)).table


def _last(path: Path, game: str) -> Any:
    """Return the table on which a match ended, or as it was left."""
    with store.reading(path) as file:
        return last_table(file, GAMES[game])
