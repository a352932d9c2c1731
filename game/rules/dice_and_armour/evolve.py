"""What each event changes on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from game.core.lasting_conditions import ran
from game.core.rolled_dice import Rolled
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.kinds import PARTS, Kind
from game.rules.dice_and_armour.starting_board import Board
from game.rules.dice_and_armour.state import Ending, Question, Table, Tank, Wreck


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Mustered):
        return _mustered(table, event)
    if isinstance(event, events.Driven):
        return _driven(table, event)
    if isinstance(event, events.Struck):
        return _struck(table, event)
    return _course(table, event)


def _mustered(table: Table, event: events.Mustered) -> Table:
    if isinstance(event, events.ArmiesShown):
        return replace(table, tanks=arrayed(table.board, event.armies), musters=None)
    assert table.musters is not None
    muster = table.musters[event.seat]
    match event:
        case events.TankEnlisted(_, kind):
            muster = replace(muster, kinds=(*muster.kinds, kind))
        case events.TankDismissed():
            muster = replace(muster, kinds=muster.kinds[:-1])
        case events.ArmyReady():
            muster = replace(muster, ready=True)
        case _:
            assert_never(event)
    one, two = table.musters
    return replace(table, musters=(one, muster) if event.seat else (muster, two))


def arrayed(board: Board, armies: Sequence[Iterable[Kind]]) -> tuple[Tank, ...]:
    """Return armies on the places of the board, each from the west (D10)."""
    rows = tuple(map(iter, armies))
    return tuple(
        Tank(number, place.seat, next(rows[place.seat]), place.cell, place.facing)
        for number, place in enumerate(board.tanks)
    )


def _driven(table: Table, event: events.Driven) -> Table:
    match event:
        case events.TankDrove(number, to, facing):
            return table.with_tank(number, cell=to, facing=facing, moved=table.number)
        case events.WreckPushed(number, to):
            return _with_wreck(table, replace(table.wreck(number), cell=to))
        case events.TankRammed(number, _, facing):
            return table.with_tank(number, facing=facing, moved=table.number)
        case events.MoveEnded(number):
            return replace(table, mover=number)
        case events.ConditionRan(number, kind, left):
            return table.with_tank(number, lasting=ran(table.tank(number).lasting, kind, left))
        case _:
            assert_never(event)


def _struck(table: Table, event: events.Struck) -> Table:
    match event:
        case events.PartBroken(number, part, _, lasting):
            broken = tuple(p for p in PARTS if p is part or p in table.tank(number).broken)
            table = table.with_tank(number, broken=broken, lasting=lasting)
            return _stirred(table)
        case events.TankDestroyed(number):
            tank = table.tank(number)
            wreck = Wreck(number, tank.seat, tank.kind, tank.cell, tank.facing)
            wrecks = (*table.wrecks, wreck)
            return _stirred(replace(table.without(number), wrecks=wrecks))
        case events.TankRemoved(number):
            return _stirred(table.without(number))
        case events.ChipLaid(number, chips):
            table = _with_wreck(table, replace(table.wreck(number), chips=chips))
            return _stirred(table)
        case events.WreckRemoved(number):
            wrecks = tuple(wreck for wreck in table.wrecks if wreck.number != number)
            return replace(table, wrecks=wrecks)
        case events.PartAsked(seat, number, other, more):
            return replace(table, asked=Question(seat, number, other, more))
        case events.PartChosen():
            return replace(table, asked=None)
        case (
            events.ShotFired()
            | events.ShotBounced()
            | events.HitWasted()
            | events.RamSpared()
            | Rolled()
        ):
            return table
        case _:
            assert_never(event)


def _stirred(table: Table) -> Table:
    """Return the table with something done to a tank or a wreck in this turn (D8.3)."""
    return replace(table, stirred=True, longest=0)


def _with_wreck(table: Table, changed: Wreck) -> Table:
    wrecks = (changed if wreck.number == changed.number else wreck for wreck in table.wrecks)
    return replace(table, wrecks=tuple(wrecks))


def _course(table: Table, event: events.Course) -> Table:
    match event:
        case events.BaseCounted(number, count):
            table = table.with_tank(number, held=count)
            if count <= table.longest:
                return table
            return replace(table, stirred=True, longest=count)
        case events.TurnEnded(_, quiet):
            return replace(table, mover=None, quiet=quiet)
        case events.TurnBegan(seat, number):
            return replace(table, turn=seat, number=number, stirred=False)
        case events.DrawOffered(seat):
            return replace(table, offered=seat)
        case events.DrawDeclined():
            return replace(table, offered=None)
        case events.TurnPassed() | events.SeatSurrendered() | events.SeatResigned():
            return table
        case events.MatchEnded(how, winner):
            return replace(table, ending=Ending(how, winner))
        case _:
            assert_never(event)
