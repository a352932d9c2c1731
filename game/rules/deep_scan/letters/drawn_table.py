"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.course import acting
from game.rules.deep_scan.sky import ENOUGH
from game.rules.deep_scan.state import Bargain, LyingProbe, Table

from .drawing import draw_map
from .notation import card_name, crew_name, lot_name, offset_name, place_name, ship_name, terms_name


def draw(table: Table) -> str:
    parts = (draw_map(table), draw_ships(table), draw_reserved(table), draw_lying(table))
    bargain = () if table.bargain is None else (_bargain(table.bargain),)
    return "\n".join((draw_turn(table), *(line for part in parts for line in part), *bargain))


def draw_turn(table: Table) -> str:
    """Return who is to act, and what it is about."""
    seat = acting(table)
    if seat is None:
        return "over"
    who = crew_name(table.setup, seat)
    if table.bargain is not None:
        return f"{who} to answer, turn {table.number}"
    if table.scanning is not None:
        return f"{who} to take {card_name(table.scanning)} or leave it, turn {table.number}"
    if table.positioning is not None:
        again = " again" if table.positioning.tosses else ""
        return f"{who} to toss at {place_name(table.positioning.at)}{again}, turn {table.number}"
    return f"{who} {'on the base' if table.arrived else 'to act'}, turn {table.number}"


def draw_ships(table: Table) -> tuple[str, ...]:
    return tuple(_ship(table, ship) for ship in range(len(table.ships)))


def draw_reserved(table: Table) -> tuple[str, ...]:
    """Return the events that lie open, with their objects."""
    return tuple(
        f"{each.kind.value} {place_name(each.at)}: {card_name(each.reserved)}"
        for each in table.objects
        if each.reserved is not None and not each.spent
    )


def draw_lying(table: Table) -> tuple[str, ...]:
    """Return the probes on the map, and what they count together."""
    positioning = table.positioning
    if positioning is None or not positioning.tosses:
        return ()
    probes = tuple(map(_lying, positioning.probes))
    return (*probes, f"{positioning.accuracy} of {ENOUGH}, {positioning.tosses} tosses")


def _ship(table: Table, number: ShipNumber) -> str:
    ship = table.ships[number]
    parts = (
        f"{ship_name(number)} {place_name(ship.place)}",
        lot_name(ship.has),
        "" if ship.aimed is None else f"knows {place_name(ship.aimed)}",
        "damaged" if ship.damaged else "",
        "resigned" if ship.resigned else "",
    )
    return ", ".join(filter(None, parts))


def _lying(probe: LyingProbe) -> str:
    stronger = ", strengthened" if probe.strengthened else ""
    return f"{probe.number} at {offset_name(probe.place)} counts {probe.accuracy}{stronger}"


def _bargain(bargain: Bargain) -> str:
    """Return a bargain as the one sees it whose offer it is."""
    names = ship_name(bargain.of), ship_name(bargain.to)
    return f"{names[0]} offers {names[1]}: {terms_name(bargain.terms)}"
