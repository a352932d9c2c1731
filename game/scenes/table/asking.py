"""Asking at the shared table: why something happened, why something cannot be picked, what lies
there; by mouse, or by the cursor of any other device."""

from __future__ import annotations

from typing import Any

from game.core.grid import Cell
from game.core.rules import Seat, Told
from game.scenes.commands import Key
from game.scenes.play.why import causes, why_scene
from game.scenes.rules_book import rules_scene
from game.scenes.stack import Change, Notice, Push

from . import layout
from .desk import Desk
from .looking import WAYS, Cursor, stepped


def begin_to_look(desk: Desk, device: Seat) -> Change:
    """Bring the cursor to the cell that is pointed at, or to the middle of the board."""
    cell = desk.hover or desk.cell_at(*desk.place.box.middle) or Cell(0, 0)
    desk.cursor = Cursor(cell, device)
    return Notice(desk.kit.words("why.how"))


def look(desk: Desk, cursor: Cursor, key: Key) -> Change:
    """Lead the cursor, ask about its cell or the latest line of the log, or put it away."""
    if key in WAYS:
        desk.cursor = stepped(cursor, key, desk.place)
        return None
    desk.cursor = None
    match key:
        case Key.ACCEPT:
            return why_at(desk, cursor.cell)
        case Key.WHY:
            return why(desk, desk.log.lines[-1].number if desk.log.lines else None)
        case _:
            return None


def why_not(desk: Desk, cell: Cell | None, seat: Seat) -> Change:
    """Say why what was clicked cannot be picked."""
    if cell is None or seat not in desk.open:
        return None
    chooser = layout.chooser(desk, seat)
    tip = desk.face.why_not(desk.kit.words, chooser.view, seat, chooser.picking, cell)
    desk.kit.sounds.play("menu.error")
    return Notice(layout.tip_words(tip) if tip else desk.kit.words("table.not_now"))


def why_at(desk: Desk, cell: Cell | None) -> Change:
    """Ask about the last event that made what lies on a cell."""
    if cell is None:
        return None
    table, touched = desk.sitting.table, desk.face.touched
    latest = (told.number for told in reversed(_story(desk)) if touched(table, told.event, cell))
    return why(desk, next(latest, None))


def why(desk: Desk, number: int | None) -> Change:
    """Lay the causes of an event over the table."""
    words, sitting, face = desk.kit.words, desk.sitting, desk.face
    if number is None:
        return Notice(words("why.nothing"))
    chain = causes(_story(desk), number, face.of_course)

    def explained(event: Any) -> str:
        if face.explain is not None:
            return face.explain(words, event, sitting.names)
        return desk.board.tell(words, sitting.table, event, sitting.names)

    return Push(why_scene(desk.kit, sitting.match.rules.name, chain, explained, sitting.private))


def rules(desk: Desk) -> Change:
    game = desk.sitting.match.rules.name
    return Push(rules_scene(desk.kit, game, desk.face.paragraph(desk.sitting.table)))


def _story(desk: Desk) -> tuple[Told[Any], ...]:
    """Return all that has been shown, as the eyes at this screen saw it."""
    told = desk.sitting.match.events()
    current = desk.live.playback.current
    if current is not None:
        told = tuple(each for each in told if each.number < current.number)
    return desk.sitting.match.seen(told, desk.live.eyes)
