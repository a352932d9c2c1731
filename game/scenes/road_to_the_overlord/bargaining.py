"""The bargain that is put together or answered now, as the table's sheet shows it (L4.6).

Each card has a row and a dial of its own: it changes hands, or it does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.rules import Seat
from game.core.spelling import Picking
from game.rules.road_to_the_overlord.actions import Change, Offer, OfferSlot
from game.rules.road_to_the_overlord.state import Table
from game.rules.road_to_the_overlord.trading import goods, named, slots
from game.scenes.faces.bargain import Bargain, Wares
from game.scenes.frame.kit import Names, Words
from game.view.road_to_the_overlord.loot import card_picture

from .naming import card_name
from .turn_words import bargain_line

Slots = tuple[OfferSlot, ...]


def bargain(
    words: Words, view: Table, seat: Seat, picking: Picking, names: Names
) -> Bargain | None:
    """Return the bargain whose dials stand, or of the one that is offered what changes hands, None
    for none."""
    action, lying = picking.finished if picking.dials else None, view.bargain
    match action:
        case Offer(_, to, give, get):
            return _sheet(words, view, seat, to, give, get, names)
        case Change(_, give, get) if lying is not None:
            return _sheet(words, view, seat, lying.of, give, get, names)
        case _ if lying is not None and lying.to == seat:
            give = slots(lying.get, goods(view, seat, seat))
            get = slots(lying.give, goods(view, seat, lying.of))
            sheet = _sheet(words, view, seat, lying.of, give, get, names)
            return replace(sheet, wares=tuple(each for each in sheet.wares if each.gets))
        case _:
            return None


def _sheet(
    words: Words, view: Table, seat: Seat, other: Seat, give: Slots, get: Slots, names: Names
) -> Bargain:
    cards = named(view, seat, other, give, get)
    wares = (*_given(words, view, seat, give), *_gotten(words, view, seat, other, get))
    return Bargain(other, wares, bargain_line(words, names[seat], *cards))


def _given(words: Words, view: Table, seat: Seat, give: Slots) -> Iterator[Wares]:
    """Yield a row for each card that may be given away."""
    for slot, card in enumerate(goods(view, seat, seat), 1):
        name, gets = card_name(words, card), -int(slot in give)
        yield Wares(f"give_{slot}", _picture(view, card), name, 1, 0, gets)


def _gotten(words: Words, view: Table, seat: Seat, other: Seat, get: Slots) -> Iterator[Wares]:
    """Yield a row for each card that may be asked for."""
    for slot, card in enumerate(goods(view, seat, other), 1):
        name, gets = card_name(words, card), int(slot in get)
        yield Wares(f"get_{slot}", _picture(view, card), name, 0, 1, gets)


def _picture(view: Table, card: str) -> str:
    return card_picture(view.setup.cards.treasure(card))
