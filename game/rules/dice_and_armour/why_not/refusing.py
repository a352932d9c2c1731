"""Why an action is refused, None for a legal one: the referee's question, and a player's.

What is listed and what is refused are worked out apart; a test holds them to each other.
"""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.rules.dice_and_armour.actions import (
    Action,
    ChoosePart,
    Dismiss,
    EndTurn,
    Enlist,
    Move,
    Mustering,
    OfferDraw,
    Ready,
    Resign,
    Shoot,
    Surrender,
)
from game.rules.dice_and_armour.choices import may_enlist, may_surrender
from game.rules.dice_and_armour.kinds import RAMMED
from game.rules.dice_and_armour.starting_board import ARMY, SEATS
from game.rules.dice_and_armour.state import Stage, Table

from .reasons import Refusal, Why
from .refusing_ways import why_no_shot, why_no_way

Answer = Refusal | None


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    seat = action.seat
    if seat not in SEATS:
        return Refusal(Why.NOT_SEATED, "D1.3")
    if table.stage is Stage.OVER:
        return Refusal(Why.OVER, "D8.1")
    match action:
        case Resign():
            return None
        case OfferDraw():
            return Refusal(Why.OFFERED, "D11") if table.offered == seat else None
        case Enlist() | Dismiss() | Ready():
            return _muster(table, action)
        case _ if table.stage is Stage.MUSTER:
            return Refusal(Why.ARMY_FIRST, "D10")
        case ChoosePart():
            return _part(table, action)
        case _:
            return _turn(table, action)


def _muster(table: Table, action: Mustering) -> Answer:
    why = _why_no_muster(table, action)
    return Refusal(why, "D10") if why else None


def _why_no_muster(table: Table, action: Mustering) -> Why | None:
    if table.musters is None:
        return Why.NO_ARMY
    muster = table.musters[action.seat]
    full = len(muster.kinds) == len(ARMY)
    if muster.ready:
        return Why.ARMY_READY
    match action:
        case Enlist(_, kind):
            if may_enlist(muster, kind):
                return None
            return Why.ARMY_FULL if full else Why.TOO_MANY
        case Dismiss():
            return None if muster.kinds else Why.NOBODY_ENLISTED
        case Ready():
            return None if full else Why.ARMY_SHORT
        case _:
            assert_never(action)


def _turn(table: Table, action: Move | Shoot | EndTurn | Surrender) -> Answer:
    if table.asked is not None:
        return Refusal(Why.PART_FIRST, "D7.2")
    if action.seat != table.turn:
        return Refusal(Why.NOT_YOUR_TURN, "D2.2")
    match action:
        case EndTurn():
            return Refusal(Why.MOVE_OR_SHOOT, "D2.2") if table.mover is None else None
        case Surrender(seat):
            return None if may_surrender(table, seat) else Refusal(Why.NOT_LAST, "D8.1")
        case Move():
            return _move(table, action)
        case Shoot():
            return _shot(table, action)
        case _:
            assert_never(action)


def _move(table: Table, action: Move) -> Answer:
    if table.mover is not None:
        return Refusal(Why.MOVED_ALREADY, "D2.2")
    if not _own(table, action.seat, action.tank):
        return Refusal(Why.NOT_YOUR_TANK, "D2.2")
    return why_no_way(table, table.tank(action.tank), action.path)


def _shot(table: Table, action: Shoot) -> Answer:
    if not _own(table, action.seat, action.tank):
        return Refusal(Why.NOT_YOUR_TANK, "D2.2")
    if table.mover not in {None, action.tank}:
        return Refusal(Why.OTHER_MOVED, "D2.2")
    return why_no_shot(table, table.tank(action.tank), action.way)


def _part(table: Table, action: ChoosePart) -> Answer:
    if table.asked is None or table.asked.seat != action.seat:
        return Refusal(Why.NOT_ASKED, "D7.2")
    if table.asked.number != action.tank:
        return Refusal(Why.OTHER_TANK, "D7.2")
    if action.part not in RAMMED:
        return Refusal(Why.PART_SAFE, "D7.2")
    whole = table.tank(action.tank).has(action.part)
    return None if whole else Refusal(Why.PART_BROKEN, "D7.3")


def _own(table: Table, seat: Seat, number: int) -> bool:
    tank = table.find(number)
    return tank is not None and tank.seat == seat
