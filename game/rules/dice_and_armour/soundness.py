"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.dice_and_armour.choices import breakable
from game.rules.dice_and_armour.kinds import MOST, PARTS
from game.rules.dice_and_armour.reach import apart
from game.rules.dice_and_armour.starting_board import ARMY, SEATS, Board, Placement
from game.rules.dice_and_armour.state import Setup, Table, Tank, Wreck


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    board = setup.board
    if setup.first not in (*SEATS, None):
        yield f"no seat {setup.first}"
    for cell in (*board.bases, *board.blocks):
        if not _on(board, cell):
            yield f"a base or a block beside the board, on {cell.x},{cell.y}"
    yield from _of_placed(board, board.tanks)
    for seat in SEATS:
        if not any(one.seat == seat and one.chips is None for one in board.tanks):
            yield f"no tank of seat {seat}"
    if setup.options.free and not all(_is_row(board, seat) for seat in SEATS):
        yield "a free army without seven places"
    deadly = Table(setup, ()).deadly
    if any(one.chips is None and len(one.broken) >= deadly for one in board.tanks):
        yield "a destroyed tank that goes on"


def _is_row(board: Board, seat: Seat) -> bool:
    """Whether a side has a place for each whole tank of a free army, and nothing else."""
    own = [place for place in board.tanks if place.seat == seat]
    return len(own) == len(ARMY) and not any(p.broken or p.chips is not None for p in own)


def _of_placed(board: Board, placed: tuple[Placement | Tank | Wreck, ...]) -> Iterator[str]:
    for one in placed:
        cell = one.cell
        if one.seat not in SEATS:
            yield f"no seat {one.seat}"
        if not _on(board, cell):
            yield f"something beside the board, on {cell.x},{cell.y}"
        if cell in board.blocks:
            yield f"something on concrete, on {cell.x},{cell.y}"
        if not one.facing.straight:
            yield "a tank that looks slantwise"
        if not isinstance(one, Wreck) and one.broken != tuple(p for p in PARTS if p in one.broken):
            yield "broken parts out of order"
    if len({one.cell for one in placed}) != len(placed):
        yield "two things on one cell"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    placed: tuple[Tank | Wreck, ...] = (*table.tanks, *table.wrecks)
    yield from _of_placed(table.board, placed)
    if len({one.number for one in placed}) != len(placed):
        yield "two tanks with one number"
    ending = table.ending
    named = (table.offered, ending.winner if ending else None)
    absent = (seat for seat in named if seat not in (*SEATS, None))
    yield from (f"no seat {seat}" for seat in absent)
    if table.turn not in SEATS:
        yield f"no seat {table.turn}"
    if table.asked is None and any(len(tank.broken) >= table.deadly for tank in table.tanks):
        yield "a destroyed tank that goes on"
    yield from _of_musters(table)
    if ending is None and table.musters is None and any(not table.own(seat) for seat in SEATS):
        yield "a side without a tank"
    if table.mover is not None and (mover := table.find(table.mover)) is None:
        yield f"no tank {table.mover} that has moved"
    elif table.mover is not None and mover is not None and mover.seat != table.turn:
        yield "a tank that moved out of its turn"
    yield from _of_question(table)


def _of_musters(table: Table) -> Iterator[str]:
    musters = table.musters
    if musters is None:
        return
    if not table.options.free or table.tanks or all(muster.ready for muster in musters):
        yield "armies that are not to be chosen"
    for muster in musters:
        if len(muster.kinds) > len(ARMY) or any(muster.kinds.count(k) > MOST[k] for k in MOST):
            yield "too many tanks in an army"
        if muster.ready and len(muster.kinds) < len(ARMY):
            yield "an army that is ready without its tanks"


def _of_question(table: Table) -> Iterator[str]:
    asked = table.asked
    if asked is None:
        return
    tank, other = table.find(asked.number), table.find(asked.other)
    if tank is None or other is None or asked.seat not in SEATS:
        yield "a question about no tank"
    elif tank.seat == other.seat or apart(tank.cell, other.cell) != 1:
        yield "a ram of two that do not meet"
    elif not breakable(tank) or asked.more > 1:
        yield "a question without an answer"


def _on(board: Board, cell: Cell) -> bool:
    return 0 <= cell.x < board.width and 0 <= cell.y < board.height
