"""How actions are picked: a card and its pile, a word, a cell, or a bot.

A bot is pointed at as the piece it is, never as its cell, so that one place on the board is one
part. A pile is a manoeuvre; card and pile come in either order.

What can be undone, and what answers a question that was asked, is done at once. An exchange and
the end of planning wait for Go: they come at no set moment, and there is no way back from them.
"""

from __future__ import annotations

from typing import Final, assert_never

from game.core.rules import Seat
from game.core.spelling import Card, Count, Piece, Speller, Spelling, Spot, Way, Word
from game.rules.tanchiki import cards
from game.rules.tanchiki.actions import (
    Action,
    Commit,
    Exchange,
    MoveBot,
    PlaceCard,
    PlaceTank,
    PlayOn,
    ShareWin,
    SwitchOff,
    SwitchOn,
    TakeBack,
    ThrowGrenade,
    UseShovel,
)
from game.rules.tanchiki.state import Table

PILE: Final = "pile"
TAKE_BACK: Final = Word("take_back")
EXCHANGE: Final = Word("exchange")
OFF: Final = Word("off")
ON: Final = Word("on")
DONE: Final = Word("done")
PLAY_ON: Final = Word("play_on")
SHARE: Final = Word("share")
WORDS: Final = (TAKE_BACK, EXCHANGE, OFF, ON, DONE, PLAY_ON, SHARE)


def spell(_table: Table, _seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case PlaceCard(_, manoeuvre, card):
            return _either(card_part(card), pile_part(manoeuvre))
        case TakeBack(_, manoeuvre):
            return _either(pile_part(manoeuvre), TAKE_BACK)
        case Exchange(_, card, count):
            return ((EXCHANGE, card_part(card), Count(count)),)
        case PlaceTank(_, cell, facing):
            return ((cell, Way(facing)),)
        case MoveBot(_, bot):
            return ((Piece(bot),),)
        case UseShovel(_, cell) | ThrowGrenade(_, cell):
            return ((cell,),)
        case SwitchOff() | SwitchOn() | Commit() | PlayOn() | ShareWin():
            return ((_word(action),),)
        case _:
            assert_never(action)


def at_once(action: Action) -> bool:
    return not isinstance(action, Exchange | Commit)


def _word(action: SwitchOff | SwitchOn | Commit | PlayOn | ShareWin) -> Word:
    match action:
        case SwitchOff():
            return OFF
        case SwitchOn():
            return ON
        case Commit():
            return DONE
        case PlayOn():
            return PLAY_ON
        case ShareWin():
            return SHARE
        case _:
            assert_never(action)


def _either(one: Card | Spot, other: Spot | Word) -> tuple[Spelling, ...]:
    return (one, other), (other, one)


def card_part(card: cards.Card) -> Card:
    return Card(card.name.lower())


def pile_part(manoeuvre: int) -> Spot:
    return Spot(PILE, manoeuvre + 1)


SPELL = Speller(
    of=spell,
    at_once=at_once,
    words=frozenset(word.name for word in WORDS),
    spots=frozenset({PILE}),
)
