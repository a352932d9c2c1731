"""What a seat can do in a turn: a shot, a ram, or a move and then a shot or none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.core.grid import Facing
from game.core.paths import Path
from game.core.rules import Seat
from game.rules.dice_and_armour.actions import Deed, EndTurn, Move, Shoot
from game.rules.dice_and_armour.events import WreckPushed
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.reach import Aim, moves, pushes_to, shots
from game.rules.dice_and_armour.spelling import looks
from game.rules.dice_and_armour.state import Table, Tank


@dataclass(frozen=True, slots=True)
class Plan:
    """The actions of a turn, and the table they lead to before a die falls or a part breaks.

    `tank` acts; `aim` is what it then shoots at, `rammed` whom it rams.
    """

    deeds: tuple[Deed, ...]
    table: Table
    tank: int
    aim: Aim | None = None
    rammed: int | None = None


def plans(table: Table, seat: Seat) -> Iterator[Plan]:
    """Yield every plan of a turn, or of what is left of it; equal ways are one plan."""
    if table.mover is not None:
        yield from _fired(table, seat, table.mover, ())
        yield Plan((EndTurn(seat),), table, table.mover)
        return
    for tank in table.own(seat):
        yield from _fired(table, seat, tank.number, ())
        for path in _ways(table, tank):
            yield from _moved(table, tank, path)


def _ways(table: Table, tank: Tank) -> Iterator[Path]:
    """Yield one way to each end and facing; the cell before it matters for a ram alone."""
    known: set[tuple[object, ...]] = set()
    for path in moves(table, tank):
        last = path[-2] if len(path) > 1 and table.tank_on(path[-1]) else None
        mark = (path[-1], looks(tank, path), last)
        if mark not in known:
            known.add(mark)
            yield path


def _moved(table: Table, tank: Tank, path: Path) -> Iterator[Plan]:
    move, facing = Move(tank.seat, tank.number, path), looks(tank, path)
    rammed = table.tank_on(path[-1])
    if rammed is not None:
        stops = path[-2] if len(path) > 1 else tank.cell
        there = table.with_tank(tank.number, cell=stops, facing=facing, moved=table.number, held=0)
        yield Plan((move,), there, tank.number, rammed=rammed.number)
        return
    there = _there(table, tank, path, facing)
    aimed = tuple(_fired(there, tank.seat, tank.number, (move,)))
    yield from aimed
    yield Plan((move, EndTurn(tank.seat)) if aimed else (move,), there, tank.number)


def _there(table: Table, tank: Tank, path: Path, facing: Facing) -> Table:
    """Return the table once a tank has gone its way, a wreck pushed on."""
    end, wreck = path[-1], table.wreck_on(path[-1])
    if wreck is not None and (to := pushes_to(table, tank, end)):
        table = evolve(table, WreckPushed(wreck.number, to, tank.number))
    changed = replace(tank, cell=end, facing=facing, moved=table.number, held=0)
    return table.with_tanks(changed if one.number == tank.number else one for one in table.tanks)


def _fired(table: Table, seat: Seat, number: int, before: tuple[Deed, ...]) -> Iterator[Plan]:
    for aim in shots(table, table.tank(number)):
        yield Plan((*before, Shoot(seat, number, aim.way)), table, number, aim)
