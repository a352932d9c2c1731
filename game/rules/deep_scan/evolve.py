"""What each event changes in the sky and at the ships."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.core.handfuls import without
from game.core.rolled_dice import Rolled

from . import events
from .actions import ShipNumber
from .sky import BASE
from .state import Bargain, Ending, LyingProbe, Pile, Positioning, Table
from .wares import EventCard, Ware


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Positioned):
        return _positioned(table, event)
    if isinstance(event, events.Scanned):
        return _scanned(table, event)
    if isinstance(event, events.AtBase):
        return _at_base(table, event)
    if isinstance(event, events.Traded):
        return _traded(table, event)
    if isinstance(event, events.Course):
        return _course(table, event)
    if isinstance(event, Rolled):
        return table
    assert_never(event)


def _positioned(table: Table, event: events.Positioned) -> Table:
    match event:
        case events.ObjectAimed(at=at):
            return replace(table, positioning=Positioning(at))
        case events.ProbesTossed():
            return _tossed(table, event)
        case events.ProbeStrengthened(probe=number, accuracy=accuracy):
            return _strengthened(table, number, accuracy)
        case events.AccuracyReached(ship=ship, at=at):
            known = table.with_ship(ship, aimed=at)
            return replace(known, positioning=None, positioned=True)
        case events.PositioningFailed():
            return replace(table, positioning=None)
        case _:
            assert_never(event)


def _tossed(table: Table, event: events.ProbesTossed) -> Table:
    """Lay the probes where they came to rest; those that are lost are the ship's no more."""
    assert table.positioning is not None
    flown = {each.number for each in event.landed}
    kept = [probe for probe in table.positioning.probes if probe.number not in flown]
    rest = [LyingProbe(e.number, e.place, e.accuracy) for e in event.landed if not e.lost]
    lying = tuple(sorted((*kept, *rest), key=lambda probe: probe.number))
    tossed = replace(table.positioning, tosses=event.toss, probes=lying)
    lost = sum(each.lost for each in event.landed)
    table = replace(table, positioning=tossed, begun=True)
    return _more(table, event.ship, Ware.PROBE, -lost) if lost else table


def _strengthened(table: Table, number: int, accuracy: int) -> Table:
    assert table.positioning is not None
    lying = tuple(
        replace(probe, accuracy=accuracy, strengthened=True) if probe.number == number else probe
        for probe in table.positioning.probes
    )
    used = table.positioning.used + 1
    return replace(table, positioning=replace(table.positioning, probes=lying, used=used))


def _scanned(table: Table, event: events.Scanned) -> Table:
    match event:
        case events.EventOpened(_, ship, at, card, reserved):
            opened = replace(table.with_ship(ship, aimed=None), scanning=card)
            return opened if reserved else _drawn(opened, at, card)
        case events.PiratesPaid(_, ship, money):
            return _more(table, ship, Ware.MONEY, -money)
        case events.ObjectScanned(_, ship, at, resources):
            spent = replace(table.with_object(at, spent=True, reserved=None), scanning=None)
            return _more(_forgotten(spent, at), ship, Ware.RESOURCES, resources)
        case events.EventLeft(at=at, card=card):
            return replace(table.with_object(at, reserved=card), scanning=None)
        case events.ShipDamaged(_, ship):
            return table.with_ship(ship, damaged=True)
        case _:
            assert_never(event)


def _drawn(table: Table, at: Cell, card: EventCard) -> Table:
    """Take an event out of the pile of its kind."""
    there = table.object_at(at)
    assert there is not None
    piles = (
        Pile(pile.kind, without(pile.cards, (card,))) if pile.kind is there.kind else pile
        for pile in table.piles
    )
    return replace(table, piles=tuple(piles))


def _forgotten(table: Table, at: Cell) -> Table:
    """Let nobody know an object any more: it is spent."""
    ships = (replace(ship, aimed=None) if ship.aimed == at else ship for ship in table.ships)
    return replace(table, ships=tuple(ships))


def _at_base(table: Table, event: events.AtBase) -> Table:
    match event:
        case events.ShipRepaired(_, ship, how, paid):
            mended = table.with_ship(ship, damaged=False)
            if how is events.How.WAITING:
                return mended
            ware = Ware.MONEY if how is events.How.MONEY else Ware.RESOURCES
            return replace(_more(mended, ship, ware, -paid), begun=True)
        case events.WareBought(_, ship, ware, money):
            bought = _more(_more(table, ship, ware, 1), ship, Ware.MONEY, -money)
            return replace(bought, begun=True)
        case events.ProbesGiven(_, ship, count):
            return _more(table, ship, Ware.PROBE, count)
        case _:
            assert_never(event)


def _traded(table: Table, event: events.Traded) -> Table:
    match event:
        case events.OfferMade(_, ship, to, terms):
            made = replace(table, bargain=Bargain(ship, to, terms), offers=table.offers + 1)
            return replace(made, begun=True)
        case events.OfferChanged(_, ship, to, terms):
            return replace(table, bargain=Bargain(ship, to, terms, changed=True))
        case events.OfferAgreed(_, ship, to, terms):
            got = table.with_ship(ship, has=table.ships[ship].has.after(terms))
            given = got.with_ship(to, has=got.ships[to].has.after(-terms))
            return replace(given, bargain=None)
        case events.OfferRefused():
            return replace(table, bargain=None)
        case _:
            assert_never(event)


def _course(table: Table, event: events.Course) -> Table:
    match event:
        case events.TurnBegan(_, ship, number):
            return _turned(table, ship, number)
        case events.ShipJumped(_, ship, to):
            jumped = table.with_ship(ship, place=to)
            return replace(jumped, positioning=None, begun=True, arrived=to == BASE)
        case events.Waited(idle=idle):
            return replace(table, idle=table.idle + 1) if idle else table
        case events.SeatResigned(_, ship):
            return _left(table, ship)
        case events.MatchEnded(winners):
            return replace(table, positioning=None, ending=Ending(winners))
        case _:
            assert_never(event)


def _turned(table: Table, ship: ShipNumber, number: int) -> Table:
    """Begin a turn; the one before is done."""
    done = table.with_ship(table.turn, turns=table.own.turns + 1)
    return replace(
        done,
        turn=ship,
        number=number,
        begun=False,
        positioned=False,
        arrived=False,
        offers=0,
        positioning=None,
        idle=0 if table.begun else table.idle,
    )


def _left(table: Table, ship: ShipNumber) -> Table:
    """Take a ship out, and any bargain with it; rounds of waiting are counted anew (S9.1)."""
    left = replace(table.with_ship(ship, place=BASE, aimed=None, resigned=True), idle=0)
    bargain = table.bargain
    gone = bargain is not None and ship in (bargain.of, bargain.to)
    return replace(left, bargain=None) if gone else left


def _more(table: Table, ship: ShipNumber, ware: Ware, count: int) -> Table:
    return table.with_ship(ship, has=table.ships[ship].has.more(ware, count))
