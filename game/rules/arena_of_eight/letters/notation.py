"""Actions as they are typed and listed: `step 4 jump`, `uppercut`, `block 2`, `hop 5`."""

from __future__ import annotations

from typing import assert_never

from game.core.codec import Unreadable
from game.core.rules import Seat
from game.rules.arena_of_eight.actions import (
    Action,
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
    Take,
)
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.cards import Card
from game.rules.arena_of_eight.state import Table

_ANSWERS = {answer.value: answer for answer in Answer}
_BLOWS = {blow.value: blow for blow in Blow}
_CARDS = {card.value: card for card in Card}
_LEAP = "leap"


def name(_table: Table, action: Action) -> str:
    match action:
        case StepTo(_, card, to):
            return f"step {to} {card.value}"
        case HopTo(_, to):
            return f"hop {to}"
        case SaltoTo(_, to) | Reply(_, Answer.SALTO, to):
            return f"{_LEAP} {to}"
        case Strike(_, blow):
            return blow.value
        case Draw():
            return "draw"
        case Feint(_, card):
            return f"feint {card.value}"
        case Block(_, count):
            return f"block {count}"
        case Reply(_, answer, None):
            return answer.value
        case Reply(_, answer, to):
            return f"{answer.value} {to}"
        case Take():
            return "take"
        case _:
            assert_never(action)


def action_named(table: Table, seat: Seat, written: str) -> Action:
    """Read an action; while a reply is asked, what may be one is one."""
    words = written.split()
    match words:
        case ["step", to, card]:
            return StepTo(seat, _card(card), _number(to))
        case ["draw"]:
            return Draw(seat)
        case ["feint", card]:
            return Feint(seat, _card(card))
        case ["block", count]:
            return Block(seat, _number(count))
        case ["take"]:
            return Take(seat)
        case [("hop" | "leap") as way, to]:
            return _landing(table, seat, way == _LEAP, _number(to))
        case [answer] if table.asked and answer in _ANSWERS:
            return Reply(seat, _ANSWERS[answer])
        case [blow] if blow in _BLOWS:
            return Strike(seat, _BLOWS[blow])
        case [answer] if answer in _ANSWERS:
            return Reply(seat, _ANSWERS[answer])
        case _:
            raise Unreadable(f"{written!r} is nothing one can do")


def _landing(table: Table, seat: Seat, leaps: bool, to: int) -> Action:
    if table.asked:
        return Reply(seat, Answer.SALTO if leaps else Answer.HOP, to)
    return SaltoTo(seat, to) if leaps else HopTo(seat, to)


def _card(written: str) -> Card:
    if written not in _CARDS:
        raise Unreadable(f"{written!r} is no card")
    return _CARDS[written]


def _number(written: str) -> int:
    if not written.isdecimal():
        raise Unreadable(f"{written!r} is no number")
    return int(written)
