"""Whether it matters which bot moves first (T6.2).

The answer is exact. Each bot is rehearsed by itself, and what it looked at and what it changed
is its footprint. Bots whose footprints do not touch cannot disturb each other. Those that do
are joined to a group, and all orders of the group are rehearsed: one outcome means the order
is free. A rehearsal that ends in dice, in a secret or in somebody's choice counts as mattering,
and so does one that starts the clock, after which no other bot moves, and a group of more than
four, which only an avalanche of bots makes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.grid import Cell
from game.rules.tanchiki.events import (
    BonusDiscarded,
    ColumnBlocked,
    ColumnMoved,
    Event,
    TankDrowned,
    TankTurned,
)
from game.rules.tanchiki.referee_tasks import RunBot
from game.rules.tanchiki.state import FIRST_BOT, Field, Piece, Table

from .rehearsal import Rehearsal, rehearse

MOST: Final = 4
"""So many bots in all their orders are 4! short rehearsals."""


@dataclass(slots=True)
class Footprint:
    """Cells a bot looked at or ran against, and cells where it moved a bot or a tank.

    A bot looks along whole rows and columns for tanks, so those are kept as numbers.
    """

    read: set[tuple[int, int]] = field(default_factory=set)
    bots: set[tuple[int, int]] = field(default_factory=set)
    tanks: set[tuple[int, int]] = field(default_factory=set)
    columns: set[int] = field(default_factory=set)
    rows: set[int] = field(default_factory=set)

    def add(self, other: Footprint) -> None:
        self.read |= other.read
        self.bots |= other.bots
        self.tanks |= other.tanks
        self.columns |= other.columns
        self.rows |= other.rows

    def touches(self, other: Footprint) -> bool:
        return self.disturbs(other) or other.disturbs(self)

    def disturbs(self, other: Footprint) -> bool:
        """Whether the other one looked at what this one changed."""
        if not self.bots.isdisjoint(other.read) or not self.tanks.isdisjoint(other.read):
            return True
        return any(x in other.columns or y in other.rows for x, y in self.tanks)


@dataclass(slots=True)
class Group:
    """Bots that may disturb each other, with the outcome of all their orders."""

    bots: tuple[Piece, ...]
    footprint: Footprint
    certain: bool


def order_matters(table: Table, bots: Sequence[Piece], strength: int) -> bool:
    """Whether two orders of these bots can lead to two outcomes."""
    if len(bots) < 2 or strength == 0:
        return False
    first = {bot: rehearse(table, RunBot(bot, strength)) for bot in bots}
    groups = [_group(table, (bot,), first, strength) for bot in bots]
    while all(group.certain for group in groups):
        pair = _touching(groups)
        if pair is None:
            return False
        one, other = pair
        groups = [group for group in groups if group is not one and group is not other]
        groups.append(_group(table, (*one.bots, *other.bots), first, strength))
    return True


def _touching(groups: Sequence[Group]) -> tuple[Group, Group] | None:
    for at, one in enumerate(groups):
        for other in groups[at + 1 :]:
            if one.footprint.touches(other.footprint):
                return one, other
    return None


def _group(
    table: Table, bots: tuple[Piece, ...], first: Mapping[Piece, Rehearsal], strength: int
) -> Group:
    """Rehearse these bots in all orders; orders that meet in one table go on as one.

    `first` has what each of them does when it moves before all others.
    """
    group = Group(bots, Footprint(), len(bots) <= MOST)
    reached: dict[frozenset[Piece], list[Table]] = {frozenset(): [table]}
    for _ in bots if group.certain else ():
        further: dict[frozenset[Piece], list[Table]] = {}
        for moved, tables in reached.items():
            for bot in bots:
                if bot in moved:
                    continue
                for before in tables:
                    trial = rehearse(before, RunBot(bot, strength)) if moved else first[bot]
                    group.certain &= not trial.open_ends and not trial.table.turn.clock
                    _follow(group.footprint, before, bot, trial)
                    known = further.setdefault(moved | {bot}, [])
                    if trial.table.field not in [other.field for other in known]:
                        known.append(trial.table)
        reached = further
    group.certain &= len(reached.get(frozenset(bots), [])) == 1
    return group


def _follow(footprint: Footprint, before: Table, bot: Piece, trial: Rehearsal) -> None:
    """Note what one rehearsed bot looked at and changed."""
    cells = _cells(before.field)
    if bot not in cells:
        return
    _look(footprint, cells[bot])
    for event in trial.events:
        _step(footprint, cells, event)
        if isinstance(event, ColumnMoved | TankTurned) and bot in cells:
            _look(footprint, cells[bot])


def _step(footprint: Footprint, cells: dict[Piece, Cell], event: Event) -> None:
    match event:
        case ColumnMoved(pieces, facing, _):
            for piece in pieces:
                _change(footprint, piece, cells[piece])
                cells[piece] = cells[piece].step(facing)
                _change(footprint, piece, cells[piece])
            _read(footprint, (cells[pieces[-1]].step(facing),))
        case ColumnBlocked(pieces, _, cell, _, _):
            _read(footprint, (cell, *(cells[piece] for piece in pieces)))
        case BonusDiscarded(piece, cell, _):
            _change(footprint, piece, cell)
        case TankDrowned(seat, cell):
            _change(footprint, seat, cell)
        case _:
            pass


def _look(footprint: Footprint, cell: Cell) -> None:
    """A bot looks along its row and column, and at the cells beside it."""
    x, y = cell.x, cell.y
    footprint.columns.add(x)
    footprint.rows.add(y)
    footprint.read.update(((x, y), (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)))


def _read(footprint: Footprint, cells: Iterable[Cell]) -> None:
    footprint.read.update((cell.x, cell.y) for cell in cells)


def _change(footprint: Footprint, piece: Piece, cell: Cell) -> None:
    """A changed cell is a read one, too: another piece there would have changed it all."""
    footprint.read.add((cell.x, cell.y))
    (footprint.bots if piece >= FIRST_BOT else footprint.tanks).add((cell.x, cell.y))


def _cells(field: Field) -> dict[Piece, Cell]:
    cells = {tank.seat: tank.cell for tank in field.tanks if tank.cell is not None}
    return cells | {bot.number: bot.cell for bot in field.bots}
