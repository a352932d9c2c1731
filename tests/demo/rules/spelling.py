"""How an action of the demonstration game is picked: a card, a word, or a direction.

What ends the planning of a round waits for Go; the rest is done at once.
"""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.core.spelling import Card, Speller, Spelling, Way, Word
from tests.demo.rules.actions import Action, Aim, Commit, Flagged, PlaceCard, TakeBack
from tests.demo.rules.state import Order, Table

TAKE_BACK = Word("take_back")
READY = Word("ready")


def spell(_table: Table, _seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case PlaceCard(_, order):
            return ((card_of(order),),)
        case TakeBack():
            return ((TAKE_BACK,),)
        case Commit():
            return ((READY,),)
        case Aim(_, facing):
            return ((Way(facing),),)
        case Flagged():
            return ()
        case _:
            assert_never(action)


def card_of(order: Order) -> Card:
    return Card(order.name.lower())


def at_once(action: Action) -> bool:
    return not isinstance(action, Commit)


SPELL = Speller(of=spell, at_once=at_once, words=frozenset({TAKE_BACK.name, READY.name}))
