"""What lies on the board of a table below the pieces now."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.view.tank_chess.underlay import (
    FOE,
    OWN,
    Ink,
    Spots,
    Underlay,
    calls_of,
    last_move,
    reach_marks,
)

from .desk import Desk


def underlay(desk: Desk) -> Underlay:
    """Return what lies below the pieces now."""
    reach, idle = desk.reach, desk.live.playback.idle
    way: Spots = ()
    shot = None
    if reach is None and (desk.looks_at is not None or idle):
        node = desk.tree.nodes[desk.tree.end if desk.looks_at is None else desk.looks_at]
        if isinstance(node.action, TakeTurn | LeaveBoard):
            way, shot = last_move(node.told, node.action.start)
    threats = desk.threats(reach.piece) if reach is not None and desk.danger else ()
    return Underlay(
        way=way,
        shot=shot,
        zones=_zones(desk) if desk.show and idle else (),
        reach_marks=reach_marks(reach, threats) if reach is not None else None,
        calls=calls_of(desk.table) if idle else (),
    )


def _zones(desk: Desk) -> tuple[tuple[frozenset[Cell], Ink], ...]:
    """Return the reach of the piece under the pointer, or else of both armies."""
    table = desk.table
    under = table.piece_on(desk.hover) if desk.hover is not None else None
    zones: list[tuple[frozenset[Cell], Ink]] = []
    for seat, ink in ((table.turn, OWN), (1 - table.turn, FOE)):
        found = desk.reaches(seat)
        if under is not None:
            found = {cell: reach for cell, reach in found.items() if cell == under.cell}
        zones.append((frozenset(cell for each in found.values() for cell in each.cells), ink))
    return tuple(zones)
