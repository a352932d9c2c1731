"""Names as they are typed and listed: `A`, `B2`, `(3,2)`, `230,-15`, `6/P3`, `+1 probe`."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.deep_scan import actions
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.sky import Offset
from game.rules.deep_scan.state import Setup, Table
from game.rules.deep_scan.wares import EventCard, Lot, Terms, Ware

SHIPS = "ABCD"
_MANY = {Ware.LAUNCHER: "launchers", Ware.COLLECTOR: "collectors", Ware.PROBE: "probes"}


def ship_name(ship: ShipNumber) -> str:
    return SHIPS[ship]


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def crew_name(setup: Setup, seat: Seat) -> str:
    """Return a seat by its ship, numbered where several lead it."""
    ship = setup.ships[seat]
    crew = setup.crew(ship)
    return ship_name(ship) + (str(crew.index(seat) + 1) if len(crew) > 1 else "")


def place_name(point: Cell) -> str:
    return f"({point.x},{point.y})"


def offset_name(place: Offset) -> str:
    return f"{place.x},{place.y}"


def card_name(card: EventCard) -> str:
    task = f"{'P' * card.pirates}{card.task}" if card.task else "-"
    return f"{card.resources}/{task}"


def ware_name(ware: Ware, count: int) -> str:
    return ware.value if abs(count) == 1 else _MANY.get(ware, ware.value)


def lot_name(lot: Lot) -> str:
    counts = ((ware, lot.of(ware)) for ware in Ware)
    return ", ".join(f"{count} {ware_name(ware, count)}" for ware, count in counts if count)


def terms_name(terms: Terms) -> str:
    counts = ((ware, terms.of(ware)) for ware in Ware)
    told = (f"{count:+} {ware_name(ware, count)}" for ware, count in counts if count)
    return ", ".join(told) or "nothing"


def name(_table: Table, action: actions.Action) -> str:
    if isinstance(action, actions.Positioned):
        return _positioned(action)
    if isinstance(action, actions.Traded):
        return _traded(action)
    match action:
        case actions.Jump(_, to):
            return f"jump {place_name(to)}"
        case actions.Buy(_, ware):
            return f"buy {ware.value}"
        case actions.Repair(_, by_resources):
            return "repair by resources" if by_resources else "repair"
        case actions.Wait() | actions.Resign():
            return type(action).__name__.lower()
        case actions.Accept() | actions.Pay() | actions.Decline():
            return type(action).__name__.lower()
        case _:
            assert_never(action)


def _positioned(action: actions.Positioned) -> str:
    match action:
        case actions.Aim(_, at):
            return f"aim {place_name(at)}"
        case actions.Toss(_, probes, dx, dy):
            aside = f" aside {dx} {dy}" if dx or dy else ""
            return f"toss {' '.join(map(str, probes))}{aside}"
        case actions.Strengthen(_, probe):
            return f"strengthen {probe}"
        case actions.Stop():
            return "stop"
        case _:
            assert_never(action)


def _traded(action: actions.Traded) -> str:
    match action:
        case actions.Offer(_, to):
            return f"offer {ship_name(to)} {terms_name(action.terms)}"
        case actions.Change():
            return f"change {terms_name(action.terms)}"
        case actions.Agree():
            return "agree"
        case actions.Refuse():
            return "refuse"
        case _:
            assert_never(action)
