"""Events in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled_dice import Rolled
from game.rules.deep_scan import events
from game.rules.deep_scan.state import Table

from .notation import card_name, crew_name, offset_name, place_name, ship_name, terms_name


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Positioned):
        return _positioned(event)
    if isinstance(event, events.Scanned):
        return _scanned(event)
    if isinstance(event, events.AtBase):
        return _at_base(event)
    if isinstance(event, events.Traded):
        return _traded(event)
    return _course(table, event)


def _positioned(event: events.Positioned) -> str:
    who, at = ship_name(event.ship), place_name(event.at)
    match event:
        case events.ObjectAimed():
            return f"{who} aims at {at}"
        case events.ProbesTossed(toss=toss, landed=landed, total=total):
            return f"{who}, toss {toss}: {', '.join(map(_landed, landed))}; {total} in all"
        case events.ProbeStrengthened(probe=probe, accuracy=accuracy, total=total):
            return f"{who} strengthens {probe} to {accuracy}; {total} in all"
        case events.AccuracyReached():
            return f"{who} knows {at}"
        case events.PositioningFailed(total=total, stopped=stopped):
            return f"{who} {'stops' if stopped else 'fails'} at {at} with {total}"
        case _:
            assert_never(event)


def _landed(probe: events.Landed) -> str:
    how = "is lost" if probe.lost else f"counts {probe.accuracy}"
    return f"{probe.number} at {offset_name(probe.place)} {how}"


def _scanned(event: events.Scanned) -> str:
    who = ship_name(event.ship)
    match event:
        case events.EventOpened(at=at, card=card, reserved=reserved):
            how = "opens the reserved" if reserved else "draws"
            return f"{who} {how} {card_name(card)} at {place_name(at)}"
        case events.PiratesPaid(money=money):
            return f"{who} pays the pirates {money}"
        case events.ObjectScanned(at=at, resources=resources, halved=halved):
            return f"{who} scans {place_name(at)} for {resources}{', halved' * halved}"
        case events.EventLeft(at=at, card=card, failed=failed):
            how = "fails, and leaves" if failed else "leaves"
            return f"{who} {how} {card_name(card)} at {place_name(at)}"
        case events.ShipDamaged():
            return f"{who} is damaged"
        case _:
            assert_never(event)


def _at_base(event: events.AtBase) -> str:
    who = ship_name(event.ship)
    match event:
        case events.ShipRepaired(how=how, paid=paid):
            price = "by waiting" if how is events.How.WAITING else f"for {paid} {how.value}"
            return f"{who} is repaired {price}"
        case events.WareBought(ware=ware, money=money):
            return f"{who} buys {ware.value} for {money}"
        case events.ProbesGiven(count=count):
            return f"{who} is given {count} probe{'s' * (count > 1)}"
        case _:
            assert_never(event)


def _traded(event: events.Traded) -> str:
    who, other = ship_name(event.ship), ship_name(event.to)
    match event:
        case events.OfferMade(terms=terms):
            return f"{who} offers {other}: {terms_name(terms)}"
        case events.OfferChanged(terms=terms):
            return f"{who} offers {other} instead: {terms_name(terms)}"
        case events.OfferAgreed(terms=terms):
            return f"{other} agrees, {who} has {terms_name(terms)}"
        case events.OfferRefused():
            return f"{who} refuses"
        case _:
            assert_never(event)


def _course(table: Table, event: events.Course | Rolled) -> str:
    match event:
        case Rolled(what, throws):
            fallen = ((crew_name(table.setup, each.seat), each.faces) for each in throws)
            return ", ".join(f"{who} throws {' '.join(map(str, f))}" for who, f in fallen) + (
                f" for the {what}"
            )
        case events.TurnBegan(seat, number=number):
            return f"{crew_name(table.setup, seat)} is on turn {number}"
        case events.ShipJumped(_, ship, to, over):
            how = "jumps" if over is None else f"is launched over {place_name(over)}"
            return f"{ship_name(ship)} {how} to {place_name(to)}"
        case events.Waited(_, ship, idle):
            return f"{ship_name(ship)} {'waits' if idle else 'is done'}"
        case events.SeatResigned(seat):
            return f"{crew_name(table.setup, seat)} resigns"
        case events.MatchEnded(winners):
            return _ended(tuple(map(ship_name, winners)))
        case _:
            assert_never(event)


def _ended(winners: tuple[str, ...]) -> str:
    if not winners:
        return "nobody wins"
    return f"{' and '.join(winners)} win{'s' * (len(winners) == 1)}"
