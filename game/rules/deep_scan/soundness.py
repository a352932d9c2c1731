"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .course import playing
from .setting_up import new
from .sky import BASE, OBJECT_POINTS, POINTS, Kind
from .state import (
    LEAST_SEATS,
    MIDDLE,
    MOST_SEATS,
    MOST_SHIPS,
    OFFERS,
    SHORT,
    TOSSES,
    WHOLE,
    Bargain,
    Positioning,
    Setup,
    Ship,
    Table,
)
from .trading import fits
from .wares import CARDS_EACH, MOST_PROBES, UPGRADES

MOST_GIVEN = 5
MOST_CREW = 2


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_beginning(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_beginning(setup: Setup) -> Iterator[str]:
    """A task is as sound as the table it begins with."""
    yield from _of_setup(setup)
    if setup.moment is not None:
        yield from _of_table(new(setup, 0).table)


def _of_setup(setup: Setup) -> Iterator[str]:
    seats = len(setup.ships)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield f"{seats} seats"
        return
    if {*setup.ships} != {*range(setup.count)} or setup.count > MOST_SHIPS:
        yield f"ships {setup.ships} of the seats"
        return
    if seats > 1 and setup.count == 1:
        yield "nobody to compete with"
    if max(Counter(setup.ships).values()) > MOST_CREW:
        yield "crews of more than two"
    if setup.objects not in (WHOLE, MIDDLE, SHORT):
        yield f"{setup.objects} objects"
    if len(setup.hands) != seats:
        yield f"{len(setup.hands)} hands for {seats} seats"
    if setup.given and (len(setup.given) != seats or max(setup.given) > MOST_GIVEN):
        yield f"{setup.given} given to {seats} seats"
    if setup.more > MOST_GIVEN:
        yield f"{setup.more} probes more for each ship"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    yield from _of_sky(table)
    count, least = len(table.ships), table.setup.count
    if not least <= count <= (least if table.setup.moment is None else MOST_SHIPS):
        yield f"{count} ships, not {least}"
        return
    for number, ship in enumerate(table.ships):
        yield from _of_ship(table, number, ship)
    away = [ship.place for ship in table.ships if ship.place != BASE]
    if len({*away}) < len(away):
        yield "two ships at one stop"
    for ware in UPGRADES:
        held = sum(ship.has.of(ware) for ship in table.ships)
        if held > CARDS_EACH:
            yield f"{held} cards of {ware.value}"
    yield from _of_course(table)


def _of_sky(table: Table) -> Iterator[str]:
    places = [each.at for each in table.objects]
    if places != [point for point in OBJECT_POINTS if point in places] or not places:
        yield "objects beside the points, twice, in disorder, or none"
    if tuple(pile.kind for pile in table.piles) != tuple(Kind):
        yield "piles that are not of each kind"
        return
    for pile in table.piles:
        open_to = (each for each in table.objects if each.kind is pile.kind)
        if len(pile.cards) < sum(not each.spent and each.reserved is None for each in open_to):
            yield f"too few events of {pile.kind.value}"


def _of_ship(table: Table, number: int, ship: Ship) -> Iterator[str]:
    if ship.place not in POINTS:
        yield f"ship {number} beside the stops"
    if ship.has.probe > MOST_PROBES:
        yield f"{ship.has.probe} probes of ship {number}"
    known = None if ship.aimed is None else table.object_at(ship.aimed)
    if ship.aimed is not None and (known is None or known.spent):
        yield f"ship {number} knows what is not there"


def _of_course(table: Table) -> Iterator[str]:
    ships = range(table.setup.count)
    if table.first not in ships or table.turn not in ships:
        yield f"ship {table.first} to begin, {table.turn} on turn"
        return
    if table.ending is not None:
        if not {*table.ending.winners} <= {*ships}:
            yield "a winner who does not sit there"
        return
    if table.own.resigned or len(playing(table)) < min(2, len(ships)):
        yield "nobody to play"
    if all(each.spent for each in table.objects):
        yield "nothing left to scan"
    if table.offers > OFFERS:
        yield f"{table.offers} offers"
    if table.positioning is not None:
        yield from _of_positioning(table, table.positioning)
    yield from _of_questions(table)


def _of_positioning(table: Table, doing: Positioning) -> Iterator[str]:
    there = table.object_at(doing.at)
    if there is None or there.spent:
        yield "nothing there to position for"
    numbers = [probe.number for probe in doing.probes]
    if numbers != sorted({*numbers}) or len(numbers) > table.own.has.probe:
        yield f"probes {numbers} on the map"
    if doing.tosses > TOSSES or bool(doing.tosses) != bool(numbers):
        yield f"{doing.tosses} tosses of {len(numbers)} probes"
    if (not doing.tosses and doing.used) or doing.used > table.own.has.stronger:
        yield f"{doing.used} cards used"
    asked = table.scanning is not None or (table.bargain is not None and doing.tosses > 0)
    if table.arrived or table.positioned or asked:
        yield "a positioning at another time"


def _of_questions(table: Table) -> Iterator[str]:
    here = table.object_at(table.own.place)
    if table.scanning is not None and (here is None or here.spent):
        yield "an event where nothing is"
    if table.arrived and table.own.place != BASE:
        yield "arrived elsewhere"
    if table.bargain is not None:
        yield from _of_bargain(table, table.bargain)


def _of_bargain(table: Table, bargain: Bargain) -> Iterator[str]:
    pair = {bargain.of, bargain.to}
    if len(pair) < 2 or not pair <= {*range(len(table.ships))} or table.turn not in pair:
        yield "a bargain between others"
        return
    if any(table.ships[ship].resigned for ship in pair) or bargain.to not in playing(table):
        yield "a bargain that nobody may answer"
    elif not fits(table, bargain.of, bargain.to, bargain.terms) or not bargain.terms:
        yield "a bargain that cannot be kept"
