"""By which parts of the table an action is pointed out: a blow's name, cards, a cell, a word.

A blow is named by its word, or its cards are picked, in any order, and then its word; a simple one
by its card and the cell of the other fighter. A step is a card and a cell, in either order, and so
is a hop; a salto that only moves is `leap` and a cell. A reply takes one part: a card, a word, a
cell to hop to, or how many blocks; a card may also come first.
"""

from __future__ import annotations

from itertools import permutations
from typing import assert_never

from game.core import parts
from game.core.rules import Seat
from game.core.spelling import Count, Part, Speller, Spelling, Word
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
)
from game.rules.arena_of_eight.blows import SIMPLE, TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import Card, Cards, paid
from game.rules.arena_of_eight.choices import legal
from game.rules.arena_of_eight.landings import board_cell
from game.rules.arena_of_eight.replies import wanted
from game.rules.arena_of_eight.state import Table, other

DRAW, FEINT, TAKE, LEAP = Word("draw"), Word("feint"), Word("take"), Word("leap")


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    if isinstance(action, Replying):
        return _reply(table, seat, action)
    match action:
        case StepTo(_, card, to):
            cell = board_cell(to)
            return (card_part(card), cell), (cell, card_part(card))
        case HopTo(_, to):
            hop, cell = card_part(_cards(table, seat, wanted(Answer.HOP))[0]), board_cell(to)
            return (hop, cell), (cell, hop)
        case SaltoTo(_, to):
            return (LEAP, board_cell(to)), (board_cell(to), LEAP)
        case Strike(_, blow):
            return _strike(table, seat, blow)
        case Draw():
            return ((DRAW,),)
        case Feint(_, card):
            return (FEINT, card_part(card)), (card_part(card), FEINT)
        case _:
            assert_never(action)


def card_part(card: Card) -> parts.Card:
    return parts.Card(card.value)


def _strike(table: Table, seat: Seat, blow: Blow) -> tuple[Spelling, ...]:
    word = Word(blow.value)
    cards = tuple(map(card_part, _cards(table, seat, TERMS[blow].cards)))
    orders = dict.fromkeys(permutations(cards))
    at = ((*cards, board_cell(table.sides[other(seat)].cell)),)
    named = blow in SIMPLE and cards == (card_part(TERMS[blow].cards[0]),)
    return ((word,), *((*order, word) for order in orders), *(at if named else ()))


def _reply(table: Table, seat: Seat, action: Replying) -> tuple[Spelling, ...]:
    match action:
        case Take():
            return ((TAKE,),)
        case Block(_, count):
            card = parts.Card(Card.BLOCK.value)
            by_card = Card.BLOCK in _cards(table, seat, wanted(Answer.BLOCK, count))
            return ((Count(count),), *(((card, Count(count)),) if by_card else ()))
        case Reply(_, answer, to):
            part = LEAP if answer is Answer.SALTO else _answer(table, seat, answer)
            return ((part,),) if to is None else ((board_cell(to),), (part, board_cell(to)))
        case _:
            assert_never(action)


def _answer(table: Table, seat: Seat, answer: Answer) -> Part:
    """Return the card of an answer, or its word where it takes several or a super card."""
    cards = _cards(table, seat, wanted(answer))
    alone = len(cards) == 1 and cards[0] is not Card.SUPER
    return card_part(cards[0]) if alone else Word(answer.value)


def _cards(table: Table, seat: Seat, cards: Cards) -> Cards:
    return paid(table.sides[seat].hand or (), cards) or ()


def at_once(action: Action) -> bool:
    """A blow waits for Go, so that what it would do can be read first."""
    return not isinstance(action, Strike)


def grave(table: Table, seat: Seat, action: Action) -> bool:
    """To take a blow that knocks out, while there is a reply."""
    if not isinstance(action, Take) or table.incoming is None:
        return False
    deadly = TERMS[table.incoming.blow].damage >= table.sides[seat].health
    return deadly and len(legal(table, seat)) > 1


_NAMED = (*Blow, *(answer for answer in Answer if answer is not Answer.BLOCK))
_WORDS = (DRAW, FEINT, TAKE, LEAP, *(Word(each.value) for each in _NAMED))

SPELL = Speller(
    of=spell,
    at_once=at_once,
    grave=grave,
    words=frozenset(word.name for word in _WORDS),
)
