"""By which parts of the table an action is pointed out: a card, a cell, a word.

The card laid last is taken back by its place in the row, too; who dodges and stays says so, or
points at the own cell.
"""

from __future__ import annotations

from typing import assert_never

from game.core import parts
from game.core.rules import Seat
from game.core.spelling import Speller, Spelling, Spot, Word
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.cards import Card
from game.rules.one_cut.state import Table

TAKE_BACK, READY, STAY = Word("take_back"), Word("ready"), Word("stay")
AGREE, FAIR = Word("agree"), Word("fair")
ROW = "row"
"""A place of the own row as a spot, numbered from 1 on the left."""


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case LayCard(_, card):
            return ((card_part(card),),)
        case TakeBack():
            return ((TAKE_BACK,), (Spot(ROW, len(table.sides[seat].row)),))
        case Commit():
            return ((READY,),)
        case StepTo(_, cell):
            stays = ((STAY,),) if cell == table.sides[seat].cell else ()
            return ((cell,), *stays)
        case AgreeMarks():
            return ((AGREE,),)
        case KeepMarks():
            return ((FAIR,),)
        case NameMark(_, cell) | PushTo(_, cell):
            return ((cell,),)
        case _:
            assert_never(action)


def card_part(card: Card) -> parts.Card:
    return parts.Card(card.value)


def at_once(_action: Action) -> bool:
    return True


SPELL = Speller(
    of=spell,
    at_once=at_once,
    words=frozenset(word.name for word in (TAKE_BACK, READY, STAY, AGREE, FAIR)),
    spots=frozenset({ROW}),
)
