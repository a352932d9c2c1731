"""What keys point at first: the tank moved last, its best shot, or the farthest way forward."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Way
from game.rules.dice_and_armour.shot_chances import promised
from game.rules.dice_and_armour.spelling import END, SHOOT
from game.rules.dice_and_armour.state import Stage, Table, Tank

from .naming import lies, picked


def first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return it, None for what comes first in order."""
    if view.stage in {Stage.MUSTER, Stage.RAM} or not picking.next:
        return None
    tank, last = picked(view, picking), picking.picked[-1] if picking.picked else None
    if tank is None:
        return _tank(view, seat, picking)
    if isinstance(last, Cell):
        return next((part for part in picking.next if part in (SHOOT, Way(tank.facing))), None)
    aimed = _target(view, tank, picking)
    return aimed or (END if END in picking.next else _forward(view, tank, picking))


def _tank(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the tank that has moved last and still can; else the one nearest to the middle."""
    able = [tank for tank in view.own(seat) if Piece(tank.number) in picking.next]
    aside = {tank.number: abs(2 * tank.cell.x + 1 - view.board.width) for tank in able}
    best = max(able, key=lambda tank: (tank.moved, -aside[tank.number]), default=None)
    return Piece(best.number) if best else None


def _target(view: Table, tank: Tank, picking: Picking) -> Part | None:
    """Return the enemy that a shot destroys or hits most likely."""
    found = {cell: chance for cell, chance in promised(view, tank).items() if not chance.friend}
    likely = {
        part: (found[cell].kill, found[cell].hit)
        for part in picking.next
        if (cell := lies(view, part)) in found and not found[cell].wreck
    }
    return max(likely, key=lambda part: likely[part], default=None)


def _forward(view: Table, tank: Tank, picking: Picking) -> Part | None:
    """Return the cell nearest to the other side's row, straight ahead if it can be; nobody is
    rammed without a thought."""
    goal = view.board.bases[1 - tank.seat].y
    cells = [part for part in picking.next if isinstance(part, Cell)]

    def far(cell: Cell) -> tuple[bool, int, int]:
        return view.tank_on(cell) is not None, abs(goal - cell.y), abs(tank.cell.x - cell.x)

    return min(cells, key=far, default=None)
