"""What events change in the Family (B14): tokens are turned up, taken, and hidden again.

Who may not know what lies face down has None for it, and is told no more by any event: so
what was seen is gone from a view with the event that turns it down.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.rules.proving_ground import events
from game.rules.proving_ground.ground.board import place_of
from game.rules.proving_ground.state import Fate, Pair, Table
from game.rules.proving_ground.tokens import BARE, HIDDEN

from .changes import laid, with_pawn, with_zone


def flipped(table: Table, event: events.Flipping) -> Table:
    match event:
        case events.PawnStepped(number, to):
            steps = replace(table.flipped, steps=table.flipped.steps + 1)
            table = replace(table, flipped=steps)
            return with_pawn(table, number, replace(table.pawns[number], cell=to))
        case events.PawnStopped():
            return table
        case events.TokenTurnedUp(_, cell, token):
            return _turned_up(table, cell, token)
        case events.PairTaken():
            return _taken(table, event)
        case events.TokensTurnedDown(cells):
            for cell in cells:
                table = _turned_down(table, cell)
            return table
        case _:
            assert_never(event)


def _turned_up(table: Table, cell: Cell, token: str) -> Table:
    at, seen, unseen = place_of(cell), table.seen, table.unseen
    if seen is not None and unseen is not None:
        if seen[at] == BARE:
            unseen = unseen.replace(token, "", 1)
        seen = seen[:at] + BARE + seen[at + 1 :]
    now = replace(table.flipped, now=(*table.flipped.now, cell))
    return replace(table, floor=laid(table, cell, token), seen=seen, unseen=unseen, flipped=now)


def _turned_down(table: Table, cell: Cell) -> Table:
    at, seen = place_of(cell), table.seen
    if seen is not None:
        seen = seen[:at] + table.on(cell) + seen[at + 1 :]
    before = tuple(other for other in table.flipped.before if other != cell)
    opened = replace(table.flipped, before=before)
    return replace(table, floor=laid(table, cell, HIDDEN), seen=seen, flipped=opened)


def _taken(table: Table, event: events.PairTaken) -> Table:
    for cell in event.cells:
        table = replace(table, floor=laid(table, cell, BARE))
    zone, open_ = table.zone(event.seat), table.flipped
    pairs = (*zone.pairs, Pair(event.tokens, Fate.PLAIN))
    table = with_zone(table, event.seat, replace(zone, pairs=pairs))
    left = replace(
        open_,
        now=tuple(cell for cell in open_.now if cell not in event.cells),
        before=tuple(cell for cell in open_.before if cell not in event.cells),
        extra=open_.extra + 1,
    )
    return replace(table, flipped=left)
