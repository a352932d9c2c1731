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


class Question(Enum):
    """From what is asked for by hand down to what is there by itself."""

    ZONES = auto()
    DANGER = auto()
    PLAN = auto()
    REACH = auto()
    CHECK = auto()
    LAST = auto()


def question(desk: Desk) -> Question:
    if desk.show:
        return Question.ZONES
    if desk.danger:
        return Question.DANGER
    if desk.plan.down:
        return Question.PLAN
    if desk.reach is not None:
        return Question.REACH
    return Question.CHECK if desk.table.check else Question.LAST


def rests(desk: Desk) -> bool:
    """Whether all is shown, and the match at this place not over."""
    return desk.live.playback.idle and desk.table.end is None


def underlay(desk: Desk) -> Underlay:
    """Return what lies below the pieces now."""
    reach, idle = desk.reach, desk.live.playback.idle
    way: Spots = ()
    shot = None
    if reach is None and (desk.looks_at is not None or idle):
        action = desk.node.action
        if isinstance(action, TakeTurn | LeaveBoard):
            way, shot = last_move(desk.node.told, action.start)
    asked, pieces = question(desk), None
    if reach is not None:
        pieces = _reached(desk, reach, asked)
    hangs = asked is Question.DANGER and reach is None and rests(desk)
    return Underlay(
        way=way,
        shot=shot,
        past=asked not in (Question.LAST, Question.CHECK),
        zones=zones(desk) if asked is Question.ZONES and idle else (),
        reach_marks=pieces,
        calls=calls_of(desk.table, asked is not Question.CHECK) if idle else (),
        hanging=frozenset(desk.hanging(desk.table.turn)) if hangs else frozenset(),
    )


def _reached(desk: Desk, reach: Moves, asked: Question) -> ReachMarks:
    """Return the marks of the chosen piece, the same value as long as they stay the same."""
    faint = asked in (Question.ZONES, Question.PLAN)

    def made() -> ReachMarks:
        threats = desk.threats(reach.piece) if asked is Question.DANGER else ()
        return reach_marks(reach, threats, faint)

    if asked is Question.ZONES:
        # One question, one overlay: only which piece was chosen stays.
        return ReachMarks(reach.piece, frozenset(), frozenset(), faint)
    about = reach.piece.number, faint, asked is Question.DANGER
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
