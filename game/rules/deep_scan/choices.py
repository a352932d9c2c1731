"""Who decides now and what: all that may be asked for, worked out, and the few that stand for it.

Of bargains there are millions, and of tosses nearly as many; a few of each are listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.core.grid import Cell
from game.core.long_list import Block, LongList
from game.core.rules import Outcome, Seat

from .actions import (
    Accept,
    Action,
    Agree,
    Aim,
    Buy,
    Change,
    Decline,
    Jump,
    Offer,
    Pay,
    Refuse,
    Repair,
    Stop,
    Strengthen,
    Toss,
    Wait,
)
from .base import in_shop
from .course import acting
from .handfuls import handfuls, tosses
from .jumping import jumps
from .positioning import has_card, may_be_moved, positioned, probes_lie
from .sky import BASE
from .state import OFFERS, Bargain, SkyObject, Table
from .trading import listed, may_change, partners, spans
from .wares import BRIBE, FOR_SALE, PRICE, REPAIR_RESOURCES


def to_act(table: Table) -> tuple[Seat, ...]:
    seat = acting(table)
    return () if seat is None else (seat,)


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat != acting(table):
        return ()
    if table.bargain is not None:
        return (*_answers(table, seat), *_changes(table, seat, table.bargain))
    if table.scanning is not None or probes_lie(table):
        return (*_asked(table, seat), *(Toss(seat, each) for each in tosses(table)))
    free = (*_free(table, seat), *(Toss(seat, each) for each in tosses(table)))
    return (*free, *_offers(table, seat))


def whole(table: Table, seat: Seat) -> LongList:
    """Return all that a seat may ask for; of its bargains those of nothing at all are refused."""
    if seat != acting(table):
        return LongList()
    bargain = table.bargain
    if bargain is not None:
        change = Block(Change(seat), _spans(table, bargain.to, bargain.of))
        changes = (change,) if may_change(table, bargain) else ()
        return LongList(*_single(_answers(table, seat)), *changes)
    if table.scanning is not None or probes_lie(table):
        return LongList(*_single(_asked(table, seat)), *handfuls(table, seat))
    offers = (Block(Offer(seat, to), _spans(table, table.turn, to)) for to in _asked_ships(table))
    return LongList(*_single(_free(table, seat)), *handfuls(table, seat), *offers)


def outcome(table: Table) -> Outcome | None:
    if table.ending is None:
        return None
    winners = (seat for ship in table.ending.winners for seat in table.setup.crew(ship))
    return Outcome(frozenset(winners))


def may_aim(table: Table, at: Cell) -> bool:
    """Whether the ship on turn may name an object now (S3.1, S4.1)."""
    there = table.object_at(at)
    return there is not None and _may_position(table) and _is_open(table, there)


def _is_open(table: Table, there: SkyObject) -> bool:
    """Whether an object is neither spent nor named nor known already."""
    doing = table.positioning
    named = doing is not None and doing.at == there.at
    return not (there.spent or named or table.own.aimed == there.at)


def _may_position(table: Table) -> bool:
    own, busy = table.own, table.arrived or table.positioned or probes_lie(table)
    asked = table.scanning is not None or table.bargain is not None
    return not (busy or asked or own.damaged) and own.has.probe > 0


def _answers(table: Table, seat: Seat) -> tuple[Action, ...]:
    return Agree(seat), Refuse(seat)


def _changes(table: Table, seat: Seat, bargain: Bargain) -> Iterator[Action]:
    if may_change(table, bargain):
        for terms in listed(table, bargain.to, bargain.of):
            if terms != -bargain.terms:
                yield Change(seat, *terms.numbers)


def _asked(table: Table, seat: Seat) -> Iterator[Action]:
    """Yield what may be answered to an event, or done while probes lie, but for a toss."""
    if table.scanning is not None:
        yield Accept(seat)
        if table.scanning.pirates and table.own.has.money >= BRIBE:
            yield Pay(seat)
        yield Decline(seat)
        return
    kind, doing = positioned(table)
    if has_card(table):
        for probe in doing.probes:
            if may_be_moved(kind, doing, probe):
                yield Strengthen(seat, probe.number)
    yield Stop(seat)


def _free(table: Table, seat: Seat) -> Iterator[Action]:
    """Yield what may be done before anything is at stake, but for tosses and offers."""
    if _may_position(table):
        for each in table.objects:
            if _is_open(table, each):
                yield Aim(seat, each.at)
    if not table.arrived:
        for to in jumps(table):
            yield Jump(seat, to)
    if table.own.place == BASE:
        yield from _at_base(table, seat)
    yield Wait(seat)


def _at_base(table: Table, seat: Seat) -> Iterator[Action]:
    own = table.own
    if own.has.money >= PRICE:
        yield from (Buy(seat, ware) for ware in FOR_SALE if in_shop(table, ware) > 0)
        if own.damaged:
            yield Repair(seat)
    elif own.damaged and own.has.resources >= REPAIR_RESOURCES:
        yield Repair(seat, by_resources=True)


def _offers(table: Table, seat: Seat) -> Iterator[Action]:
    for to in _asked_ships(table):
        for terms in listed(table, table.turn, to):
            yield Offer(seat, to, *terms.numbers)


def _asked_ships(table: Table) -> tuple[int, ...]:
    """Return to whom an offer may be made now."""
    return partners(table) if table.offers < OFFERS else ()


def _spans(table: Table, one: int, other: int) -> dict[str, range]:
    return {ware.value: room for ware, room in spans(table, one, other).items()}


def _single(actions: Iterable[Any]) -> Iterator[Block]:
    return (Block(action, {}) for action in actions)
