"""The bargain that is put together or answered now, as the table's sheet shows it (S8.1)."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.core.spelling import Picking
from game.rules.deep_scan.actions import Change, Offer, ShipNumber
from game.rules.deep_scan.course import leader
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import Terms, Ware
from game.scenes.faces.bargain import Bargain, Wares
from game.scenes.frame.kit import Names, Words

from .naming import NOTE, WORDS, ship_name, ware_name
from .turn_words import bargain_line


def bargain(
    words: Words, view: Table, seat: Seat, picking: Picking, names: Names
) -> Bargain | None:
    """Return the bargain whose dials stand, or the one that is offered, None for none."""
    action = picking.finished if picking.dials else None
    own = view.setup.ships[seat]
    match action:
        case Offer(to=to):
            return _sheet(words, view, seat, to, action.terms, names)
        case Change() if view.bargain is not None:
            return _sheet(words, view, seat, view.bargain.of, action.terms, names)
        case _ if view.bargain is not None and view.bargain.to == own:
            return _sheet(words, view, seat, view.bargain.of, -view.bargain.terms, names)
        case _:
            return None


def _sheet(
    words: Words, view: Table, seat: Seat, other: ShipNumber, terms: Terms, names: Names
) -> Bargain:
    own = view.setup.ships[seat]
    name = ship_name(words, view.setup, own, names)
    wares = tuple(_row(words, view, own, other, ware, terms.of(ware)) for ware in Ware)
    line, leads = bargain_line(words, name, terms), leader(view, other)
    called = ship_name(words, view.setup, other, names) if leads == NOBODY else ""
    return Bargain(leads, wares, line, called)


def _row(
    words: Words, view: Table, own: ShipNumber, other: ShipNumber, ware: Ware, gets: int
) -> Wares:
    mine, theirs = view.ships[own].has.of(ware), view.ships[other].has.of(ware)
    name, picture = ware_name(words, ware), f"{WORDS}.ware.{ware.value}"
    worth = NOTE if ware is Ware.MONEY else 1
    return Wares(ware.value, picture, name, mine, theirs, gets, worth)
