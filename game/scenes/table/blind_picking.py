"""Choosing unseen at the shared table: a key means the same whatever it does, and nothing shows it.

So no sound, no sentence and no mark answers it; only that somebody is ready is seen by all, or that
Ready was pressed too early: what is missing is read on the planner that is held up.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.core.rules import Seat
from game.core.spelling import Part, Word
from game.scenes.faces.blind_grid import BlindGrid
from game.scenes.frame.commands import Key, Press
from game.scenes.hand.tip_words import unended
from game.scenes.pages.key_signs import ENDS
from game.scenes.play.blind_planner import Planner

from .board_cursor import WAYS
from .desk import Desk

FOR_ALL = frozenset(
    {
        *(Key.MENU, Key.HELP, Key.WHY, Key.SHOW, Key.FASTER, Key.SLOWER, Key.STEP, Key.STEP_BACK),
        *(Key.FIRST, Key.LAST, Key.PAGE_UP, Key.PAGE_DOWN),
    }
)
"""These keys speak to the whole table, also on the device of a seat that chooses unseen."""

ROOMY = 2
"""So many planners have room for what is asked."""


def pressed(desk: Desk, command: Press) -> bool:
    """Let a key choose for its seat; False where it means no planner."""
    seat, key = command.seat, command.key
    if not desk.blind or seat not in desk.open or key in FOR_ALL:
        return False
    desk.unseen.used(seat)
    if not command.repeat:
        desk.unseen.early.pop(seat, None)
    if key in WAYS:
        desk.unseen.walk(seat, _grid(desk, seat), WAYS[key])
    elif not command.repeat:
        _choose(desk, seat, key)
    return True


def asked_of_all(desk: Desk) -> str:
    """Return what all are asked alike, where so many planners have no room for it; "" where each
    says it."""
    words, names, view = desk.kit.words, desk.sitting.names, desk.choosing.view
    if not desk.blind or len(desk.places) <= ROOMY:
        return ""
    asked = {desk.face.asked(words, view(seat), seat, names) for seat in desk.open}
    return asked.pop() if len(asked) == 1 else ""


def planners(desk: Desk) -> tuple[Planner, ...]:
    """Return the planners of all who choose unseen, those that are held up open."""
    alike = asked_of_all(desk)
    return tuple(_planner(desk, seat, alike) for seat in (desk.places if desk.blind else ()))


def _planner(desk: Desk, seat: Seat, alike: str) -> Planner:
    name, ready = desk.sitting.names[seat], seat not in desk.open
    words, names, view = desk.kit.words, desk.sitting.names, desk.choosing.view(seat)
    asked = "" if ready or alike else desk.face.asked(words, view, seat, names)
    idle = desk.face.idle(words, view, seat) if ready else ""
    early = not ready and desk.unseen.early.get(seat) == _turn(desk)
    missing = words("blind.missing") if early else ""
    mark, busy = desk.mark(seat), desk.unseen.busy(seat)
    shut = Planner(seat, name, mark, busy, ready, asked=asked, idle=idle, missing=missing)
    if not desk.hidden.looks(seat):
        return shut
    grid, notes = _grid(desk, seat), desk.face.notes(words, view, seat, names)
    if missing:
        lacks = unended(words, desk.face, view, seat, desk.choosing.picking(seat))
        notes = (lacks, *notes) if lacks else notes
    return replace(shut, grid=grid, spot=desk.unseen.spot(seat, grid), notes=notes)


def _grid(desk: Desk, seat: Seat) -> BlindGrid:
    assert desk.face.blind is not None
    view, picking = desk.choosing.view(seat), desk.choosing.picking(seat)
    return desk.face.blind(desk.kit.words, view, seat, picking, desk.sitting.names)


def _choose(desk: Desk, seat: Seat, key: Key) -> None:
    """Do what a key says; after each one begins at home again, whatever came of it."""
    grid, choosing = _grid(desk, seat), desk.choosing
    place = grid.at(desk.unseen.spot(seat, grid))
    desk.unseen.home(seat)
    match key:
        case Key.ACCEPT if place is not None:
            _take(desk, seat, place.part)
        case Key.BACK | Key.UNDO:
            if not choosing.back(seat) and desk.face.takes_back is not None:
                choosing.take(seat, desk.face.takes_back)
        case _ if key is ENDS:
            _end(desk, seat)
        case _:
            pass


def _take(desk: Desk, seat: Seat, part: Part | None) -> None:
    """Take a part, or Go; what is picked so far is done before a part that cannot follow it."""
    choosing = desk.choosing
    if part is None or not choosing.picking(seat).may(part):
        choosing.go(seat)
    if part is not None:
        choosing.take(seat, part)


def _end(desk: Desk, seat: Seat) -> None:
    """Be ready with what is planned: what is half picked is done if it is enough, else dropped."""
    choosing = desk.choosing
    choosing.go(seat)
    while choosing.back(seat):
        pass
    words = (part for part in choosing.picking(seat).next if isinstance(part, Word))
    word = next((each for each in words if each.name in desk.face.ends), None)
    if word is not None and choosing.take(seat, word):
        choosing.go(seat)
    else:
        desk.unseen.early[seat] = _turn(desk)


def _turn(desk: Desk) -> Hashable:
    """Return what changes when all have seen what was chosen."""
    return (desk.face.revealed or desk.face.turns)(desk.sitting.match.table)
