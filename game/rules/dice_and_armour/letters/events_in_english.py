"""Events in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.starting_board import cell_name
from game.rules.dice_and_armour.state import How, Table

from .notation import POINTS, SIDES

HOW = {
    How.DESTROYED: "the enemy has no tank left",
    How.BOTH_LOST: "the last tanks of both are lost",
    How.CAPTURED: "the enemy's base is taken",
    How.SURRENDERED: "the enemy surrenders",
    How.QUIET: "nothing has happened for too long",
    How.RESIGNED: "the enemy resigns",
    How.AGREED: "both agree",
}


def tell(table: Table, event: events.Event) -> str:
    """Return one line in the words of this table, on which the event is about to happen."""
    if isinstance(event, events.Mustered):
        return _mustered(event)
    if isinstance(event, events.Driven):
        return _driven(table, event)
    if isinstance(event, events.Struck):
        return _struck(table, event)
    return _course(table, event)


def _mustered(event: events.Mustered) -> str:
    match event:
        case events.TankEnlisted(seat, kind):
            return f"{SIDES[seat]} enlists {kind.value if kind else 'a tank'}"
        case events.TankDismissed(seat, kind):
            return f"{SIDES[seat]} dismisses {kind.value if kind else 'a tank'}"
        case events.ArmyReady(seat):
            return f"{SIDES[seat]} is ready"
        case events.ArmiesShown(armies):
            rows = (" ".join(kind.value for kind in army) for army in armies)
            return "; ".join(f"{side}: {row}" for side, row in zip(SIDES, rows, strict=True))
        case _:
            assert_never(event)


def _driven(table: Table, event: events.Driven) -> str:
    match event:
        case events.TankDrove(number, to, facing):
            return f"{_tank(table, number)} drives to {_at(table, to)}, {POINTS[facing.eighth]}"
        case events.WreckPushed(number, to):
            cell = table.wreck(number).cell
            return f"the wreck on {_at(table, cell)} is pushed to {_at(table, to)}"
        case events.MoveEnded(number):
            return f"{_tank(table, number)} has moved"
        case events.ConditionRan(number, kind, left):
            return f"{_tank(table, number)}: {f'{kind} {left} more' if left else f'{kind} over'}"
        case events.TankRammed(number, target):
            return f"{_tank(table, number)} rams {_tank(table, target)}"
        case _:
            assert_never(event)


def _struck(table: Table, event: events.Struck) -> str:
    match event:
        case events.ShotFired(number, way, cell, target, wreck):
            what = f"the wreck on {_at(table, cell)}" if wreck else _tank(table, target)
            return f"{_tank(table, number)} shoots {POINTS[way.eighth]} at {what}"
        case Rolled(_, throws):
            return f"throws {'/'.join(str(face) for face in throws[0].faces)}"
        case events.ShotBounced(number):
            return f"the shot bounces off {_tank(table, number)}"
        case events.HitWasted(number, part):
            return f"{_tank(table, number)}: {part.name.lower()} is broken already"
        case events.PartBroken(number, part):
            return f"{_tank(table, number)}: {part.name.lower()} breaks"
        case events.TankDestroyed(number):
            return f"{_tank(table, number)} is destroyed"
        case events.TankRemoved(number):
            return f"{_tank(table, number)} is blown to pieces"
        case events.ChipLaid(number, chips):
            return f"chip {chips} on the wreck on {_at(table, table.wreck(number).cell)}"
        case events.WreckRemoved(number):
            return f"the wreck on {_at(table, table.wreck(number).cell)} is gone"
        case events.PartAsked(seat, number):
            return f"{SIDES[seat]} chooses a part of {_tank(table, number)}"
        case events.PartChosen(seat, number, part):
            return f"{SIDES[seat]} chooses {part.name.lower()}"
        case events.RamSpared(number):
            return f"{_tank(table, number)} takes no harm"
        case _:
            assert_never(event)


def _course(table: Table, event: events.Course) -> str:
    match event:
        case events.BaseCounted(number, count):
            return f"{_tank(table, number)} holds the base: {count}"
        case events.TurnEnded(seat):
            return f"{SIDES[seat]} is done"
        case events.TurnBegan(seat, number):
            return f"turn {number}, {SIDES[seat]}"
        case events.TurnPassed(seat):
            return f"{SIDES[seat]} can do nothing"
        case events.DrawOffered(seat):
            return f"{SIDES[seat]} offers a draw"
        case events.DrawDeclined(seat):
            return f"{SIDES[seat]} plays on"
        case events.SeatSurrendered(seat):
            return f"{SIDES[seat]} surrenders"
        case events.SeatResigned(seat):
            return f"{SIDES[seat]} resigns"
        case events.MatchEnded(how, None):
            return f"draw: {HOW[how]}"
        case events.MatchEnded(how, winner):
            assert winner is not None
            return f"{SIDES[winner]} wins: {HOW[how]}"
        case _:
            assert_never(event)


def _tank(table: Table, number: int) -> str:
    tank = table.tank(number)
    return f"{SIDES[tank.seat]} {tank.kind.value} {_at(table, tank.cell)}"


def _at(table: Table, cell: Cell) -> str:
    return cell_name(cell, table.board.height)
