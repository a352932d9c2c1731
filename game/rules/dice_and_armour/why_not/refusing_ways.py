"""Why a tank cannot go a way (D3, D5, D6) or shoot one (D4), with the step that fails."""

from __future__ import annotations

from game.core.grid import RING, Cell, Facing
from game.core.lines_from_cell import first, squares
from game.core.paths import Flaw, Land, Path, fault
from game.rules.dice_and_armour.abilities import aims, reach_to, rests, speed
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.reach import FREELY, apart, moves, pushes_to, shot, taken_for
from game.rules.dice_and_armour.state import Stage, Table, Tank

from .reasons import Refusal, Why

_FLAWS = {
    Flaw.SHORT: (Why.TOO_SHORT, "D3.1"),
    Flaw.LONG: (Why.TOO_LONG, "D3.1"),
    Flaw.NO_STEP: (Why.NO_STEP, "D3.1"),
    Flaw.EDGE: (Why.OFF_BOARD, "D3.1"),
    Flaw.CROSSES: (Why.CROSSES, "D3.1"),
    Flaw.ROUND_TRIP: (Why.CROSSES, "D3.1"),
    Flaw.SLANTS: (Why.SLANTS, "D3.2"),
}


def why_no_way(table: Table, tank: Tank, path: Path) -> Refusal | None:
    """Return why a tank cannot go this path, None if it can."""
    if not speed(tank):
        return Refusal(Why.NO_TRACKS, "D6.1")
    if rests(table, tank):
        return Refusal(Why.RESTS, "D6.3")
    land = Land(table.board.width, table.board.height)
    wrong = fault(land, tank.cell, path, speed(tank), FREELY)
    sound = len(path) if wrong is None else wrong.step - (wrong.flaw is not Flaw.SHORT)
    for step in range(1, min(sound, speed(tank)) + 1):
        if found := _why_no_step(table, tank, path, step):
            return found
    if wrong is None:
        return None
    why, rule = _FLAWS[wrong.flaw]
    cell = path[wrong.step - 1] if 0 < wrong.step <= len(path) else None
    return Refusal(why, rule, cell, wrong.step)


def why_no_end(table: Table, tank: Tank, cell: Cell) -> Refusal | None:
    """Return why no move of a tank ends on this cell, None if one does."""
    if any(path[-1] == cell for path in moves(table, tank)):
        return None
    return why_no_way(table, tank, _straight(tank.cell, cell)) or Refusal(
        Why.TOO_SHORT, "D3.1", cell
    )


def why_no_shot(table: Table, tank: Tank, way: Facing) -> Refusal | None:
    """Return why a tank cannot shoot that way, None if it can."""
    if tank.jammed:
        return Refusal(Why.JAMMED, "D6.4")
    if way not in aims(tank):
        return Refusal(Why.AHEAD_ONLY, "D6.6")
    if shot(table, tank, way):
        return None
    taken, plane = taken_for(table, tank.seat), squares(table.board.width, table.board.height)
    start, aimed = plane.number(tank.cell), taken.foes | taken.wrecks
    found = first(plane, start, way.eighth, aimed | taken.blocks)
    if found < 0:
        return Refusal(Why.NO_TARGET, "D4.2")
    if taken.blocks >> found & 1:
        return Refusal(Why.BLOCK, "D10", plane.places[found])
    return Refusal(Why.OUT_OF_RANGE, "D4.1", plane.places[found], reach_to(tank, way))


def why_not_at(table: Table, tank: Tank, cell: Cell) -> Refusal | None:
    """Return why a tank does nothing to a cell: drives there where it is bare, else shoots; None
    where nobody would expect it to."""
    if cell == tank.cell or table.stage is Stage.RAM:
        return None
    if table.stage is Stage.CHOOSE and table.tank_on(cell) is None:
        return why_no_end(table, tank, cell)
    far, step = apart(tank.cell, cell), (cell.x - tank.cell.x, cell.y - tank.cell.y)
    way = next((way for way in RING if (way.dx * far, way.dy * far) == step), None)
    return why_no_shot(table, tank, way) if way is not None else None


def _why_no_step(table: Table, tank: Tank, path: Path, step: int) -> Refusal | None:
    """Return what on the board stands against a step that is one."""
    cell, last = path[step - 1], step == speed(tank)
    start = path[step - 2] if step > 1 else tank.cell
    if tank.bound and _off_line(tank, path, step):
        return Refusal(Why.STRAIGHT_ONLY, "D6.2", cell, step)
    if cell in table.board.blocks:
        return Refusal(Why.BLOCK, "D10", cell, step)
    other = table.tank_on(cell)
    if other is not None and other.number != tank.number:
        if other.seat == tank.seat:
            return Refusal(Why.OWN_TANK, "D3.3", cell, step)
        return None if last else Refusal(Why.TANK_THERE, "D3.3", cell, step)
    wreck = table.wreck_on(cell)
    if wreck is None:
        return None
    if tank.kind is not Kind.HEAVY or wreck.kind is not Kind.LIGHT:
        return Refusal(Why.WRECK_THERE, "D5.3", cell, step)
    if pushes_to(table, tank, cell):
        return None
    return Refusal(Why.WRECK_STUCK, "D5.4", Cell(2 * cell.x - start.x, 2 * cell.y - start.y), step)


def _off_line(tank: Tank, path: Path, step: int) -> bool:
    """Whether a bound tank leaves the line of its facing, or goes both forth and back on it."""
    ways = [tank.facing, tank.facing.opposite]
    return not any(
        path[:step] == tuple(tank.cell.step(w, n) for n in range(1, step + 1)) for w in ways
    )


def _straight(start: Cell, end: Cell) -> Path:
    """Return the cells from one to another, diagonally as far as that leads."""
    path: list[Cell] = []
    here = start
    while here != end:
        here = Cell(here.x + _sign(end.x - here.x), here.y + _sign(end.y - here.y))
        path.append(here)
    return tuple(path)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
