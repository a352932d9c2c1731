"""Why an action is refused, None for a legal one: the referee's question, and a player's.

What is listed and what is refused are worked out apart; a test holds them to each other.
"""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.rules.arena_of_eight.actions import (
    Action,
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    Replying,
    SaltoTo,
    StepTo,
    Strike,
    Take,
    Turning,
)
from game.rules.arena_of_eight.blows import SIMPLE, SUPERS, TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import HAND_SIZE, Card, Cards, lacking
from game.rules.arena_of_eight.landings import HOP, SALTO, STEP, end_of, reach
from game.rules.arena_of_eight.replies import saving, wanted
from game.rules.arena_of_eight.state import CELLS, SEATS, Incoming, Stage, Table, other

from .reasons import Refusal, Why

Found = Refusal | None

_SUPER_BLOWS = frozenset(SUPERS.values())


def refusal(table: Table, action: Action) -> Found:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in SEATS:
        return Refusal(Why.NOT_SEATED, "M0.1")
    if table.stage is Stage.OVER:
        return Refusal(Why.OVER, "M5.1")
    if isinstance(action, Replying):
        return _reply(table, action)
    incoming = table.incoming
    if table.asked and incoming is not None:
        struck = action.seat == other(incoming.by)
        if isinstance(action, StepTo) and struck:
            return Refusal(Why.WALKED_OUT, "M2.2", blow=incoming.blow)
        return Refusal(Why.REPLY_FIRST, "M2.1", blow=incoming.blow)
    if action.seat != table.turn:
        return Refusal(Why.NOT_ON_TURN, "M2.1")
    return _turn(table, action)


def _turn(table: Table, action: Turning) -> Found:
    seat = action.seat
    match action:
        case StepTo(_, card, to):
            return _has(table, seat, card, "M2.2") or _landing(table, seat, to, STEP, "M2.2")
        case HopTo(_, to):
            hop = wanted(Answer.HOP)
            return _landing(table, seat, to, HOP, "M2.3") or _holds(table, seat, hop, "M2.3")
        case SaltoTo(_, to):
            salto = wanted(Answer.SALTO)
            return _landing(table, seat, to, SALTO, "M2.4") or _holds(table, seat, salto, "M2.4")
        case Strike(_, blow):
            return _strike(table, seat, blow)
        case Draw():
            full = table.sides[seat].held >= HAND_SIZE
            return Refusal(Why.HAND_FULL, "M2.1") if full else None
        case Feint(_, card):
            return _has(table, seat, card, "M2.1")
        case _:
            assert_never(action)


def _strike(table: Table, seat: Seat, blow: Blow) -> Found:
    if not table.struck and blow not in SIMPLE:
        return Refusal(Why.FIRST_IS_SIMPLE, "M2.6", blow=blow)
    own = SUPERS[table.setup.fighters[seat]]
    if blow in _SUPER_BLOWS and blow is not own and not table.options.any_super:
        return Refusal(Why.OTHERS_BLOW, "M1.2", blow=blow)
    if table.apart not in reach(table.options, blow):
        rule = "M3.1" if blow in _SUPER_BLOWS else "M3"
        return Refusal(Why.OUT_OF_REACH, rule, blow=blow, apart=table.apart)
    if end_of(table, seat, blow) is None:
        return Refusal(Why.NO_LANDING, "M3", blow=blow)
    return _holds(table, seat, TERMS[blow].cards, "M3", blow)


def _reply(table: Table, action: Replying) -> Found:
    seat, incoming = action.seat, table.incoming
    if not table.asked or incoming is None:
        return Refusal(Why.NO_BLOW, "M4")
    if seat == incoming.by:
        return Refusal(Why.REPLY_FIRST, "M4", blow=incoming.blow)
    match action:
        case Take():
            return None
        case Block(_, count):
            return _unsaving(incoming, Answer.BLOCK) or _block(table, seat, incoming, count)
        case Reply(_, answer, to):
            if answer is Answer.BLOCK:
                return Refusal(Why.NO_CELL, "M4.1", answer=answer)
            return _unsaving(incoming, answer) or _answer(table, seat, answer, to)
        case _:
            assert_never(action)


def _unsaving(incoming: Incoming, answer: Answer) -> Found:
    if answer in saving(incoming):
        return None
    blow = incoming.blow
    if incoming.counter:
        return Refusal(Why.HOP_ONLY, "M4.3", blow=blow, answer=answer)
    if blow in _SUPER_BLOWS:
        return Refusal(Why.SALTO_ONLY, "M4.4", blow=blow, answer=answer)
    return Refusal(Why.SAVES_NOT, "M3", blow=blow, answer=answer)


def _block(table: Table, seat: Seat, incoming: Incoming, count: int) -> Found:
    most = TERMS[incoming.blow].damage
    if not 1 <= count <= most:
        return Refusal(Why.TOO_MANY, "M4.1", blow=incoming.blow, apart=most)
    return _holds(table, seat, wanted(Answer.BLOCK, count), "M4.1")


def _answer(table: Table, seat: Seat, answer: Answer, to: int | None) -> Found:
    lengths = {Answer.HOP: HOP, Answer.SALTO: SALTO}.get(answer)
    rule = "M4.4" if answer is Answer.SALTO else "M4.2"
    if (lengths is None) != (to is None):
        return Refusal(Why.NO_CELL, rule, answer=answer)
    if lengths is not None and to is not None:
        found = _landing(table, seat, to, lengths, rule)
        if found is not None:
            return found
    return _holds(table, seat, wanted(answer), rule)


def _landing(table: Table, seat: Seat, to: int, lengths: tuple[int, ...], rule: str) -> Found:
    if to not in CELLS:
        return Refusal(Why.OFF_LINE, "M1.1", to)
    if to == table.sides[other(seat)].cell:
        return Refusal(Why.TAKEN, rule, to)
    away = abs(to - table.sides[seat].cell)
    return None if away in lengths else Refusal(Why.WRONG_LENGTH, rule, to, apart=away)


def _has(table: Table, seat: Seat, card: Card, rule: str) -> Found:
    """Refuse a card that is not in hand; where any card will do, none stands in for another."""
    there = card in (table.sides[seat].hand or ())
    return None if there else Refusal(Why.LACKS, rule, cards=(card,))


def _holds(table: Table, seat: Seat, cards: Cards, rule: str, blow: Blow | None = None) -> Found:
    hand = table.sides[seat].hand
    missing = cards if hand is None else lacking(hand, cards)
    return Refusal(Why.LACKS, rule, cards=missing, blow=blow) if missing else None
