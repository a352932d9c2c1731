"""Events and actions in plain letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from game.core.grid import Cell
from game.rules.tank_chess import events
from game.rules.tank_chess.state import How, Table

from .notation import POINTS, SIDES, cell_name

HOW = {
    How.COMMANDER_DESTROYED: "the enemy commander is destroyed",
    How.COMMANDER_LEFT: "the commander has left the board",
    How.COMMANDER_SANK: "the enemy commander has sunk",
    How.COMMANDER_MINED: "the enemy commander drove onto a mine",
    How.ARMY_LOST: "the enemy army is lost",
    How.RESIGNED: "the enemy resigns",
    How.FLAG_FELL: "the enemy's time is up",
    How.AGREED: "both agree",
    How.REPEATED: "the position came for the third time",
    How.QUIET: "fifty turns a side without a loss",
}


def tell(table: Table, event: events.Event) -> str:
    """Return one line in the words of this table, on which the event is about to happen."""

    def piece(number: int) -> str:
        found = next(p for p in (*table.pieces, *table.wrecks) if p.number == number)
        return f"{SIDES[found.seat]} {found.kind} {at(found.cell)}"

    def at(cell: Cell) -> str:
        return cell_name(cell, table.height)

    return _line(event, at, piece)


def _line(event: events.Event, at: Callable[[Cell], str], piece: Callable[[int], str]) -> str:
    match event:
        case events.TankTurned(number, facing):
            return f"{piece(number)} turns {POINTS[facing.eighth]}"
        case events.TankDrove(number, to):
            return f"{piece(number)} drives to {at(to)}"
        case events.TankBackedUp(number, to):
            return f"{piece(number)} backs up to {at(to)}"
        case events.WreckPushed(by=by, to=to):
            return f"{piece(by)} pushes the wreck to {at(to)}"
        case events.WreckSank(cell=cell):
            return f"the wreck sinks on {at(cell)}"
        case events.TreesFelled(cell, by):
            return f"{piece(by)} fells the trees on {at(cell)}"
        case events.MineWentOff(cell=cell):
            return f"a mine goes off on {at(cell)}"
        case events.PieceSank(number=number):
            return f"{piece(number)} sinks"
        case events.ShotFired():
            how = "lobs" if event.lobbed else "fires"
            point = POINTS[event.flies.eighth]
            side = event.side.name.lower()
            values = f"gun {event.gun}, {side} armour {event.armour}"
            return f"{piece(event.number)} {how} {point} at {at(event.lands)}: {values}"
        case events.TankDestroyed(number=number):
            return f"{piece(number)} is destroyed"
        case events.CommanderLeft(number=number, facing=facing):
            return f"{piece(number)} leaves to the {POINTS[facing.eighth]}"
        case _:
            return _call(event)


def _call(event: events.Calling | events.Ending) -> str:
    match event:
        case events.CheckGiven(seat):
            return f"{SIDES[seat]} gives check"
        case events.EscapeThreatened(seat):
            return f"{SIDES[seat]} threatens to escape"
        case events.TurnPassed(seat=seat):
            return f"{SIDES[seat]} to move"
        case events.DrawOffered(seat):
            return f"{SIDES[seat]} offers a draw"
        case events.DrawDeclined(seat):
            return f"{SIDES[seat]} plays on"
        case events.SeatResigned(seat):
            return f"{SIDES[seat]} resigns"
        case events.FlagFell(seat):
            return f"{SIDES[seat]} runs out of time"
        case events.MatchWon(seat, how):
            return f"{SIDES[seat]} wins: {HOW[how]}"
        case events.MatchDrawn(how):
            return f"draw: {HOW[how]}"
        case _:
            assert_never(event)
