"""What is wrong with a set-up or a table of the demonstration game that was read from a file.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.grid import Cell
from tests.demo.rules.first import LEAST, MOST
from tests.demo.rules.state import REGISTERS, Setup, Table

WIDEST = 60


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    starts = [start.cell for start in setup.starts]
    yield from _of_field(setup.width, setup.height, starts, setup.crates)


def _of_table(table: Table) -> Iterator[str]:
    cells = [tank.cell for tank in table.tanks]
    yield from _of_field(table.width, table.height, cells, table.crates)
    for place, tank in enumerate(table.tanks):
        if tank.seat != place:
            yield f"seat {tank.seat} in place {place}"
        if len(tank.laid) > REGISTERS:
            yield f"{len(tank.laid)} cards before seat {place}"
        if tank.committed and len(tank.laid) < REGISTERS:
            yield f"seat {place} is ready too early"
    if table.aiming is not None and not 0 <= table.aiming < len(table.tanks):
        yield f"no seat {table.aiming}"


def _of_field(width: int, height: int, tanks: list[Cell], crates: Iterable[Cell]) -> Iterator[str]:
    if not (0 < width <= WIDEST and 0 < height <= WIDEST):
        yield f"a field of {width} x {height}"
    if not LEAST <= len(tanks) <= MOST or len(set(tanks)) < len(tanks):
        yield f"{len(tanks)} tanks on {len(set(tanks))} cells"
    for cell in (*tanks, *crates):
        if not (0 <= cell.x < width and 0 <= cell.y < height):
            yield f"something beside the field, on {cell.x},{cell.y}"
