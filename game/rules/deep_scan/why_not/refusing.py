"""Why an action is refused, None for one that may be done: the referee's question, and a player's.

The list of actions is a few of many; what is checked here is each of them.
"""

from __future__ import annotations

from typing import assert_never

from game.rules.deep_scan import actions
from game.rules.deep_scan.actions import Action
from game.rules.deep_scan.base import in_shop
from game.rules.deep_scan.course import acting
from game.rules.deep_scan.jumping import holder, launched, occupied
from game.rules.deep_scan.positioning import probes_lie
from game.rules.deep_scan.sky import BASE, POINTS, lanes, neighbours
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import BRIBE, FOR_SALE, PRICE, REPAIR_RESOURCES

from .of_positioning import aim, lying, toss, untossed
from .of_trade import answer, offer
from .reasons import Refusal, Why

Answer = Refusal | None


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in table.seats:
        return Refusal(Why.NOT_SEATED, "S2.1")
    if table.ending is not None:
        return Refusal(Why.OVER, "S9.1")
    if isinstance(action, actions.Resign):
        resigned = table.ships[table.setup.ships[action.seat]].resigned
        return Refusal(Why.RESIGNED, "S9.1") if resigned else None
    if action.seat != acting(table):
        return Refusal(Why.NOT_THE_TURN, "S2.1" if table.bargain is None else "S8.1")
    if isinstance(action, actions.Answered):
        return answer(table, action)
    return Refusal(Why.ANSWER_FIRST, "S8.1") if table.bargain is not None else _turn(table, action)


def _turn(table: Table, action: actions.Turn) -> Answer:
    if isinstance(action, actions.Scanned):
        return _scan(table, action)
    if table.scanning is not None:
        return Refusal(Why.EVENT_FIRST, "S6.1")
    lie = probes_lie(table)
    if isinstance(action, actions.Lying):
        return lying(table, action) if lie else untossed(table, action)
    if lie and not isinstance(action, actions.Toss):
        return Refusal(Why.PROBES_LIE, "S4.2")
    match action:
        case actions.Aim():
            return aim(table, action)
        case actions.Toss():
            return toss(table, action)
        case actions.Jump():
            return _jump(table, action)
        case actions.Buy():
            return _buy(table, action)
        case actions.Repair():
            return _repair(table, action)
        case actions.Offer():
            return offer(table, action)
        case actions.Wait():
            return None
        case _:
            assert_never(action)


def _scan(table: Table, action: actions.Scanned) -> Answer:
    if table.scanning is None:
        return Refusal(Why.NO_EVENT, "S6.1")
    if not isinstance(action, actions.Pay):
        return None
    if not table.scanning.pirates:
        return Refusal(Why.NO_PIRATES, "S6.5")
    return Refusal(Why.NO_MONEY, "S6.5") if table.own.has.money < BRIBE else None


def _jump(table: Table, action: actions.Jump) -> Answer:
    if table.arrived:
        return Refusal(Why.ARRIVED, "S3.1")
    to = action.to
    if to not in neighbours(table.own.place).values():
        if lanes(table.own.place, to) != 2 or to not in POINTS:
            return Refusal(Why.NO_LANE, "S5.1", to)
        if not launched(table, to):
            known = table.own.aimed == to
            return Refusal(Why.NO_LAUNCHER if known else Why.NOT_KNOWN, "S5.3", to)
    return Refusal(Why.OCCUPIED, "S5.2", to, holder(table, to)) if occupied(table, to) else None


def _buy(table: Table, action: actions.Buy) -> Answer:
    if table.own.place != BASE:
        return Refusal(Why.NOT_ON_BASE, "S7.1")
    if action.ware not in FOR_SALE:
        return Refusal(Why.NOT_SOLD, "S7.1", ware=action.ware)
    if in_shop(table, action.ware) < 1:
        return Refusal(Why.SOLD_OUT, "S7.1", ware=action.ware)
    return Refusal(Why.NO_MONEY, "S7.1") if table.own.has.money < PRICE else None


def _repair(table: Table, action: actions.Repair) -> Answer:
    own = table.own
    if own.place != BASE:
        return Refusal(Why.NOT_ON_BASE, "S7.1")
    if not own.damaged:
        return Refusal(Why.NOT_DAMAGED, "S7.1")
    if not action.by_resources:
        return Refusal(Why.NO_MONEY, "S7.1") if own.has.money < PRICE else None
    if own.has.money >= PRICE:
        return Refusal(Why.HAS_MONEY, "S7.1")
    few = own.has.resources < REPAIR_RESOURCES
    return Refusal(Why.NO_RESOURCES, "S7.1") if few else None
