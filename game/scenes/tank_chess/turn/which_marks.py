"""Which one question the marks on the board answer now, and what lies below the pieces for it: the
marks of all others step back."""

from __future__ import annotations

from enum import Enum, auto

from game.core.grid import Cell
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.scenes.tank_chess.desk import Desk
from game.view.tank_chess.marks_below_pieces import (
    FOE,
    OWN,
    Ink,
    ReachMarks,
    Spots,
    Underlay,
    calls_of,
    last_move,
    reach_marks,
)


class WhichMarks(Enum):
    """From what is asked for by hand down to what is there by itself."""

    ZONES = auto()
    DANGER = auto()
    PLAN = auto()
    REACH = auto()
    CHECK = auto()
    LAST = auto()


def which_marks(desk: Desk) -> WhichMarks:
    if desk.show:
        return WhichMarks.ZONES
    if desk.danger:
        return WhichMarks.DANGER
    if desk.plan.down:
        return WhichMarks.PLAN
    if desk.reach is not None:
        return WhichMarks.REACH
    return WhichMarks.CHECK if desk.table.check else WhichMarks.LAST


def rests(desk: Desk) -> bool:
    """Whether all is shown, and the match at this place not over."""
    return desk.live.playback.idle and desk.table.end is None


def underlay(desk: Desk) -> Underlay:
    """Return what lies below the pieces now."""
    reach, idle = desk.reach, desk.live.playback.idle
    way: Spots = ()
    shot = None
    if reach is None and (desk.away or idle):
        action = desk.seen.action
        if isinstance(action, TakeTurn | LeaveBoard):
            way, shot = last_move(desk.seen.told, action.start)
    asked, pieces = which_marks(desk), None
    if reach is not None:
        pieces = _reached(desk, reach, asked)
    hangs = asked is WhichMarks.DANGER and reach is None and rests(desk)
    return Underlay(
        way=way,
        shot=shot,
        past=asked not in (WhichMarks.LAST, WhichMarks.CHECK),
        zones=zones(desk) if asked is WhichMarks.ZONES and idle else (),
        reach_marks=pieces,
        calls=calls_of(desk.table, asked is not WhichMarks.CHECK) if idle else (),
        hanging=frozenset(desk.hanging(desk.table.turn)) if hangs else frozenset(),
    )


def _reached(desk: Desk, reach: Moves, asked: WhichMarks) -> ReachMarks:
    """Return the marks of the chosen piece, the same value as long as they stay the same."""
    faint = asked in (WhichMarks.ZONES, WhichMarks.PLAN)

    def made() -> ReachMarks:
        threats = desk.threats(reach.piece) if asked is WhichMarks.DANGER else ()
        return reach_marks(reach, threats, faint)

    if asked is WhichMarks.ZONES:
        # One question, one overlay: only which piece was chosen stays.
        return ReachMarks(reach.piece, frozenset(), frozenset(), faint)
    about = reach.piece.number, faint, asked is WhichMarks.DANGER
    return desk.memory.of("marks", desk.table, about, made)


def zones(desk: Desk) -> tuple[tuple[frozenset[Cell], Ink], ...]:
    """Return the reach of the piece under the pointer, or else of both armies."""
    table = desk.table
    under = table.piece_on(desk.hover) if desk.hover is not None else None
    found_zones: list[tuple[frozenset[Cell], Ink]] = []
    for seat, ink in ((table.turn, OWN), (1 - table.turn, FOE)):
        found = desk.reaches(seat)
        if under is not None:
            found = {cell: reach for cell, reach in found.items() if cell == under.cell}
        found_zones.append((frozenset(cell for each in found.values() for cell in each.cells), ink))
    return tuple(found_zones)
