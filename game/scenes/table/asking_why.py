"""Asking at any table why something happened: by mouse, or by the cursor of any other device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.grid import Cell
from game.core.rules import Seat, Told
from game.scenes.book.rules_page import rules_scene
from game.scenes.book.why_page import causes, why_scene
from game.scenes.faces.table_face import TableFace
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Push
from game.scenes.match.live_match import Live
from game.scenes.play.log import Log
from game.scenes.play.sitting import Sitting
from game.view.canvas.board_place import BoardPlace

from .board_cursor import WAYS, Cursor, stepped


class Asked(Protocol):
    """A desk at which anybody asks: `explain` says an event in words, `recall` shows on the board
    what a chain of events tells of."""

    cursor: Cursor | None
    sitting: Sitting
    log: Log

    @property
    def face(self) -> TableFace: ...
    @property
    def kit(self) -> Kit: ...
    @property
    def live(self) -> Live: ...
    @property
    def place(self) -> BoardPlace: ...
    def explain(self, told: Told[Any]) -> str: ...
    def recall(self, chain: Sequence[Told[Any]]) -> None: ...


def begin_to_look(desk: Asked, device: Seat, cell: Cell) -> Change:
    """Bring the cursor of a device to a cell, and say how it is used."""
    desk.cursor = Cursor(cell, device)
    return Notice(desk.kit.words.said_by(desk.live.match.rules.name, "why.how"))


def look(desk: Asked, cursor: Cursor, key: Key) -> Change:
    """Lead the cursor, ask about its cell or the latest line of the log, or put it away."""
    if key in WAYS:
        desk.cursor = stepped(cursor, key, desk.place)
        return None
    match key:
        case Key.ACCEPT:
            return why_at(desk, cursor.cell)
        case Key.WHY:
            return why(desk, desk.log.lines[-1].number if desk.log.lines else None)
        case _:
            desk.cursor = None
            desk.sitting.uncovered()
            return None


def why_at(desk: Asked, cell: Cell | None) -> Change:
    """Ask about the last event that made what lies on a cell."""
    if cell is None:
        return None
    table, touched = desk.sitting.table, desk.face.touched
    latest = (told.number for told in reversed(_story(desk)) if touched(table, told.event, cell))
    return why(desk, next(latest, None))


def why(desk: Asked, number: int | None) -> Change:
    """Lay the causes of an event over the table."""
    sitting = desk.sitting
    if number is None:
        return Notice(desk.kit.words("why.nothing"))
    chain = causes(_story(desk), number, desk.face.of_course)
    desk.recall(chain)
    game = sitting.match.rules.name
    return Push(why_scene(desk.kit, game, chain, desk.explain, sitting.private))


def rules(desk: Asked) -> Change:
    game = desk.sitting.match.rules.name
    return Push(rules_scene(desk.kit, game, desk.face.paragraph(desk.sitting.table)))


def _story(desk: Asked) -> tuple[Told[Any], ...]:
    """Return all that has been shown, as the eyes at this screen saw it."""
    told = desk.sitting.match.events()
    current = desk.live.playback.current
    if current is not None:
        told = tuple(each for each in told if each.number < current.number)
    return desk.sitting.match.seen(told, desk.live.eyes)
