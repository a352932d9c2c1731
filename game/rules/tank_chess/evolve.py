"""What each event changes on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.rules.tank_chess import events
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import End, Piece, Table


def evolve(table: Table, event: events.Event) -> Table:
    match event:
        case events.TankTurned(number, facing):
            p = table.piece(number)
            return _with(table, Piece(number, p.seat, p.kind, p.cell, facing))
        case events.TankDrove(number, to) | events.TankBackedUp(number, to):
            p = table.piece(number)
            return _with(table, Piece(number, p.seat, p.kind, to, p.facing))
        case events.WreckPushed(number=number, to=to):
            moved = (replace(w, cell=to) if w.number == number else w for w in table.wrecks)
            return replace(table, wrecks=tuple(moved))
        case events.WreckSank(number):
            return replace(table, wrecks=tuple(w for w in table.wrecks if w.number != number))
        case events.TreesFelled(cell):
            return replace(table, ground=_opened(table, cell))
        case events.MineWentOff(cell):
            mines = None if table.mines is None else table.mines - {cell}
            return replace(table, mines=mines)
        case events.PieceSank(number) | events.CommanderLeft(number):
            return _without(table, number)
        case events.TankDestroyed(number):
            wreck = table.piece(number)
            return replace(_without(table, number), wrecks=(*table.wrecks, wreck))
        case events.CheckGiven():
            return replace(table, check=True)
        case events.EscapeThreatened():
            return replace(table, escape=True)
        case events.TurnPassed():
            return _passed(table, event)
        case events.DrawOffered(seat):
            return replace(table, offered=seat)
        case events.DrawDeclined():
            return replace(table, offered=None)
        case events.MatchWon(seat, how):
            return replace(table, end=End(how, seat))
        case events.MatchDrawn(how):
            return replace(table, end=End(how, None))
        case events.ShotFired() | events.SeatResigned() | events.FlagFell():
            return table
        case _:
            assert_never(event)


def _with(table: Table, moved: Piece) -> Table:
    number = moved.number
    return table.with_pieces(
        tuple([moved if piece.number == number else piece for piece in table.pieces])
    )


def _without(table: Table, number: int) -> Table:
    """Take a piece off; no position from before can come again."""
    pieces = tuple(p for p in table.pieces if p.number != number)
    return replace(table, pieces=pieces, seen=())


def _passed(table: Table, event: events.TurnPassed) -> Table:
    return replace(
        table,
        turn=event.seat,
        turns=table.turns + 1,
        quiet=event.quiet,
        seen=(*table.seen, event.position),
        check=False,
        escape=False,
    )


def _opened(table: Table, cell: Cell) -> str:
    at = cell.y * table.width + cell.x
    return table.ground[:at] + Ground.OPEN.value + table.ground[at + 1 :]
