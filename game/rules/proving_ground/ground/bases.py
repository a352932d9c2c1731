"""Where pawns come onto the board (B2.7, B6.5 to B6.8, B15.7)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.reach import taken
from game.rules.proving_ground.state import Mode, Stage, Table
from game.rules.proving_ground.tokens import SHELL

from .board import BASES, COLOURS, Colour


def free_cells(table: Table, number: int) -> tuple[Cell, ...]:
    """Return where a pawn may be put: onto a mined cell only where every free one is (B6.8)."""
    colour = table.pawns[number].colour
    if colour is None:
        return ()
    free = tuple(cell for cell in BASES[colour] if not taken(table, cell))
    return tuple(cell for cell in free if table.on(cell) != SHELL) or free


def cards_of(table: Table, number: int) -> tuple[str, ...]:
    """Return the cards a pawn may return with, the destroyed one (to keep it) the last."""
    pawn = table.pawns[number]
    own = (*((pawn.tank,) if pawn.tank else ()), *pawn.reserve, *table.spare)
    names = [tank.card for tank in own if tank.card != pawn.lost]
    return (*names, pawn.lost) if pawn.lost else tuple(names)


def kept_pawns(table: Table) -> tuple[int, ...]:
    """Return the solo player's pawns that can be brought in with a gained card (B15.7)."""
    if table.mode is not Mode.SOLO or table.turn.stage is not Stage.MAIN:
        return ()
    pawns = enumerate(table.pawns)
    return tuple(n for n, p in pawns if p.cell is None and p.lost is None and p.colour)


def free_colours(table: Table) -> tuple[Colour, ...]:
    """Return the corners that nobody has chosen."""
    used = {pawn.colour for pawn in table.pawns}
    return tuple(colour for colour in COLOURS if colour not in used)


def next_to_assign(table: Table, seat: Seat) -> int:
    """Return the pawn that the next card goes to: one by one, each up to its two (B2.4)."""
    own = table.own(seat)
    if table.mode is Mode.SOLO:
        return next(number for number in own if table.pawns[number].tank is None)
    pawns = ((number, table.pawns[number]) for number in own)
    return next(n for n, p in pawns if p.tank is None or not p.reserve)


def next_to_place(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the pawns of a seat that are yet to be put onto the board at the start."""
    pawns = ((number, table.pawns[number]) for number in table.own(seat))
    ready = table.mode is Mode.FAMILY
    return tuple(n for n, p in pawns if p.cell is None and (p.tank is not None or ready))
